import type { OrderAct } from '@foyer/domain/order-changes/order-acts.ts';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { loadParts } from '../../../words/loaded-parts.ts';
import type { Order } from '../order.ts';

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

/** The acts of the parts of a page: the head, the tickets and the cards start them. */
export function ActingOnOrder({ order, children }: { order: Order; children: ReactNode }) {
  const [started, setStarted] = useState<{ act: OrderAct | 'resend'; ticketId: string | undefined } | null>(
    null,
  );
  const start = useMemo<StartAct>(() => (act, ticketId) => setStarted({ act, ticketId }), []);
  return (
    <StartContext value={start}>
      {children}
      {started && <ActDialog order={order} {...started} onClose={() => setStarted(null)} />}
    </StartContext>
  );
}

export const useStartAct = (): StartAct => useContext(StartContext);
