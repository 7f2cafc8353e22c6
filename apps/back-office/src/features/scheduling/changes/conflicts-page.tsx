import type { OwnerLimitKind } from '@foyer/domain/capacity/sale-counters.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { DataTable } from '@foyer/ui/table/data-table.tsx';
import { TableFooter } from '@foyer/ui/table/table-footer.tsx';
import { ListPage } from '../../../components/list-page/list-page.tsx';
import { useList } from '../../../components/list-page/use-list.ts';
import type { ConflictsQuery } from '../../../generated/operations.ts';
import { Conflicts } from './conflicts.graphql.ts';

type TimeslotConflict = ConflictsQuery['timeslotConflicts'][number];
type LimitConflict = ConflictsQuery['limitConflicts'][number];

/** All that waits for a choice: timeslots that differ from their rules, and limits that more was sold than. */
export default function ConflictsPage() {
  const { t } = useMessages();
  const list = useList({
    filters: {},
    document: Conflicts,
    variables: () => ({}),
    rows: ({ timeslotConflicts, limitConflicts }) => [...timeslotConflicts, ...limitConflicts],
    refetchEveryMs: 30_000,
  });
  const none = { title: t('scheduling.conflict.none') };
  return (
    <ListPage
      list={list}
      title={t('scheduling.conflict.title')}
      subtitle={t('scheduling.conflict.text')}
      breadcrumbs={[{ label: t('scheduling.title'), to: '/timeslotgroup' }]}
      plain
      words={{
        failed: t('scheduling.group.failed'),
        empty: none,
        noMatch: none,
      }}
      table={(_rows, { timeslotConflicts, limitConflicts }) => (
        <>
          {timeslotConflicts.length > 0 && <TimeslotConflicts rows={timeslotConflicts} />}
          {limitConflicts.length > 0 && <LimitConflicts rows={limitConflicts} />}
        </>
      )}
    />
  );
}

function TimeslotConflicts({ rows }: { rows: readonly TimeslotConflict[] }) {
  const { t, date, number } = useMessages();
  const group = ({ name, groupId }: TimeslotConflict) =>
    groupId ? <Link to={`/timeslotgroup/${groupId}`}>{name}</Link> : name;
  const what = ({ timeslot: { conflict, wantedCapacity } }: TimeslotConflict) =>
    conflict === 'not-in-rules'
      ? t('scheduling.day.notInRules')
      : t('scheduling.day.wanted', { count: wantedCapacity ?? 0 });
  const start = ({ timeslot }: TimeslotConflict) => `${date(timeslot.date)} ${timeslot.time}`;
  const dayOf = ({ groupId, timeslot }: TimeslotConflict) =>
    groupId
      ? `/timeslotgroup/${groupId}/day/${timeslot.date}`
      : `/availability-scheduler?date=${timeslot.date}`;
  return (
    <Card flush title={t('scheduling.conflict.timeslots')}>
      <DataTable
        label={t('scheduling.conflict.timeslots')}
        rows={rows}
        rowKey={({ timeslot }) => timeslot.id}
        rowLink={dayOf}
        columns={[
          { key: 'start', header: t('change.timeslot'), cell: start },
          { key: 'group', header: t('scheduling.timeslot.group'), cell: group },
          { key: 'location', header: t('scheduling.location'), cell: ({ locationName }) => locationName },
          {
            key: 'sold',
            header: t('scheduling.day.reserved'),
            align: 'end',
            cell: ({ timeslot }) => number(timeslot.soldCount),
          },
          {
            key: 'held',
            header: t('scheduling.day.held'),
            align: 'end',
            cell: ({ timeslot }) => number(timeslot.heldCount),
          },
          { key: 'what', header: t('scheduling.conflict.what'), cell: what },
        ]}
        card={(row) => ({
          title: start(row),
          figure: t('scheduling.yields.places', { count: row.timeslot.soldCount }),
          line2: row.name,
          line3: what(row),
        })}
      />
      <TableFooter>{t('scheduling.count.timeslots', { count: rows.length })}</TableFooter>
    </Card>
  );
}

const owners: Record<OwnerLimitKind, (id: string) => string> = {
  'ticket-type': (id) => `/tickettype-aanpassen/${id}`,
  'ticket-group': (id) => `/tickets/${id}`,
  event: (id) => `/events/${id}`,
  house: (id) => `/new-settings/locations/edit-venue/${id}`,
};

function LimitConflicts({ rows }: { rows: readonly LimitConflict[] }) {
  const { t, date, number } = useMessages();
  const when = ({ date: day, time }: LimitConflict) =>
    day ? [date(day), time].filter(Boolean).join(' ') : t('scheduling.conflict.inAll');
  const over = ({ limit, taken }: LimitConflict) => <strong>+{number(taken - limit)}</strong>;
  return (
    <Card flush title={t('scheduling.conflict.limits')}>
      <DataTable
        label={t('scheduling.conflict.limits')}
        rows={rows}
        rowKey={({ kind, ownerId, date: day, time }) => `${kind} ${ownerId} ${day} ${time}`}
        rowLink={({ kind, ownerId }) => owners[kind](ownerId)}
        columns={[
          { key: 'name', header: t('scheduling.name'), cell: ({ name }) => name },
          {
            key: 'kind',
            header: t('scheduling.conflict.kind'),
            cell: ({ kind }) => t(`scheduling.limited.${kind}`),
          },
          { key: 'when', header: t('scheduling.conflict.when'), cell: when },
          {
            key: 'limit',
            header: t('scheduling.times.limit'),
            align: 'end',
            cell: ({ limit }) => number(limit),
          },
          {
            key: 'taken',
            header: t('scheduling.conflict.taken'),
            align: 'end',
            cell: ({ taken }) => number(taken),
          },
          { key: 'over', header: t('scheduling.conflict.over'), align: 'end', cell: over },
        ]}
        card={(row) => ({
          title: row.name,
          figure: over(row),
          line2: t(`scheduling.limited.${row.kind}`),
          line2End: when(row),
        })}
      />
    </Card>
  );
}
