import { formatLongDate, formatWeekday } from '@foyer/i18n/format-date.ts';
import { ToggleChip } from '@foyer/ui/fields/toggle-chip.tsx';
import { Figure, Figures } from '@foyer/ui/figure.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { CancelDayButton } from '../../components/close-timeslots/close-button.tsx';
import { oneOf, text, useAddressSearch, useChangeSearch } from '../../components/fields/address-search.ts';
import { ListPage } from '../../components/list-page/list-page.tsx';
import { useList } from '../../components/list-page/use-list.ts';
import { PaperHead } from '../../components/paper-head.tsx';
import type { TimeslotsOfDayQuery } from '../../generated/operations.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { readDay } from './chosen-day.ts';
import { DayMoves } from './day-moves.tsx';
import { TimeslotsOfDayTable } from './timeslots-of-day-table.tsx';
import { OverviewLocations, TimeslotsOfDay } from './visits.graphql.ts';
import styles from './visits.module.css';

type DayTimeslot = TimeslotsOfDayQuery['timeslotsOfDay'][number];

/** The day is no filter: clearing those stays on it. */
const daySearch = { date: text };
const filters = { location: text, group: text, left: oneOf(['yes']), hidden: oneOf(['yes']) };

/** Every timeslot of a day over all groups; day, location and group are in the address. */
export default function TimeslotsOfDayPage() {
  const { t, intlLocale, today } = useMessages();
  const date = readDay(useAddressSearch(daySearch).date, today);
  const changeSearch = useChangeSearch();
  const locations = useGraphqlQuery(OverviewLocations, {}).data?.locations ?? [];
  const list = useList({
    filters,
    document: TimeslotsOfDay,
    variables: ({ filters: { location, hidden } }) => ({
      date,
      locationId: location ?? null,
      withHidden: hidden === 'yes',
    }),
    rows: ({ timeslotsOfDay }) => timeslotsOfDay,
    narrow: (all, { filters: { group, left } }) =>
      all.filter(
        ({ groupId, timeslot }) =>
          (!group || groupId === group) && (!left || (timeslot.state === 'open' && !timeslot.isPast)),
      ),
    refetchEveryMs: 30_000,
  });
  const { location, group, left, hidden } = list.filters;
  const all = list.query.data?.timeslotsOfDay ?? [];
  const groups = [...new Map(all.map(({ groupId, groupName }) => [groupId, groupName]))];
  const places = location ? [location] : [...new Set(all.map(({ locationId }) => locationId))];
  const next = all.find(({ timeslot }) => !timeslot.isPast);
  return (
    <ListPage
      list={list}
      title={t('visits.overview.title', { day: formatWeekday(date, intlLocale) })}
      status={<DayMoves date={date} onChange={(chosen) => changeSearch({ date: chosen ?? undefined })} />}
      actions={
        <>
          <Button component={Link} to="/timeslotgroup/closures" c="var(--text)">
            {t('visits.overview.closures')}
          </Button>
          {places.length > 0 && next && (
            <CancelDayButton
              place={
                group
                  ? { scopeKind: 'timeslot-group', scopeIds: [group] }
                  : { scopeKind: 'location', scopeIds: places }
              }
              date={date}
              busy={list.query.isPlaceholderData}
              from={next.timeslot.time}
            />
          )}
        </>
      }
      above={
        <>
          <PaperHead heading={formatLongDate(date, intlLocale)} />
          <DayTotals timeslots={list.query.data ? list.rowsOf(list.query.data) : []} />
        </>
      }
      filters={[
        {
          name: 'location',
          label: t('visits.overview.location'),
          options: locations.map(({ id, name }) => ({ value: id, label: name })),
        },
        {
          name: 'group',
          label: t('visits.overview.group'),
          options: groups.map(([value, label]) => ({ value, label })),
        },
        <ToggleChip
          key="left"
          label={t('visits.overview.onlyOpen')}
          on={left === 'yes'}
          onChange={(on) => list.setFilter('left', on ? 'yes' : undefined)}
        />,
        <ToggleChip
          key="hidden"
          label={t('visits.overview.withHidden')}
          on={hidden === 'yes'}
          onChange={(on) => list.setFilter('hidden', on ? 'yes' : undefined)}
        />,
      ]}
      words={{
        failed: t('visits.overview.failed'),
        noMatch: { title: t('visits.overview.none'), text: t('visits.overview.noneText') },
      }}
      table={(timeslots) => <TimeslotsOfDayTable timeslots={timeslots} refetching={list.query.isFetching} />}
    />
  );
}

/** Each figure says what it is a part of, as on the day of one group. */
function DayTotals({ timeslots }: { timeslots: readonly DayTimeslot[] }) {
  const { t, number, percent } = useMessages();
  const sum = (count: (one: DayTimeslot) => number) =>
    timeslots.reduce((total, one) => total + count(one), 0);
  const groupCount = new Set(timeslots.map(({ groupId }) => groupId)).size;
  const open = timeslots.filter(({ timeslot }) => timeslot.state === 'open');
  const isLimited = open.length > 0 && open.every(({ timeslot }) => timeslot.capacity !== null);
  const capacity = open.reduce((total, { timeslot }) => total + (timeslot.capacity ?? 0), 0);
  const sold = sum(({ timeslot }) => timeslot.soldCount);
  const scanned = sum(({ scannedCount }) => scannedCount);
  const free = sum(({ timeslot }) =>
    timeslot.isPast || timeslot.state !== 'open' ? 0 : (timeslot.fill.left ?? 0),
  );
  // Whole percents, in basis points.
  const share = (part: number, whole: number) =>
    percent(whole > 0 ? Math.round((part / whole) * 100) * 100 : 0);
  return (
    <Figures>
      <Figure label={t('visits.overview.timeslots')} value={number(timeslots.length)}>
        <span className={styles.hint}>{t('visits.overview.inGroups', { count: groupCount })}</span>
      </Figure>
      <Figure label={t('visits.overview.reserved')} value={number(sold)}>
        {isLimited && (
          <span className={styles.hint}>{t('scheduling.day.share', { share: share(sold, capacity) })}</span>
        )}
      </Figure>
      <Figure label={t('visits.column.scanned')} value={number(scanned)}>
        <span className={styles.hint}>
          {t('scheduling.day.shareOfReserved', { share: share(scanned, sold) })}
        </span>
      </Figure>
      <Figure label={t('visits.overview.free')} value={number(free)}>
        <span className={styles.hint}>{t('scheduling.day.freeHint')}</span>
      </Figure>
    </Figures>
  );
}
