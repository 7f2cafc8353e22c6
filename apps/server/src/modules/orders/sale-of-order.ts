import { type EarningLine, postSale } from '@foyer/domain/ledger/post-sale.ts';
import type { Posting } from '@foyer/domain/ledger/posting.ts';
import { type PlatformRates, platformFeeOfSale } from '@foyer/domain/pricing/platform-rates.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listLinesOfOrders, type Order, type OrderLine } from './order.repository.ts';
import { listTypesToBook } from './ticket.repository.ts';

/** Where the revenue of a ticket type is booked to. */
export interface BookedTo {
  ticketTypeId: string;
  costCentre: string;
  generalLedgerAccount: string;
}

/** What those of the orders that are completed post to the ledger, as of when they were. */
export async function listSalesOfOrders(scope: ClientScope, orders: readonly Order[]): Promise<Posting[]> {
  const lines = await listLinesOfOrders(
    scope,
    orders.map(({ id }) => id),
  );
  const types = await listTypesToBook(
    scope,
    lines.map(({ ticketTypeId }) => ticketTypeId),
  );
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  return orders.flatMap((order) => {
    const sale = { order, lines: linesOf.get(order.id) ?? [] };
    return order.completedAt === null ? [] : saleOfOrder(sale, types, order.completedAt);
  });
}

/**
 * What an order that completes at a moment posts to the ledger. Without rates, as for orders that are older than these, and
 * for a test order, the platform charges nothing.
 */
export function saleOfOrder(
  { order, lines }: { order: Order; lines: readonly OrderLine[] },
  types: readonly BookedTo[],
  at: Date,
  rates?: PlatformRates,
): Posting[] {
  const { id, test: isTest, currency, totalMinor } = order;
  const cause = { causeId: id, orderId: id, isTest, currency, at };
  const earning = lines.map((line): EarningLine => {
    const type = types.find(({ ticketTypeId }) => ticketTypeId === line.ticketTypeId);
    const { costCentre = '', generalLedgerAccount = '' } = type ?? {};
    const { totalMinor: ofLineMinor, vatBasisPoints, vatMinor, quantity } = line;
    const isGiftCard = line.sells !== null;
    const booked = { costCentre, generalLedgerAccount, isGiftCard };
    return { totalMinor: ofLineMinor, vatBasisPoints, vatMinor, quantity, ...booked };
  });
  const costs = {
    serviceMinor: order.serviceCostMinor,
    isServiceOnFree: order.serviceOnFree,
    transactionMinor: order.transactionCostMinor,
  };
  const sold = { salesPoint: order.salesPoint, totalMinor, ticketCount: order.itemCount };
  return postSale(cause, totalMinor, earning, costs, rates && !isTest ? platformFeeOfSale(rates, sold) : 0);
}
