import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import type { RowSelection } from '@foyer/ui/table/data-table.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { useBulkSelection } from '../../../components/list-page/use-bulk-selection.tsx';
import type { OrderFilterInput, OrderListQuery, OrderRowFragment } from '../../../generated/operations.ts';
import { loadParts } from '../../../words/loaded-parts.ts';
import { useMayActOnOrders } from '../use-may-act-on-orders.ts';
import type { AskedOfOrders } from './order-bulk-dialogs.tsx';

const OrderBulkBar = onDemand(async () => {
  const [{ OrderBulkBar: bar }] = await Promise.all([
    import('./order-bulk-bar.tsx'),
    loadParts(['order-bulk']),
  ]);
  return bar;
});

const OrderBulkDialogs = onDemand(async () => {
  const [{ OrderBulkDialogs: dialogs }] = await Promise.all([
    import('./order-bulk-dialogs.tsx'),
    loadParts(['order-bulk']),
  ]);
  return dialogs;
});

/** The orders that are chosen for an act on all of them; with the right to edit only. */
export function useOrderSelection(
  data: OrderListQuery | undefined,
  filter: OrderFilterInput,
): { selection: RowSelection<OrderRowFragment> | undefined; dialogs: ReactNode } {
  const { t } = useMessages();
  const mayAct = useMayActOnOrders();
  // Here, so that a device that is turned keeps it.
  const [wantsAll, setWantsAll] = useState(false);
  const [asked, setAsked] = useState<AskedOfOrders>();
  const clearChoice = useRef(() => {});
  const rows = (data?.orders.edges ?? []).flatMap((edge) => edge?.node ?? []);
  const selection = useBulkSelection({
    rows,
    rowKey: ({ id }) => id,
    label: ({ number, buyerName }) => t('orders.select.one', { number: number ?? buyerName }),
    allLabel: t('orders.select.all'),
    acts: (chosen, clear) => {
      clearChoice.current = () => {
        setWantsAll(false);
        clear();
      };
      return (
        data && (
          <OrderBulkBar
            chosen={chosen}
            rowCount={rows.length}
            filter={filter}
            totals={data.orderTotals}
            wantsAll={wantsAll}
            onWantAll={setWantsAll}
            onAsk={setAsked}
            onClear={() => clearChoice.current()}
          />
        )
      );
    },
  });
  return {
    selection: mayAct ? selection : undefined,
    dialogs: asked && (
      <OrderBulkDialogs
        asked={asked}
        onStarted={() => {
          setAsked(undefined);
          clearChoice.current();
        }}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}
