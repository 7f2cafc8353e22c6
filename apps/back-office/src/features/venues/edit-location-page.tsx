import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { Button } from '@mantine/core';
import { EditPage } from '../../components/edit-page/edit-page.tsx';
import { useEditForm } from '../../components/edit-page/use-edit-form.ts';
import { useShownReview } from '../../components/edit-page/use-shown-review.ts';
import { useTouchedReview } from '../../components/edit-page/use-touched-review.tsx';
import { withFailureMessage } from '../../components/failure-message.ts';
import { HistoryCard } from '../../components/history/history-card.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import { useRouteParam } from '../../components/use-route-param.ts';
import { requestGraphql } from '../../session/graphql/graphql-client.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { useOwnAccount } from '../../session/use-own-account.ts';
import { DeleteLocationCard } from './delete-location-card.tsx';
import { HouseLimitCard } from './house-limit-card.tsx';
import { LocationFields } from './location-fields.tsx';
import { type EditedLocation, locationFormOf } from './location-form.ts';
import { NetworksCard } from './networks-card.tsx';
import { changesOpening, openingControlOf, openingOf, refusalsOfOpening } from './opening-form.ts';
import { OpeningHoursCard } from './opening-hours-card.tsx';
import { PaymentEnvironmentField } from './payment-environment-field.tsx';
import { TimeslotsOutsideHours } from './timeslots-outside-hours.tsx';
import { ChangeLocation, EditLocation, LocationList, LocationPreview } from './venues.graphql.ts';

// The cards below the first ones are shown after them.
const ClosedDaysCard = onDemand(async () => (await import('./closed-days-card.tsx')).ClosedDaysCard);

export default function EditLocationPage() {
  const { t } = useMessages();
  const query = useGraphqlQuery(EditLocation, { id: useRouteParam('venueId') });
  return (
    <QueryView query={query} failed={t('venues.edit.failed')}>
      {({ location, locations }) => (
        <EditLocationForm key={location.id} location={location} isLast={locations.length === 1} />
      )}
    </QueryView>
  );
}

function EditLocationForm({ location, isLast }: { location: EditedLocation; isLast: boolean }) {
  const { t } = useMessages();
  const canEdit = useCan('new-settings', 'edit');
  const seesScheduler = useCan('availability-scheduler', 'access');
  const change = useGraphqlMutation(ChangeLocation, { refetch: [EditLocation, LocationList] });
  const shown = useShownReview();
  const form = useEditForm({
    values: locationFormOf(location),
    controlOf: openingControlOf,
    check: async (values) =>
      refusalsOfOpening(
        parseInput((await import('@foyer/domain/venues/location-input.ts')).locationInput, values),
        values,
      ),
    save: ({ version }, input) =>
      shown.save((fingerprint) =>
        withFailureMessage(
          change.mutateAsync({ id: location.id, input, version, fingerprint }),
          t('venues.edit.saveFailed'),
        ),
      ),
  });
  const concerns = changesOpening(form.fields);
  const review = useTouchedReview({
    submit: form.submit,
    shown,
    concerns,
    preview: async () => {
      const input = openingOf(form.fields.getValues());
      const answer = await requestGraphql(LocationPreview, { id: location.id, input });
      return answer.locationPreview;
    },
  });
  const isAdmin = useOwnAccount().account?.__typename === 'Admin';
  const opening = {
    opening: form.fields.getValues(),
    errors: form.fields.errors,
    onChange: form.fields.setValues,
  };
  const { productCount, timeslotGroupCount, eventCount, scannerCount } = location.usedBy;
  return (
    <EditPage
      title={location.name}
      actions={
        seesScheduler && (
          <Button component={Link} to={`/availability-scheduler?view=location&location=${location.id}`}>
            {t('venues.edit.onScheduler')}
          </Button>
        )
      }
      breadcrumbs={[
        { label: t('menu.item.new-settings'), to: '/new-settings' },
        { label: t('venues.list.title'), to: '/new-settings/locations' },
      ]}
      form={form}
      canEdit={canEdit}
      change={change}
      query={EditLocation}
      review={review}
    >
      <Columns
        summary={
          <>
            <HouseLimitCard fields={form.fields} today={location.houseToday} canEdit={canEdit} />
            <Card title={t('venues.usedBy.title')}>
              <Facts
                facts={[
                  { label: t('venues.usedBy.products'), value: productCount },
                  { label: t('venues.usedBy.timeslotGroups'), value: timeslotGroupCount },
                  { label: t('venues.usedBy.events'), value: eventCount },
                  { label: t('venues.usedBy.scanners'), value: scannerCount },
                  ...(isAdmin
                    ? []
                    : [
                        {
                          label: t('venues.environment.title'),
                          value: t(`venues.environment.${location.paymentEnvironment ?? 'client'}`),
                        },
                      ]),
                ]}
              />
              <PaymentEnvironmentField fields={form.fields} canEdit={isAdmin} />
            </Card>
            {canEdit && (
              <DeleteLocationCard
                id={location.id}
                name={location.name}
                possible={!isLast && productCount + timeslotGroupCount + eventCount + scannerCount === 0}
              />
            )}
            <HistoryCard entity="location" id={location.id} />
          </>
        }
      >
        <LocationFields fields={form.fields} zoneIsFixed={timeslotGroupCount > 0} />
        <OpeningHoursCard {...opening} />
        <TimeslotsOutsideHours locationId={location.id} weekHours={opening.opening.weekHours}>
          <ClosedDaysCard {...opening} today={localDateAt(new Date(), location.timeZone)} canEdit={canEdit} />
          <NetworksCard fields={form.fields} />
        </TimeslotsOutsideHours>
      </Columns>
    </EditPage>
  );
}
