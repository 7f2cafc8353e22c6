import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { Page } from '@foyer/ui/page.tsx';
import { EmptyState } from '@foyer/ui/states/empty-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { PageSkeleton } from '@foyer/ui/states/page-skeleton.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { EditPage } from '../../components/edit-page/edit-page.tsx';
import { useEditForm } from '../../components/edit-page/use-edit-form.ts';
import { useShownReview } from '../../components/edit-page/use-shown-review.ts';
import { useTouchedReview } from '../../components/edit-page/use-touched-review.tsx';
import { text, useAddressSearch } from '../../components/fields/address-search.ts';
import { HistoryCard } from '../../components/history/history-card.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import type { OpeningHoursOfLocationsQuery } from '../../generated/operations.ts';
import { requestGraphql } from '../../session/graphql/graphql-client.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { ClosedDaysCard } from './closed-days-card.tsx';
import {
  changesOpening,
  openingControlOf,
  openingFormOf,
  openingOf,
  refusalsOfOpening,
} from './opening-form.ts';
import { ChangeOpening, OpeningHoursOfLocations, OpeningPreview } from './opening-hours.graphql.ts';
import { OpeningHoursCard } from './opening-hours-card.tsx';
import { TimeslotsOutsideHours } from './timeslots-outside-hours.tsx';

const CopyClosedDaysDialog = onDemand(
  async () => (await import('./copy-closed-days-dialog.tsx')).CopyClosedDaysDialog,
);

type Location = OpeningHoursOfLocationsQuery['locations'][number];

/** Opening hours and closed days of one location at a time; `?location=` says of which. */
export default function OpeningHoursPage() {
  const { t } = useMessages();
  const query = useGraphqlQuery(OpeningHoursOfLocations, {});
  const { location: wanted } = useAddressSearch({ location: text });
  return (
    <QueryView
      query={query}
      failed={t('venues.edit.failed')}
      loading={<PageSkeleton title={t('venues.hours.title')} />}
    >
      {({ locations }) => {
        const location = locationAt(locations, wanted);
        if (!location) {
          return (
            <Page title={t('venues.hours.title')}>
              <EmptyState kind="first" title={t('venues.list.none')}>
                {t('venues.list.noneText')}
              </EmptyState>
            </Page>
          );
        }
        return <OpeningHoursForm key={location.id} location={location} locations={locations} />;
      }}
    </QueryView>
  );
}

function locationAt(locations: readonly Location[], wanted: string | undefined): Location | undefined {
  return locations.find(({ id }) => id === wanted) ?? locations[0];
}

function OpeningHoursForm({ location, locations }: { location: Location; locations: readonly Location[] }) {
  const { t } = useMessages();
  const canEdit = useCan('openingstijden', 'edit');
  const change = useGraphqlMutation(ChangeOpening, { refetch: [OpeningHoursOfLocations] });
  const shown = useShownReview();
  const [isCopying, setCopying] = useState(false);
  const others = locations.filter(({ id }) => id !== location.id);
  const form = useEditForm({
    values: { ...openingFormOf(location), version: location.version },
    controlOf: openingControlOf,
    check: async (values) =>
      refusalsOfOpening(
        parseInput((await import('@foyer/domain/venues/opening-input.ts')).openingInput, values),
        values,
      ),
    save: ({ version }, input) =>
      shown.save((fingerprint) => change.mutateAsync({ id: location.id, input, version, fingerprint })),
  });
  const concerns = changesOpening(form.fields);
  const review = useTouchedReview({
    submit: form.submit,
    shown,
    concerns,
    preview: async () => {
      const input = openingOf(form.fields.getValues());
      const answer = await requestGraphql(OpeningPreview, { id: location.id, input });
      return answer.openingPreview;
    },
  });
  const opening = {
    opening: form.fields.getValues(),
    errors: form.fields.errors,
    onChange: form.fields.setValues,
  };
  return (
    <EditPage
      title={t('venues.hours.title')}
      subtitle={locations.length === 1 ? location.name : undefined}
      tabs={
        locations.length > 1 && (
          <TabLinks
            label={t('venues.list.title')}
            tabs={locations.map(({ id, name }) => ({
              to: `/openingstijden?location=${id}`,
              label: name,
              current: id === location.id,
            }))}
          />
        )
      }
      form={form}
      canEdit={canEdit}
      change={change}
      query={OpeningHoursOfLocations}
      review={review}
      editedAt={(search) => locationAt(locations, search.location)?.id}
    >
      <OpeningHoursCard {...opening} />
      <TimeslotsOutsideHours locationId={location.id} weekHours={opening.opening.weekHours}>
        <ClosedDaysCard
          {...opening}
          today={localDateAt(new Date(), location.timeZone)}
          canEdit={canEdit}
          actions={
            canEdit &&
            others.length > 0 && (
              <Button
                disabled={form.fields.isDirty('closedDays')}
                title={form.fields.isDirty('closedDays') ? t('venues.copy.saveFirst') : undefined}
                onClick={() => setCopying(true)}
              >
                {t('venues.copy.title')}
              </Button>
            )
          }
        />
        <HistoryCard entity="location" id={location.id} />
      </TimeslotsOutsideHours>
      {isCopying && (
        <CopyClosedDaysDialog from={location} others={others} onClose={() => setCopying(false)} />
      )}
    </EditPage>
  );
}
