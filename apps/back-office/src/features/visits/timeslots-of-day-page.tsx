import { weekdayOf } from '@foyer/domain/calendar/weekday.ts';
import { Card } from '@foyer/ui/card.tsx';
import { EmptyState } from '@foyer/ui/empty-state.tsx';
import { Figure, Figures } from '@foyer/ui/figure.tsx';
import { FilterChip } from '@foyer/ui/filter-chip.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { ToggleChip } from '@foyer/ui/toggle-chip.tsx';
import { Button } from '@mantine/core';
import { CancelDayButton } from '../../components/close-timeslots/close-button.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useListSearch } from '../../components/use-list-search.ts';
import { useWeekdayName } from '../../components/weekday-name.ts';
import type { TimeslotsOfDayQuery } from '../../generated/operations.ts';
import { useGraphqlQuery } from '../../session/use-graphql-query.ts';
import { readDay } from './chosen-day.ts';
import { DayMoves } from './day-moves.tsx';
import { TimeslotsOfDayTable } from './timeslots-of-day-table.tsx';
import { OverviewLocations, TimeslotsOfDay } from './visits.graphql.ts';
import styles from './visits.module.css';

type DayTimeslot = TimeslotsOfDayQuery['timeslotsOfDay'][number];

/** Every timeslot of a day over all groups; day, location and group stand in the address. */
export default function TimeslotsOfDayPage() {
  const { t, date: written } = useMessages();
  const weekdayName = useWeekdayName();
  const list = useListSearch(['date', 'location', 'group', 'left', 'hidden'] as const);
  const { location, group, left, hidden } = list.filters;
  const date = readDay(list.filters.date);
  const query = useGraphqlQuery(
    TimeslotsOfDay,
    { date, locationId: location ?? null, withHidden: hidden === 'yes' },
    { keepPrevious: true, refetchEveryMs: 30_000 },
  );
  const locations = useGraphqlQuery(OverviewLocations, {}).data?.locations ?? [];
  const all = query.data?.timeslotsOfDay ?? [];
  const groups = [...new Map(all.map(({ groupId, groupName }) => [groupId, groupName]))];
  const places = location ? [location] : [...new Set(all.map(({ locationId }) => locationId))];
  const isShown = (one: DayTimeslot) =>
    (!group || one.groupId === group) &&
    (left !== 'yes' || (one.timeslot.state === 'open' && !one.timeslot.isPast));
  return (
    <Page
      kind="list"
      title={t('visits.overview.title', { day: `${weekdayName(weekdayOf(date))} ${written(date)}` })}
      status={<DayMoves date={date} onChange={(chosen) => list.setFilter('date', chosen ?? undefined)} />}
      actions={
        <>
          <Button component={Link} to="/timeslotgroup/closures" c="var(--text)">
            {t('visits.overview.closures')}
          </Button>
          {places.length > 0 && all.some(({ timeslot }) => !timeslot.isPast) && (
            <CancelDayButton
              place={
                group
                  ? { scopeKind: 'timeslot-group', scopeIds: [group] }
                  : { scopeKind: 'location', scopeIds: places }
              }
              date={date}
              from={all.find(({ timeslot }) => !timeslot.isPast)?.timeslot.time}
            />
          )}
        </>
      }
    >
      <DayTotals timeslots={all.filter(isShown)} />
      <Card flush>
        <div className={styles.filters}>
          <FilterChip
            label={t('visits.overview.location')}
            options={locations.map(({ id, name }) => ({ value: id, label: name }))}
            value={location}
            onChange={(value) => list.setFilter('location', value)}
          />
          <FilterChip
            label={t('visits.overview.group')}
            options={groups.map(([value, label]) => ({ value, label }))}
            value={group}
            onChange={(value) => list.setFilter('group', value)}
          />
          <ToggleChip
            label={t('visits.overview.onlyOpen')}
            on={left === 'yes'}
            onChange={(on) => list.setFilter('left', on ? 'yes' : undefined)}
          />
          <ToggleChip
            label={t('visits.overview.withHidden')}
            on={hidden === 'yes'}
            onChange={(on) => list.setFilter('hidden', on ? 'yes' : undefined)}
          />
        </div>
        <QueryView query={query} failed={t('visits.overview.failed')}>
          {({ timeslotsOfDay }) => {
            const shown = timeslotsOfDay.filter(isShown);
            return shown.length === 0 ? (
              <EmptyState kind="noMatch" title={t('visits.overview.none')}>
                {t('visits.overview.noneText')}
              </EmptyState>
            ) : (
              <TimeslotsOfDayTable timeslots={shown} refetching={query.isFetching} />
            );
          }}
        </QueryView>
      </Card>
    </Page>
  );
}

function DayTotals({ timeslots }: { timeslots: readonly DayTimeslot[] }) {
  const { t, number } = useMessages();
  const sum = (count: (one: DayTimeslot) => number) =>
    number(timeslots.reduce((total, one) => total + count(one), 0));
  return (
    <Figures>
      <Figure label={t('visits.overview.timeslots')} value={number(timeslots.length)} />
      <Figure label={t('visits.overview.reserved')} value={sum(({ timeslot }) => timeslot.soldCount)} />
      <Figure label={t('visits.column.scanned')} value={sum(({ scannedCount }) => scannedCount)} />
      <Figure
        label={t('visits.overview.free')}
        value={sum(({ timeslot }) =>
          timeslot.isPast || timeslot.state !== 'open' ? 0 : (timeslot.fill.left ?? 0),
        )}
      />
    </Figures>
  );
}
