import { type OrderAct, refuseOrderAct } from '@foyer/domain/order-changes/order-acts.ts';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { oneOf, useAddressSearch, useChangeSearch } from '../../../components/fields/address-search.ts';
import { loadParts } from '../../../words/loaded-parts.ts';
import type { Order } from '../order.ts';
import { useMayActOnOrders } from '../use-may-act-on-orders.ts';
import { actFactsOf } from './act-facts.ts';

/** Starts an act on the order of the page; from a ticket's row on that ticket. */
export type StartAct = (act: OrderAct | 'resend', ticketId?: string) => void;

const ActDialog = onDemand(async () => {
  const [{ ActDialog: dialog }] = await Promise.all([
    import('./act-dialog.tsx'),
    loadParts(['order-changes', 'errors']),
  ]);
  return dialog;
});

const StartContext = createContext<StartAct>(() => {});

/**
 * The acts of the parts of a page: the head, the tickets and the cards start them, and `?act=rebook` of a page on which the
 * order was looked for. What cannot be done is not started: the menu says why.
 */
export function ActingOnOrder({ order, children }: { order: Order; children: ReactNode }) {
  const [started, setStarted] = useState<{ act: OrderAct | 'resend'; ticketId: string | undefined } | null>(
    null,
  );
  const { act: addressed } = useAddressSearch({ act: oneOf(['rebook']) });
  const changeSearch = useChangeSearch();
  const mayAct = useMayActOnOrders();
  const mayExtra = useMayActOnOrders('extra');
  const isAddressed =
    addressed !== undefined && mayAct && refuseOrderAct(addressed, actFactsOf(order, mayExtra)) === null;
  const shown = started ?? (isAddressed ? { act: addressed, ticketId: undefined } : null);
  const close = () => {
    setStarted(null);
    if (addressed) changeSearch({ act: undefined }, { replace: true });
  };
  const start = useMemo<StartAct>(() => (act, ticketId) => setStarted({ act, ticketId }), []);
  return (
    <StartContext value={start}>
      {children}
      {shown && <ActDialog order={order} {...shown} onClose={close} />}
    </StartContext>
  );
}

export const useStartAct = (): StartAct => useContext(StartContext);
