import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { weekdays } from '@foyer/domain/calendar/weekday.ts';
import { findPeriodInForce } from '@foyer/domain/scheduling/period-in-force.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { useRef, useState } from 'react';
import { EditPage } from '../../../components/edit-page/edit-page.tsx';
import { useEditForm } from '../../../components/edit-page/use-edit-form.ts';
import { text, useAddressSearch } from '../../../components/fields/address-search.ts';
import { useCan } from '../../../components/use-can.ts';
import { useDraftChange } from '../changes/use-draft-change.ts';
import { useDraftedChange } from '../changes/use-drafted-change.ts';
import { YieldsCard } from '../changes/yields-card.tsx';
import { ExceptionsCard } from '../exceptions/exceptions-card.tsx';
import { WeekdayTimesCard } from '../exceptions/weekday-times-card.tsx';
import { PeriodsCard } from '../periods/periods-card.tsx';
import { TimeslotGroupDetails } from '../scheduling.graphql.ts';
import { GroupActions } from './group-actions.tsx';
import { GroupSettingsCard } from './group-settings-card.tsx';
import { GroupTags } from './group-tags.tsx';
import { LinkedTicketGroupsCard } from './linked-ticket-groups-card.tsx';
import {
  changesOf,
  checkTimeslotGroup,
  type EditedTimeslotGroup,
  type PeriodForm,
  timeslotGroupFormOf,
  weekdayLimitField,
} from './timeslot-group-form.ts';

/** The last card of the page: fetched after what the page is for. */
const HistoryCard = onDemand(
  async () => (await import('../../../components/history/history-card.tsx')).HistoryCard,
);

/** `period` is one that a day led here from. */
const groupSearch = { period: text };

/** What one comes for: the times that are sold now, else those to come; what is over, and a draft, seldom. */
function firstChosen(periods: readonly PeriodForm[], today: LocalDate): PeriodForm | undefined {
  const notOver = periods.filter(({ until }) => until >= today);
  return findPeriodInForce(periods, today) ?? notOver.find(({ published }) => published) ?? notOver[0];
}

/** Title, settings, links, periods and their times are one form; saving goes through the dry run (design, 0: Review). */
export function EditTimeslotGroup({ group }: { group: EditedTimeslotGroup }) {
  const { t } = useMessages();
  const canEdit = useCan('timeslotgroup', 'edit');
  const draft = useDraftChange(group);
  const draftedOn = useRef<string | null>(null);
  const form = useEditForm({
    values: timeslotGroupFormOf(group),
    version: group.version,
    check: (values) => checkTimeslotGroup(values, group),
    save: (values, _checked, version: string) =>
      draft.review(changesOf(values, group), draftedOn.current ?? version),
  });
  useDraftedChange(form, draftedOn);
  const { periods } = form.fields.getValues();
  const { period: asked } = useAddressSearch(groupSearch);
  const [chosenKey, setChosenKey] = useState(() => asked ?? firstChosen(periods, group.localNow.date)?.key);
  // One that was removed, here or since a link to it was made, gives way to what is sold.
  const chosen =
    periods.find(({ key }) => key === chosenKey) ?? firstChosen(periods, group.localNow.date) ?? periods[0];
  const { errors } = form.fields;
  const isOfPeriods = (field: string) => field.startsWith('periods');
  const setPeriods = (changed: PeriodForm[]) => {
    form.fields.setFieldValue('periods', changed);
    form.fields.setErrors(
      Object.fromEntries(Object.entries(errors).filter(([field]) => !isOfPeriods(field))),
    );
  };
  const limitFields = chosen ? weekdays.map((weekday) => weekdayLimitField(chosen, weekday)) : [];
  const periodErrors = Object.entries(errors).filter(
    ([field]) => isOfPeriods(field) && !limitFields.includes(field),
  );
  return (
    <EditPage
      title={group.name}
      subtitle={group.location.name}
      status={<GroupTags group={group} />}
      breadcrumbs={[{ label: t('scheduling.title'), to: '/timeslotgroup' }]}
      actions={<GroupActions group={group} />}
      form={form}
      canEdit={canEdit}
      change={draft}
      query={TimeslotGroupDetails}
      opensDryRun
      saveLabel={t('scheduling.review.action')}
      above={periodErrors.map(([field, message]) => (
        <Notice key={field} tone="danger">
          {message}
        </Notice>
      ))}
    >
      <Columns
        summary={
          <>
            <LinkedTicketGroupsCard
              group={group}
              form={form}
              hasSchedules={draft.error?.fields.some(
                ({ errorKey }) => errorKey === 'ticket-group-has-schedules',
              )}
            />
            <GroupSettingsCard form={form} />
            <YieldsCard group={group} />
            <HistoryCard entity="timeslot-group" id={group.id} />
          </>
        }
      >
        <PeriodsCard
          periods={periods}
          canEdit={canEdit}
          today={group.localNow.date}
          exceptions={group.exceptions}
          chosenKey={chosen?.key}
          onChoose={setChosenKey}
          onChange={setPeriods}
        />
        {chosen && (
          <WeekdayTimesCard
            key={chosen.key}
            period={chosen}
            saved={group.periods.find(({ id }) => id === chosen.key)}
            canEdit={canEdit}
            errors={errors}
            onChange={(changed) =>
              setPeriods(periods.map((period) => (period.key === changed.key ? changed : period)))
            }
          />
        )}
        <ExceptionsCard group={group} />
      </Columns>
    </EditPage>
  );
}
