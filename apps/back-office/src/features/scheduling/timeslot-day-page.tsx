import { addDays, isLocalDate } from '@foyer/domain/calendar/local-date.ts';
import { weekdayOf } from '@foyer/domain/calendar/weekday.ts';
import { useMessages } from '@foyer/ui/messages.tsx';
import { Notice } from '@foyer/ui/notice.tsx';
import { onDemand } from '@foyer/ui/on-demand.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconPlus, IconUsers } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { CancelDayButton } from '../../components/close-timeslots/close-button.tsx';
import { DayStrip } from '../../components/day-strip.tsx';
import { EditGuard } from '../../components/edit-guard.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import { useEditForm } from '../../components/use-edit-form.ts';
import { useGo } from '../../components/use-go.ts';
import { useRouteParam } from '../../components/use-route-param.ts';
import { useWeekdayName } from '../../components/weekday-name.ts';
import { BesideWhy } from '../../components/why/beside-why.tsx';
import type { TimeslotDayQuery } from '../../generated/operations.ts';
import { useGraphqlQuery } from '../../session/use-graphql-query.ts';
import { AddedTimeslots } from './added-timeslots.tsx';
import { DayFigures } from './day-figures.tsx';
import { GroupTags } from './group-tags.tsx';
import { countEdits, handInputOf, noEdits } from './hand-edits.ts';
import { TimeslotDay } from './timeslot-day.graphql.ts';
import styles from './timeslot-day-page.module.css';
import { TimeslotTable } from './timeslot-table.tsx';
import { useDraftTimeslots } from './use-draft-timeslots.ts';

const AddTimeslotDialog = onDemand(async () => (await import('./add-timeslot-dialog.tsx')).AddTimeslotDialog);

/** One date of a timeslot group: how full each timeslot is, its limit, open or closed. */
export default function TimeslotDayPage() {
  const { t } = useMessages();
  const timeslotGroupId = useRouteParam('timeslotGroupId');
  const date = useRouteParam('date');
  const isDate = isLocalDate(date);
  const query = useGraphqlQuery(
    TimeslotDay,
    { timeslotGroupId, date },
    { keepPrevious: true, enabled: isDate, refetchEveryMs: 30_000 },
  );
  if (!isDate) return <NotFoundPage />;
  return (
    <QueryView query={query} failed={t('scheduling.group.failed')}>
      {({ timeslotDay }) => <Day key={timeslotDay.date} day={timeslotDay} refetching={query.isFetching} />}
    </QueryView>
  );
}

function Day({ day, refetching }: { day: TimeslotDayQuery['timeslotDay']; refetching: boolean }) {
  const { t, date: written } = useMessages();
  const go = useGo();
  const weekdayName = useWeekdayName();
  const { adding }: { adding?: string } = useSearch({ strict: false });
  const [isAdding, setAdding] = useState(Boolean(adding));
  const canEdit = useCan('timeslotgroup', 'edit');
  const { group, date, timeslots } = day;
  const draft = useDraftTimeslots(group.id);
  const form = useEditForm({
    values: noEdits,
    save: (values) => draft(handInputOf(values, date)),
  });
  const values = form.fields.getValues();
  const refused = Object.values(form.fields.errors);
  const pathOf = (other: string) => `/timeslotgroup/${group.id}/day/${other}`;
  const move = (days: number) => go(pathOf(addDays(date, days)), { replace: true });
  return (
    <Page
      title={`${weekdayName(weekdayOf(date))} ${written(date)}`}
      status={
        <span className={styles.move}>
          <ActionIcon variant="default" aria-label={t('scheduling.day.previous')} onClick={() => move(-1)}>
            <IconChevronLeft size={17} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon variant="default" aria-label={t('scheduling.day.next')} onClick={() => move(1)}>
            <IconChevronRight size={17} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
          {date !== group.localNow.date && (
            <Button variant="subtle" onClick={() => go(pathOf(group.localNow.date), { replace: true })}>
              {t('scheduling.day.today')}
            </Button>
          )}
          <GroupTags group={group} />
        </span>
      }
      breadcrumbs={[
        { label: t('scheduling.title'), to: '/timeslotgroup' },
        { label: group.name, to: `/timeslotgroup/${group.id}` },
      ]}
      actions={
        <>
          <Button
            leftSection={<IconUsers size={15} stroke={1.6} aria-hidden="true" />}
            onClick={() => go(`/timeslotgroup/${group.id}/visitors?date=${date}`)}
          >
            {t('scheduling.day.visitors')}
          </Button>
          {canEdit && date >= group.localNow.date && (
            <Button
              leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
              onClick={() => setAdding(true)}
            >
              {t('scheduling.day.add')}
            </Button>
          )}
          {timeslots.some(({ isPast, state }) => !isPast && state !== 'cancelled') && (
            <CancelDayButton
              place={{ scopeKind: 'timeslot-group', scopeIds: [group.id] }}
              date={date}
              from={timeslots.find(({ isPast }) => !isPast)?.time}
            />
          )}
        </>
      }
    >
      <EditGuard
        form={{ ...form, submit: async () => (await form.submit()) && false }}
        saveLabel={t('scheduling.review.action')}
        changes={t('scheduling.day.changes', { count: countEdits(values) })}
      />
      {refused.map((message) => (
        <Notice key={String(message)} tone="danger">
          {message}
        </Notice>
      ))}
      <div className={styles.week}>
        <DayStrip
          label={t('scheduling.day.week')}
          days={day.week.map((one) => ({ date: one.date, state: one.fill.state }))}
          chosen={date}
          pathOf={pathOf}
        />
      </div>
      <DayFigures timeslots={timeslots} />
      <BesideWhy>
        <TimeslotTable
          day={day}
          canEdit={canEdit}
          form={values}
          onChange={(changed) => form.fields.setValues(changed)}
          refetching={refetching}
        />
      </BesideWhy>
      <AddedTimeslots
        added={values.added}
        onRemove={(time) =>
          form.fields.setFieldValue(
            'added',
            values.added.filter((one) => one.time !== time),
          )
        }
      />
      {isAdding && (
        <AddTimeslotDialog
          date={date}
          taken={[...timeslots, ...values.added].map(({ time }) => time)}
          limit={timeslots[0]?.capacity ?? null}
          onTake={(timeslot) => {
            form.fields.setFieldValue('added', [...values.added, timeslot]);
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </Page>
  );
}
