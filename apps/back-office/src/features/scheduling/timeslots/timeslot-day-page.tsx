import { addDays, isLocalDate } from '@foyer/domain/calendar/local-date.ts';
import { weekdayOf } from '@foyer/domain/calendar/weekday.ts';
import { formatLongDate } from '@foyer/i18n/format-date.ts';
import { Page } from '@foyer/ui/page.tsx';
import { LoadingState } from '@foyer/ui/states/loading-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { ActionIcon, Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { NotFoundPage } from '../../../app/pages/not-found-page.tsx';
import { useClosing } from '../../../components/close-timeslots/use-closing.tsx';
import { DayStrip } from '../../../components/days/day-strip.tsx';
import { text, useAddressSearch } from '../../../components/fields/address-search.ts';
import { useWeekdayName } from '../../../components/fields/weekday-name.ts';
import { PaperHead } from '../../../components/paper-head.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { useCan } from '../../../components/use-can.ts';
import { useGo } from '../../../components/use-go.ts';
import { useRouteParam } from '../../../components/use-route-param.ts';
import type { TimeslotDayQuery } from '../../../generated/operations.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { DayForm } from '../exceptions/day-form.tsx';
import { GroupTags } from '../timeslot-groups/group-tags.tsx';
import { DayActions, DayBar } from './day-actions.tsx';
import { TimeslotDay } from './timeslot-day.graphql.ts';
import styles from './timeslot-day-page.module.css';

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
      {({ timeslotDay }) => (
        <Day shown={timeslotDay} id={timeslotGroupId} date={date} refetching={query.isFetching} />
      )}
    </QueryView>
  );
}

interface DayProps {
  /** Until the asked one is there, the day before or after it. */
  shown: TimeslotDayQuery['timeslotDay'];
  id: string;
  date: string;
  refetching: boolean;
}

/** The next day can be opened at once; nothing can be typed before the timeslots of the day are there. */
function Day({ shown, id, date, refetching }: DayProps) {
  const { t, date: written, intlLocale } = useMessages();
  const go = useGo();
  const weekdayName = useWeekdayName();
  const { adding } = useAddressSearch({ adding: text });
  const [isAdding, setAdding] = useState(Boolean(adding));
  const canEdit = useCan('timeslotgroup', 'edit');
  const closing = useClosing();
  const phone = useMediaQuery('(max-width: 719px)', undefined, { getInitialValueInEffect: false });
  const { group } = shown;
  const day = shown.date === date && group.id === id ? shown : undefined;
  const timeslots = day?.timeslots ?? [];
  const pathOf = (other: string) => `/timeslotgroup/${group.id}/day/${other}`;
  const move = (days: number) => go(pathOf(addDays(date, days)), { replace: true });
  const step = (direction: 'previous' | 'next') => (
    <ActionIcon
      variant={phone ? 'subtle' : 'default'}
      aria-label={t(`scheduling.day.${direction}${phone ? 'Week' : ''}`)}
      onClick={() => move((direction === 'next' ? 1 : -1) * (phone ? 7 : 1))}
    >
      {direction === 'next' ? (
        <IconChevronRight size={17} stroke={1.6} aria-hidden="true" />
      ) : (
        <IconChevronLeft size={17} stroke={1.6} aria-hidden="true" />
      )}
    </ActionIcon>
  );
  const cancelFrom = timeslots.find(({ isPast, state }) => !isPast && state !== 'cancelled')?.time;
  const acts = {
    onAdd: canEdit && day && date >= group.localNow.date ? () => setAdding(true) : undefined,
    onCancel:
      closing.mayClose && cancelFrom
        ? () => closing.closeDay({ scopeKind: 'timeslot-group', scopeIds: [group.id] }, date, cancelFrom)
        : undefined,
  };
  return (
    <Page
      title={`${weekdayName(weekdayOf(date))} ${written(date)}`}
      status={
        <span className={styles.move}>
          {!phone && step('previous')}
          {!phone && step('next')}
          {date !== group.localNow.date && (
            <Button
              variant="subtle"
              px={phone ? 8 : undefined}
              onClick={() => go(pathOf(group.localNow.date), { replace: true })}
            >
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
      actions={<DayActions groupId={group.id} date={date} {...acts} />}
    >
      <PaperHead heading={`${group.name}, ${formatLongDate(date, intlLocale)}`} />
      {phone && (
        <div className={styles.week}>
          {step('previous')}
          <DayStrip
            label={t('scheduling.day.week')}
            days={shown.week.map((one) => ({ date: one.date, state: one.fill.state }))}
            chosen={date}
            pathOf={pathOf}
          />
          {step('next')}
        </div>
      )}
      {day ? (
        <DayForm
          key={`${id} ${date}`}
          day={day}
          refetching={refetching}
          isAdding={isAdding}
          onAdded={() => setAdding(false)}
        />
      ) : (
        <LoadingState />
      )}
      {phone && <DayBar {...acts} />}
      {/* In one place for both: what is typed in it survives a phone that is turned. */}
      {closing.dialog}
    </Page>
  );
}
