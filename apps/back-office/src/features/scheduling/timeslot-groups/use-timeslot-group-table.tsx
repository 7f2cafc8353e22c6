import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import type { ListTable } from '../../../components/list-page/list-rows.tsx';
import type { TimeslotGroupListQuery } from '../../../generated/operations.ts';

export type TimeslotGroupRow = TimeslotGroupListQuery['timeslotGroups'][number];

/** The ticket groups that sell a timeslot group, in one line. */
export function linkedNames({ ticketGroups }: TimeslotGroupRow): string {
  return ticketGroups.map(({ name }) => name).join(', ');
}

/** How the list shows a timeslot group: a row, on a phone a card. */
export function useTimeslotGroupTable(): ListTable<TimeslotGroupRow> {
  const { t, date, number } = useMessages();
  const until = ({ yields }: TimeslotGroupRow) => (yields.untilDate ? date(yields.untilDate) : '–');
  const conflicts = ({ yields }: TimeslotGroupRow) =>
    yields.conflictCount > 0 && (
      <StatusTag tone="warning">{t('scheduling.conflicts', { count: yields.conflictCount })}</StatusTag>
    );
  return {
    columns: [
      { key: 'name', header: t('scheduling.name'), cell: ({ name }) => name, sortKey: 'name' },
      {
        key: 'location',
        header: t('scheduling.location'),
        cell: (row) => row.location.name,
        sortKey: 'location',
      },
      { key: 'linked', header: t('scheduling.linked'), cell: linkedNames, wideOnly: true },
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
    ],
    rowKey: ({ id }) => id,
    rowLink: ({ id }) => `/timeslotgroup/${id}`,
    card: (row) => ({
      title: row.name,
      figure: t('scheduling.count.timeslots', { count: row.yields.timeslotCount }),
      line2: row.location.name,
      line2End: conflicts(row) || `${t('scheduling.until')} ${until(row)}`,
      line3: linkedNames(row),
    }),
  };
}
