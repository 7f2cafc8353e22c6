import { DataTable } from '@foyer/ui/data-table.tsx';
import { EmptyState } from '@foyer/ui/empty-state.tsx';
import { FilterChip } from '@foyer/ui/filter-chip.tsx';
import { ListToolbar } from '@foyer/ui/list-toolbar.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { StatusTag } from '@foyer/ui/status-tag.tsx';
import { TableFooter } from '@foyer/ui/table-footer.tsx';
import { Button } from '@mantine/core';
import { narrowRows } from '../../components/narrow-rows.ts';
import { useListSearch } from '../../components/use-list-search.ts';
import type { TimeslotGroupListQuery } from '../../generated/operations.ts';

type Row = TimeslotGroupListQuery['timeslotGroups'][number];

interface FoundTimeslotGroupsProps {
  /** A client has few, so the server sends them whole. */
  all: readonly Row[];
  refetching: boolean;
}

/** What the address narrows the list of timeslot groups to. */
export function FoundTimeslotGroups({ all, refetching }: FoundTimeslotGroupsProps) {
  const { t, date, number } = useMessages();
  const list = useListSearch(['location', 'settle'] as const, 'name');
  const { location, settle } = list.filters;
  const locations = [...new Map(all.map((row) => [row.location.id, row.location.name]))];
  const narrowed = all.filter(
    (row) => (!location || row.location.id === location) && (!settle || row.yields.conflictCount > 0),
  );
  const linked = ({ ticketGroups }: Row) => ticketGroups.map(({ name }) => name).join(', ');
  const rows = narrowRows(narrowed, {
    search: list.search,
    words: (row) => [row.name, row.location.name, linked(row)],
    sort: list.sort,
    keys: {
      name: (row) => row.name,
      location: (row) => row.location.name,
      until: (row) => row.yields.untilDate ?? '',
      ahead: (row) => row.yields.timeslotCount,
      sold: (row) => row.yields.soldPlaces,
    },
  });
  const until = ({ yields }: Row) => (yields.untilDate ? date(yields.untilDate) : '—');
  const conflicts = ({ yields }: Row) =>
    yields.conflictCount > 0 && (
      <StatusTag tone="warning">{t('scheduling.conflicts', { count: yields.conflictCount })}</StatusTag>
    );
  return (
    <>
      <ListToolbar
        searchLabel={t('scheduling.list.search')}
        search={list.search}
        onSearch={list.setSearch}
        onClear={list.onClear}
      >
        {locations.length > 1 && (
          <FilterChip
            label={t('scheduling.location')}
            options={locations.map(([value, label]) => ({ value, label }))}
            value={location}
            onChange={(value) => list.setFilter('location', value)}
          />
        )}
        <FilterChip
          label={t('scheduling.toSettle')}
          options={[{ value: 'yes', label: t('scheduling.settings.yes') }]}
          value={settle}
          onChange={(value) => list.setFilter('settle', value)}
        />
      </ListToolbar>
      {rows.length === 0 ? (
        <EmptyState
          kind="noMatch"
          title={t('scheduling.list.noMatch')}
          actions={<Button onClick={list.clear}>{t('ui.clearAll')}</Button>}
        />
      ) : (
        <DataTable
          label={t('scheduling.title')}
          rows={rows}
          rowKey={({ id }) => id}
          rowLink={({ id }) => `/timeslotgroup/${id}`}
          sort={list.sort}
          onSort={list.setSort}
          refetching={refetching}
          columns={[
            { key: 'name', header: t('scheduling.name'), cell: ({ name }) => name, sortKey: 'name' },
            {
              key: 'location',
              header: t('scheduling.location'),
              cell: (row) => row.location.name,
              sortKey: 'location',
            },
            { key: 'linked', header: t('scheduling.linked'), cell: linked, wideOnly: true },
            { key: 'until', header: t('scheduling.until'), cell: until, sortKey: 'until' },
            {
              key: 'count',
              header: t('scheduling.ahead'),
              align: 'end',
              cell: ({ yields }) => number(yields.timeslotCount),
              sortKey: 'ahead',
            },
            {
              key: 'sold',
              header: t('scheduling.sold'),
              align: 'end',
              cell: ({ yields }) => number(yields.soldPlaces),
              sortKey: 'sold',
            },
            { key: 'conflicts', header: t('scheduling.toSettle'), hiddenHeader: true, cell: conflicts },
          ]}
          card={(row) => ({
            title: row.name,
            figure: t('scheduling.count.timeslots', { count: row.yields.timeslotCount }),
            line2: row.location.name,
            line2End: conflicts(row) || `${t('scheduling.until')} ${until(row)}`,
            line3: linked(row),
          })}
        />
      )}
      <TableFooter>{t('scheduling.count', { count: rows.length })}</TableFooter>
    </>
  );
}
