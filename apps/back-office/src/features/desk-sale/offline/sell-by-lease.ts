import { priceByLease } from '@foyer/domain/desk-leases/price-by-lease.ts';
import { type SettledPart, settleDeskPayment } from '@foyer/domain/desk-sales/desk-payment.ts';
import { mostDeskTickets } from '@foyer/domain/desk-sales/most-desk-tickets.ts';
import type { OrderPrice } from '@foyer/domain/pricing/order-price.ts';
import { ok, type Refusal, type Result, refused } from '@foyer/domain/result/result.ts';
import type { SellAtDeskMutationVariables } from '../../../generated/operations.ts';
import { countTicketsOf } from '../sale-state.ts';
import { isDayOver, isLeaseOver, type KeptLease, receiptOf, type UnsentSale } from './kept-lease.ts';
import { countPlaces, leftHere } from './offer-here.ts';

type DeskSale = SellAtDeskMutationVariables['input'];
export type DeskWish = DeskSale['wish'];

/** What a desk without a connection sells of, at a moment. */
export interface LeaseAt {
  lease: KeptLease;
  unsent: readonly UnsentSale[];
  nowMs: number;
}

const needsConnection = (field = 'main'): Refusal => ({ code: 'desk-needs-connection', field });

/**
 * The price of what is counted, by the lease. Refusals: `desk-needs-connection` for what only the server can decide;
 * `desk-lease-over`; `not-enough-places` with what is left here.
 */
export function quoteByLease(wish: DeskWish, at: LeaseAt): Result<OrderPrice> {
  const { lease, nowMs } = at;
  const { groups } = lease.offer;
  if (wish.discountCode || wish.payingCodes?.length || wish.discountBasisPoints)
    return refused(needsConnection());
  const types = groups.flatMap(({ ticketTypes }) => ticketTypes);
  const isYesterday = isDayOver(lease, nowMs);
  const kept = lease.types.flatMap(({ ticketTypeId, vatBasisPoints, visitDate }) => {
    if (isYesterday && visitDate !== null) return [];
    const type = types.find(({ id }) => id === ticketTypeId);
    return type ? [{ ticketTypeId, priceMinor: type.priceMinor, vatBasisPoints }] : [];
  });
  const unknown = wish.lines.filter(
    ({ ticketTypeId }) => !kept.some((type) => type.ticketTypeId === ticketTypeId),
  );
  if (unknown.length > 0) return refused(...unknown.map(({ ticketTypeId }) => needsConnection(ticketTypeId)));
  if (wish.date && wish.date !== lease.offer.date) return refused(needsConnection('date'));
  const counts = Object.fromEntries(wish.lines.map(({ ticketTypeId, quantity }) => [ticketTypeId, quantity]));
  if (countTicketsOf(counts, groups) > mostDeskTickets)
    return refused({ code: 'order-above-maximum', field: 'lines', params: { maximum: mostDeskTickets } });
  const room = refusePlaces(wish, at);
  return room ? refused(room) : ok(priceByLease(wish.lines, kept, lease.costs));
}

function refusePlaces({ lines, timeslotId }: DeskWish, { lease, unsent, nowMs }: LeaseAt): Refusal | null {
  const wanted = countPlaces(lease.offer, lines);
  if (wanted === 0) return null;
  if (!timeslotId) return { code: 'timeslot-required', field: 'timeslotId' };
  if (isLeaseOver(lease, nowMs)) return { code: 'desk-lease-over', field: 'timeslotId' };
  if (!isTimeOfAll(lines, timeslotId, lease))
    return { code: 'timeslot-of-other-tickets', field: 'timeslotId' };
  const places = leftHere(lease, unsent);
  const left = places.has(timeslotId) ? (places.get(timeslotId) ?? null) : 0;
  if (left === null || wanted <= left) return null;
  return { code: 'not-enough-places', field: 'timeslotId', params: { left } };
}

/** Whether each group of the sale that has times has this one. */
const isTimeOfAll = (lines: DeskWish['lines'], timeslotId: string, { offer }: KeptLease): boolean =>
  offer.groups
    .filter(({ needsTimeslot, ticketTypes }) => {
      return (
        needsTimeslot && ticketTypes.some(({ id }) => lines.some(({ ticketTypeId }) => ticketTypeId === id))
      );
    })
    .every(({ timeslots }) => timeslots.some(({ id }) => id === timeslotId));

export interface SoldByLease {
  sale: UnsentSale;
  price: OrderPrice;
  settled: SettledPart[];
  /** The lease that it was sold of. */
  lease: KeptLease;
}

/**
 * Sells of the lease: the sale to keep and to send in later, with its receipt number and the codes of its tickets. Refusals:
 * those of `quoteByLease` and `settleDeskPayment`; `price-changed` where the screen showed another total.
 */
export function sellByLease(input: DeskSale, at: LeaseAt): Result<SoldByLease> {
  const { lease, unsent, nowMs } = at;
  const quoted = quoteByLease(input.wish, at);
  if (!quoted.ok) return quoted;
  const price = quoted.value;
  const { totalMinor } = price.totals;
  if (totalMinor !== input.totalMinor)
    return refused({ code: 'price-changed', params: { beforeMinor: input.totalMinor, totalMinor } });
  const payments = input.payments.map(({ means, amountMinor, receivedMinor, referenceNumber }) => {
    return {
      means,
      amountMinor,
      receivedMinor: receivedMinor ?? null,
      referenceNumber: referenceNumber ?? '',
    };
  });
  const settled = settleDeskPayment(totalMinor, payments);
  if (!settled.ok) return settled;
  const codes = takeCodes(input.wish, lease, unsent);
  if (!codes) return refused(needsConnection());
  const receiptNumber = Math.max(
    lease.nextReceiptNumber,
    ...unsent
      .filter(({ receipt }) => receipt.startsWith(lease.receiptPrefix))
      .map((one) => one.receiptNumber + 1),
  );
  const { firstName, lastName, email, phone } = input.buyer;
  const { language, timeslotId = null, lines } = input.wish;
  const sale: UnsentSale = {
    saleId: input.saleId,
    leaseId: lease.id,
    receiptNumber,
    receipt: receiptOf(lease.receiptPrefix, receiptNumber),
    soldAt: new Date(nowMs).toISOString(),
    wish: { language, date: lease.offer.date, timeslotId, lines: lines.map((line) => ({ ...line })) },
    totalMinor,
    payments,
    buyer: {
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      email: email ?? '',
      phone: phone ?? '',
    },
    codes,
  };
  return ok({ sale, price, settled: settled.value, lease });
}

/** A code that no sale has, for each piece, of the day that its type asks for; null = there are too few. */
function takeCodes(wish: DeskWish, lease: KeptLease, unsent: readonly UnsentSale[]): string[] | null {
  const used = new Set(unsent.flatMap(({ codes }) => codes));
  const taken: string[] = [];
  for (const { ticketTypeId, quantity } of wish.lines) {
    const visitDate = lease.types.find((type) => type.ticketTypeId === ticketTypeId)?.visitDate ?? null;
    const free = lease.codes.filter(({ code, visitDate: day }) => day === visitDate && !used.has(code));
    if (free.length < quantity) return null;
    for (const { code } of free.slice(0, quantity)) {
      used.add(code);
      taken.push(code);
    }
  }
  return taken;
}
