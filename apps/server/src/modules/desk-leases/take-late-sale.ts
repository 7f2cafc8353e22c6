import type { OfflineDeskSale } from '@foyer/domain/desk-leases/offline-sale-input.ts';
import { findPromisedOffer } from '@foyer/domain/desk-leases/promised-offer.ts';
import { readTicketCode } from '@foyer/domain/tickets/ticket-code.ts';
import { readTicketNumber } from '@foyer/domain/tickets/ticket-number.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { findDeskSale, sellInTransaction } from '../desk-sales/index.ts';
import { listTickets } from '../orders/index.ts';
import { adoptScans } from '../scanning/index.ts';
import { bindNumbersAhead, lockNumbersAhead } from '../tickets/index.ts';
import type { DeskLease } from './desk-lease.repository.ts';
import { listKeptOffers } from './lease-offer.repository.ts';

/** A sale of a lease with the moment at which it was made. */
export interface LateSaleToTake {
  lease: Pick<DeskLease, 'id' | 'tillId'>;
  sale: OfflineDeskSale;
  soldAt: Date;
  receiptNumber: string;
  /** Staff let it go beyond the limit of its timeslot. */
  overbooks?: boolean;
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
  const numbers = await lockPrinted(scope, sale);
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
  { lease, sale, soldAt, receiptNumber, overbooks = false }: LateSaleToTake,
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
      overbooks,
      promised: { prices, costs: promised.costs },
    },
  });
}

/** The printed numbers by ticket type, each one of a lease and without a ticket. */
async function lockPrinted(scope: ClientScope, sale: OfflineDeskSale): Promise<Map<string, string[]>> {
  const unknown = new RefusedError([{ code: 'lease-code-unknown' }], 409);
  const numbers = sale.codes.map((code) => {
    const number = readTicketNumber(code) ?? readTicketCode(code)?.content.ticketNumber;
    if (!number) throw unknown;
    return number;
  });
  const known = await lockNumbersAhead(scope, numbers);
  const isUsed = known.some(({ ticketId }) => ticketId !== null);
  if (isUsed || known.length !== numbers.length) throw unknown;
  const left = [...numbers];
  const byType = new Map<string, string[]>();
  for (const { ticketTypeId, quantity } of sale.wish.lines)
    byType.set(ticketTypeId, [...(byType.get(ticketTypeId) ?? []), ...left.splice(0, quantity)]);
  return byType;
}
