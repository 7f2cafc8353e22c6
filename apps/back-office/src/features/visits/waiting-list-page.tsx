import { waitingEntryStates } from '@foyer/domain/waiting-list/waiting-states.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useState } from 'react';
import { oneOf, text } from '../../components/fields/address-search.ts';
import { ListPage } from '../../components/list-page/list-page.tsx';
import { useList } from '../../components/list-page/use-list.ts';
import { useCan } from '../../components/use-can.ts';
import { DayMoves } from './day-moves.tsx';
import { RemoveWaitingDialog } from './remove-waiting-dialog.tsx';
import { useWaitingTable, type WaitingRow } from './use-waiting-table.tsx';
import { WaitingList } from './waiting-list.graphql.ts';

const filters = { date: text, time: text, state: oneOf(waitingEntryStates), product: text };

/** Who waits for places of full days and times, and for whom places are kept. */
export default function WaitingListPage() {
  const { t } = useMessages();
  const [removing, setRemoving] = useState<WaitingRow | null>(null);
  const canEdit = useCan('timeslotgroup', 'edit');
  const table = useWaitingTable(canEdit ? setRemoving : undefined);
  const list = useList({
    filters,
    document: WaitingList,
    variables: ({ search, paging, filters: { date, time, state, product } }) => ({
      date: date ?? null,
      time: time ?? null,
      state: state ?? null,
      ticketGroupId: product ?? null,
      search,
      ...paging,
    }),
    rows: ({ waitingList }) => waitingList,
    refetchEveryMs: 15_000,
  });
  const { date, time } = list.filters;
  const groups = list.query.data?.waitedTicketGroups ?? [];
  return (
    <ListPage
      list={list}
      title={t('visits.waiting.title')}
      breadcrumbs={[{ label: t('visits.timeslots'), to: '/timeslotgroup' }]}
      status={
        <DayMoves
          date={date ?? null}
          clearable
          onChange={(chosen) => list.setFilter('date', chosen ?? undefined)}
        />
      }
      searchLabel={canEdit ? t('visits.waiting.search') : undefined}
      filters={[
        {
          name: 'state',
          label: t('visits.column.state'),
          options: waitingEntryStates.map((value) => ({ value, label: t(`visits.waiting.state.${value}`) })),
        },
        groups.length > 1 && {
          name: 'product',
          label: t('visits.waiting.product'),
          options: groups.map(({ id, name }) => ({ value: id, label: name })),
        },
        time !== undefined && {
          name: 'time',
          label: t('visits.column.start'),
          options: [{ value: time, label: time }],
        },
      ]}
      words={{
        failed: t('visits.waiting.failed'),
        empty: { title: t('visits.waiting.none'), text: t('visits.waiting.noneText') },
        noMatch: { title: t('visits.waiting.none'), text: t('visits.list.noneText') },
      }}
      table={table}
      totals={({ waitingListTotals: { waiting, tickets, offered } }) =>
        t('visits.waiting.totals', { waiting, tickets, offered })
      }
    >
      <RemoveWaitingDialog entry={removing} onClose={() => setRemoving(null)} />
    </ListPage>
  );
}
