import { type EarningLine, postSale } from '@foyer/domain/ledger/post-sale.ts';
import type { Posting } from '@foyer/domain/ledger/posting.ts';
import type { Order, OrderLine } from './order.repository.ts';

/** Where the revenue of a ticket type is booked to. */
export interface BookedTo {
  ticketTypeId: string;
  costCentre: string;
  generalLedgerAccount: string;
}

/** What an order that completes at a moment posts to the ledger. */
export function saleOfOrder(
  { order, lines }: { order: Order; lines: readonly OrderLine[] },
  types: readonly BookedTo[],
  at: Date,
): Posting[] {
  const { id, test: isTest, currency, totalMinor } = order;
  const cause = { causeId: id, orderId: id, isTest, currency, at };
  const earning = lines.map((line): EarningLine => {
    const type = types.find(({ ticketTypeId }) => ticketTypeId === line.ticketTypeId);
    const { costCentre = '', generalLedgerAccount = '' } = type ?? {};
    const { totalMinor: ofLineMinor, vatBasisPoints, vatMinor, quantity } = line;
    return { totalMinor: ofLineMinor, vatBasisPoints, vatMinor, quantity, costCentre, generalLedgerAccount };
  });
  return postSale(cause, totalMinor, earning, {
    serviceMinor: order.serviceCostMinor,
    isServiceOnFree: order.serviceOnFree,
    transactionMinor: order.transactionCostMinor,
  });
}
