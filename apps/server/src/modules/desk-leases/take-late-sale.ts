import type { OfflineDeskSale } from '@foyer/domain/desk-leases/offline-sale-input.ts';
import { findPromisedOffer } from '@foyer/domain/desk-leases/promised-offer.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { findDeskSale, sellInTransaction } from '../desk-sales/index.ts';
import { listTickets } from '../orders/index.ts';
import { adoptScans } from '../scanning/index.ts';
import { bindNumbersAhead, lockNumbersAhead } from '../tickets/index.ts';
import type { DeskLease } from './desk-lease.repository.ts';
import { listKeptOffers } from './lease-offer.repository.ts';
import { printedNumbers } from './printed-numbers.ts';

/** A sale of a lease with the moment at which it was made. */
export interface LateSaleToTake {
  lease: Pick<DeskLease, 'id' | 'tillId'>;
  sale: OfflineDeskSale;
  soldAt: Date;
  receiptNumber: string;
  /** Staff finish it; left out = it comes in from its desk. */
  finished?: {
    /** Beyond the limit of its timeslot. */
    overbooks: boolean;
  };
}

/**
 * Makes the order of a sale that was made without a connection, in a transaction that has locked the sale: at the prices that
 * its desk had, with the numbers that it printed, from the places of its lease. A sale whose answer was lost has its order:
 * what was printed counts as its tickets. @returns the id of the order.
 * Refusals: those of `sellAtDesk`; `lease-code-unknown`, `lease-price-differs`.
 * Lock order: the numbers, then that of `sellInTransaction`.
 */
export async function takeLateSale(
  context: RequestContext,
  scope: ClientScope,
  late: LateSaleToTake,
): Promise<string> {
  const { sale } = late;
  const numbers = await lockPrinted(scope, late);
  const sold = await findDeskSale(scope, sale.saleId);
  const orderId = sold?.orderId ?? (await sellPromised(context, scope, late, numbers));
  const tickets = await listTickets(scope, orderId);
  const own = new Map(
    [...Map.groupBy(tickets, ({ ticketTypeId }) => ticketTypeId)].map(([id, of]) => [id, [...of]]),
  );
  const bound = [...numbers].flatMap(([typeId, printed]) =>
    printed.flatMap((number) => {
      const ofType = own.get(typeId) ?? [];
      const place = ofType.findIndex(({ code }) => code === number);
      const [ticket] = ofType.splice(Math.max(0, place), 1);
      return ticket ? [{ number, ticketId: ticket.id }] : [];
    }),
  );
  await bindNumbersAhead(scope, bound);
  await adoptScans(context.app, scope, bound);
  return orderId;
}

async function sellPromised(
  context: RequestContext,
  scope: ClientScope,
  { lease, sale, soldAt, receiptNumber, finished }: LateSaleToTake,
  ticketNumbers: ReadonlyMap<string, readonly string[]>,
): Promise<string> {
  const offers = await listKeptOffers(scope, lease.id);
  const promised = findPromisedOffer(offers, sale);
  if (!promised) throw new RefusedError([{ code: 'lease-price-differs' }], 409);
  const { saleId, wish, totalMinor, payments, buyer } = sale;
  const prices = new Map(Object.entries(promised.prices));
  return sellInTransaction(context, scope, {
    input: {
      ...{ saleId, totalMinor, payments, buyer, tillId: lease.tillId, leaseId: lease.id },
      wish: { ...wish, discountCode: '', payingCodes: [] },
    },
    codes: { discount: null, paying: [] },
    printed: {
      at: soldAt,
      receiptNumber,
      ticketNumbers,
      overbooks: finished?.overbooks ?? false,
      promised: { prices, costs: promised.costs },
    },
  });
}

/**
 * The printed numbers by ticket type, each one of the lease and without a ticket. Where staff finish a sale, others are left
 * out: their tickets get new ones.
 */
async function lockPrinted(
  scope: ClientScope,
  { lease, sale, finished }: LateSaleToTake,
): Promise<Map<string, string[]>> {
  const printed = printedNumbers(sale.codes);
  const known = await lockNumbersAhead(scope, printed);
  const free = new Set(
    known.flatMap(({ number, leaseId, ticketId }) =>
      leaseId === lease.id && ticketId === null ? [number] : [],
    ),
  );
  if (!finished && free.size !== printed.length)
    throw new RefusedError([{ code: 'lease-code-unknown' }], 409);
  const left = [...printed];
  const byType = new Map<string, string[]>();
  for (const { ticketTypeId, quantity } of sale.wish.lines) {
    const numbers = left.splice(0, quantity).filter((number) => free.delete(number));
    byType.set(ticketTypeId, [...(byType.get(ticketTypeId) ?? []), ...numbers]);
  }
  return byType;
}
