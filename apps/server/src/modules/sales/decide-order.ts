import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import { sumOfParts } from '@foyer/domain/paying-codes/share-by-codes.ts';
import { calculateOrderTotals } from '@foyer/domain/pricing/order-price.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import { findTimeslotShut } from '@foyer/domain/scheduling/availability/timeslot-shut.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { BuyerSaid, OrderToPlace } from '../orders/index.ts';
import type { Timeslot } from '../scheduling/index.ts';
import type { HeldSale } from './hold-quote.ts';
import { isTestSale } from './is-test-sale.ts';
import type { OrderFacts } from './read-order-facts.ts';
import { type RepricedSale, repriceSale } from './reprice-sale.ts';
import type { SaleLine } from './sale-line.ts';
import type { Seller } from './seller.ts';

/** A held sale that its buyer orders. */
export interface SaleToOrder extends HeldSale {
  seller: Pick<Seller, 'salesPoint' | 'channelId' | 'accountId'>;
  language: ContentLanguage;
  /** null = an order without a name, as at a desk. */
  buyer: OrderToPlace['buyer'];
  /** Of the buyer, where one was made before. */
  personKeyId?: string;
  /** What the buyer said besides, sealed with that key. */
  said?: BuyerSaid;
  /** It was sold and paid before: it is not priced again. */
  isPromised?: boolean;
}

/** The order that a held sale becomes, or why it does not. At a changed price nothing is ordered. */
export type OrderDecision =
  | { kind: 'order'; order: OrderToPlace }
  | ({ kind: 'price-changed' } & Pick<RepricedSale, 'lines' | 'costs'> & { refusal: Refusal })
  | { kind: 'refused'; refusals: readonly Refusal[] };

/**
 * Decides about a held sale and writes nothing. Refusals: `hold-expired`; `timeslot-closed`, `day-closed` where a closure
 * has taken its visit. What else closes a visit honours sales that were held before.
 */
export async function decideOrder(
  scope: ClientScope,
  facts: OrderFacts,
  asked: SaleToOrder,
): Promise<OrderDecision> {
  if (asked.expiresAt <= facts.at) return { kind: 'refused', refusals: [{ code: 'hold-expired' }] };
  const timeslot = timeslotOf(facts, asked);
  const shut = findShutTimeslots(facts, asked) ?? (await findShutDay(scope, facts, asked.lines));
  if (shut) return { kind: 'refused', refusals: [shut] };
  const { change, lines, costs } = asked.isPromised
    ? { ...asked, change: null }
    : await repriceSale(scope, asked, asked.seller.salesPoint, facts);
  if (change) return { kind: 'price-changed', refusal: change, lines, costs };
  const { totalMinor } = calculateOrderTotals(lines, costs);
  // Its seller shares again: more is held of its codes than it costs by now.
  if (sumOfParts(asked.codeParts) > totalMinor) {
    const refusal = { code: 'price-changed', params: { beforeMinor: totalMinor, totalMinor } };
    return { kind: 'price-changed', refusal, lines, costs };
  }
  return { kind: 'order', order: toOrder(facts, { ...asked, lines, costs }, timeslot) };
}

/** @throws NotFoundError `timeslot-not-found` where the client has no such timeslot any more. */
function timeslotOf({ timeslots }: OrderFacts, { timeslotId }: SaleToOrder): Timeslot | null {
  if (timeslotId === null) return null;
  const timeslot = timeslots.get(timeslotId);
  if (!timeslot) throw new NotFoundError('timeslot-not-found');
  return timeslot;
}

/** That of the visit, or one that tickets have for themselves. */
function findShutTimeslots({ timeslots }: OrderFacts, { timeslotId, lines }: SaleToOrder): Refusal | null {
  for (const id of new Set([timeslotId, ...lines.map((line) => line.timeslotId)])) {
    const timeslot = id === null ? undefined : timeslots.get(id);
    if (!timeslot || timeslot.closureId === null || timeslot.state === 'open') continue;
    const { reason } = findTimeslotShut(timeslot) ?? { reason: 'closed-by-closure' };
    return { code: 'timeslot-closed', params: { reason } };
  }
  return null;
}

async function findShutDay(
  scope: ClientScope,
  { at, types, loader }: OrderFacts,
  lines: readonly SaleLine[],
): Promise<Refusal | null> {
  const ofDays = lines.filter(({ timeslotId }) => timeslotId === null);
  for (const [date, ofDate] of Map.groupBy(ofDays, ({ visitDate }) => visitDate)) {
    if (date === null) continue;
    const ticketTypeIds = ofDate.map(({ ticketTypeId }) => ticketTypeId);
    const groups = types.filter(({ id }) => ticketTypeIds.includes(id));
    const ticketGroupIds = [...new Set(groups.map(({ ticketGroupId }) => ticketGroupId))];
    const query = { ticketGroupIds, ticketTypeIds, date, at };
    const reason = (await loader.checkDayOnSale(scope, query))?.reason;
    if (reason === 'closed-by-closure') return { code: 'day-closed', params: { reason } };
  }
  return null;
}

function toOrder(
  { client, locations, codes, timeslots }: OrderFacts,
  {
    holdId,
    discountCodeId,
    codeParts,
    seller,
    language,
    buyer,
    personKeyId,
    said,
    costs,
    timeslotId,
    visitDate,
    lines,
  }: SaleToOrder,
  timeslot: Timeslot | null,
): OrderToPlace {
  const locationId = timeslot?.locationId ?? onlyLocation(lines);
  const time = timeslot?.time ?? null;
  return {
    holdId,
    channelId: seller.channelId,
    locationId,
    salesPoint: seller.salesPoint,
    ...(seller.accountId === null ? {} : { sellerAccountId: seller.accountId }),
    language,
    currency: client.currency,
    isTest: isTestSale(locationId, client.paymentEnvironment, locations),
    buyer,
    ...(personKeyId === undefined ? {} : { personKeyId }),
    ...(said ? { said } : {}),
    ...discountOf(codes, discountCodeId, lines),
    costs,
    codeParts,
    visit: { timeslotId, date: timeslot?.date ?? visitDate, time },
    lines: lines.map(({ name, ticketGroupTitle, timeslotId: ofLine, visitDate: date, ...line }) => ({
      ...line,
      visit: {
        timeslotId: ofLine,
        date,
        time: ofLine === null ? null : (timeslots.get(ofLine)?.time ?? time),
      },
      ticketTypeName: name,
      productName: ticketGroupTitle,
    })),
  };
}

/** The code, and what it took off. */
function discountOf(
  codes: OrderFacts['codes'],
  discountCodeId: string | null,
  lines: readonly SaleLine[],
): Pick<OrderToPlace, 'discount'> {
  const code = codes.find((one) => one.codeId === discountCodeId);
  if (!code) return {};
  const { id: discountId, title } = code.discount;
  const offMinor = lines.reduce((sum, { discountMinor = 0 }) => sum + discountMinor, 0);
  return { discount: { discountId, codeId: code.codeId, title, code: code.code, offMinor } };
}

function onlyLocation(lines: readonly SaleLine[]): string | null {
  const [first = null, ...others] = new Set(lines.map(({ locationId }) => locationId));
  return others.length === 0 ? first : null;
}
