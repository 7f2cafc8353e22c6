import { postCancellation } from '@foyer/domain/ledger/post-order-change.ts';
import { postRefundElsewhere } from '@foyer/domain/ledger/post-money.ts';
import { sharesOfTickets } from '@foyer/domain/orders/visit-amount.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listPostings, postToLedger } from '../ledger/index.ts';
import type { Order } from './order.repository.ts';
import type { VisitTicket } from './visit-ticket.repository.ts';

/**
 * Posts that tickets of a locked order are cancelled, under the id of the first one: no ticket is cancelled twice. An
 * order that is older than the ledger and has no sale in it posts nothing: all of it is posted later, as it is then.
 */
export async function postCancelledTickets(
  scope: ClientScope,
  order: Order,
  tickets: readonly VisitTicket[],
  how: { amountMinor: number; isLast: boolean; isElsewhere: boolean; at: Date },
): Promise<void> {
  const posted = await listPostings(scope, [order.id]);
  if (!posted.some(({ kind }) => kind === 'sale')) return;
  const { amountMinor, isLast, isElsewhere, at } = how;
  const { id: orderId, test: isTest, currency } = order;
  const cause = { causeId: tickets[0]?.id ?? '', orderId, isTest, currency, at };
  const entries = posted.flatMap((posting) => posting.entries);
  await postToLedger(scope, [
    ...postCancellation(cause, entries, isLast ? null : sharesOfOrder(order, tickets), amountMinor),
    ...(isElsewhere ? postRefundElsewhere(cause, amountMinor) : []),
  ]);
}

const sharesOfOrder = (order: Order, tickets: readonly VisitTicket[]) => {
  const costs = { serviceMinor: order.serviceCostMinor, isServiceOnFree: order.serviceOnFree };
  return sharesOfTickets(tickets, costs).map(({ ticket, ...share }) => {
    const { lineVatBasisPoints: vatBasisPoints, costCentre, generalLedgerAccount } = ticket;
    return { ...share, vatBasisPoints, costCentre, generalLedgerAccount };
  });
};
