import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { calculateOrderTotals } from '@foyer/domain/pricing/order-price.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import { findTimeslotShut } from '@foyer/domain/scheduling/timeslot-shut.ts';
import { refusalForVisitors } from '@foyer/domain/storefront/shown-reason.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError, RefusedError } from '../../platform/errors.ts';
import { listTicketTypePrices } from '../catalog/index.ts';
import { listPaymentMethods } from '../channels/index.ts';
import type { OrderToPlace } from '../orders/index.ts';
import type { Timeslot } from '../scheduling/index.ts';
import { listLocations } from '../venues/index.ts';
import type { StoredCart } from './cart.repository.ts';
import { type CartCosts, costsOfCart } from './cart-costs.ts';
import { openDetails } from './cart-details.ts';
import { readCartFacts, stateOfKnownCart } from './cart-facts.ts';
import type { CartLine } from './cart-line.ts';
import { readsOfBatch } from './cart-reads.ts';
import { isTestSale } from './is-test-sale.ts';
import { refuseDisabledClient } from './refuse-disabled-client.ts';
import { repriceCart } from './reprice-cart.ts';

type Facts = Awaited<ReturnType<typeof readCheckoutFacts>>;

/** What decides whether locked carts become orders, and which: read once for all of them. */
export async function readCheckoutFacts(app: App, scope: ClientScope, carts: readonly StoredCart[]) {
  const channelIds = [...new Set(carts.map(({ channelId }) => channelId))];
  const lines = carts.flatMap((cart) => cart.lines);
  const [known, types, methods] = await Promise.all([
    readCartFacts(app, scope, carts),
    listTicketTypePrices(scope, [...new Set(lines.map(({ ticketTypeId }) => ticketTypeId))]),
    Promise.all(channelIds.map((id) => listPaymentMethods(scope, id))),
  ]);
  const { client, timeslotOf } = known;
  const locationIds = [...timeslotOf.values(), ...lines].flatMap(({ locationId }) => locationId ?? []);
  const reads = readsOfBatch(scope);
  return {
    ...known,
    checkDayOnSale: reads.checkDayOnSale,
    methodsOf: new Map(channelIds.map((id, index) => [id, methods[index] ?? []])),
    locations: await listLocations(scope, [...new Set(locationIds)]),
    prices: {
      today: localDateAt(app.clock(), client.timeZone),
      fees: client,
      types,
      listRules: reads.listPricingRules,
    },
  };
}

/** The order that it is already, the prices that it takes instead, or the order that it becomes. */
type Next =
  | { orderId: string }
  | { change: Refusal; repriced: { lines: CartLine[] } & CartCosts }
  | { order: OrderToPlace };

/**
 * Decides about a locked cart and changes nothing. @throws RefusedError `cart-expired`, `timeslot-closed`, `day-closed` (409),
 * `client-disabled` (403), `payment-method-unknown`, `details-missing`.
 */
export async function decideCheckout(
  app: App,
  scope: ClientScope,
  facts: Facts,
  { cart, method }: { cart: StoredCart; method: string },
): Promise<Next> {
  const state = stateOfKnownCart(app, facts, cart);
  if (state === 'expired') throw new RefusedError([{ code: 'cart-expired' }], 409);
  if (state !== 'completed') {
    refuseDisabledClient(facts.client);
    refuseUnknownMethod(facts, cart, method);
  }
  return cart.orderId === null ? decideOrder(app, scope, facts, cart) : { orderId: cart.orderId };
}

function refuseUnknownMethod({ methodsOf }: Facts, cart: StoredCart, method: string): void {
  const isFree = calculateOrderTotals(cart.lines, costsOfCart(cart)).totalMinor === 0;
  if (isFree || methodsOf.get(cart.channelId)?.includes(method)) return;
  throw new RefusedError([{ code: 'payment-method-unknown', field: 'method' }]);
}

async function decideOrder(app: App, scope: ClientScope, facts: Facts, cart: StoredCart): Promise<Next> {
  const details = openDetails(cart, facts.keys);
  if (details === null) throw new RefusedError([{ code: 'details-missing' }]);
  const timeslot = timeslotOfCart(facts, cart);
  if (timeslot && timeslot.closureId !== null && timeslot.state !== 'open') {
    const { reason } = findTimeslotShut(timeslot) ?? { reason: 'closed-by-closure' };
    throw new RefusedError([refusalForVisitors({ code: 'timeslot-closed', params: { reason } })], 409);
  }
  await refuseShutDays(app, scope, facts, cart);
  const { lines, change, ...costs } = await repriceCart(scope, cart, facts.prices);
  if (change) return { change, repriced: { lines, ...costs } };
  const { currency, paymentEnvironment } = facts.client;
  const locationId = timeslot?.locationId ?? onlyLocation(lines);
  const order: OrderToPlace = {
    holdId: cart.holdId,
    channelId: cart.channelId,
    locationId,
    salesPoint: 'website',
    language: cart.language,
    currency,
    isTest: isTestSale(locationId, paymentEnvironment, facts.locations),
    buyer: details,
    costs: costsOfCart(costs),
    visit: {
      timeslotId: cart.timeslotId,
      date: timeslot?.date ?? cart.visitDate,
      time: timeslot?.time ?? null,
    },
    lines: lines.map(({ name, ticketGroupTitle, ...line }) => ({
      ...line,
      visit: visitOfLine(line, timeslot, cart),
      ticketTypeName: name,
      productName: ticketGroupTitle,
    })),
  };
  return { order };
}

/** Tickets without a time for a day that a closure has taken meanwhile; what else closes it honours carts of before. */
async function refuseShutDays(
  app: App,
  scope: ClientScope,
  { prices, checkDayOnSale }: Facts,
  cart: StoredCart,
): Promise<void> {
  const isOfDay = ({ timeslotId = cart.timeslotId }: CartLine) => timeslotId === null;
  const dayOf = ({ visitDate = cart.visitDate }: CartLine) => visitDate;
  for (const [date, lines] of Map.groupBy(cart.lines.filter(isOfDay), dayOf)) {
    if (date === null) continue;
    const ticketTypeIds = lines.map(({ ticketTypeId }) => ticketTypeId);
    const types = prices.types.filter(({ id }) => ticketTypeIds.includes(id));
    const ticketGroupIds = [...new Set(types.map(({ ticketGroupId }) => ticketGroupId))];
    const shut = await checkDayOnSale(scope, { ticketGroupIds, ticketTypeIds, date, at: app.clock() });
    if (shut?.reason !== 'closed-by-closure') continue;
    const { reason } = shut;
    throw new RefusedError([refusalForVisitors({ code: 'day-closed', params: { reason } })], 409);
  }
}

/** @throws NotFoundError `timeslot-not-found` where the client has no such timeslot any more. */
function timeslotOfCart({ timeslotOf }: Facts, { timeslotId }: StoredCart): Timeslot | null {
  if (timeslotId === null) return null;
  const timeslot = timeslotOf.get(timeslotId);
  if (!timeslot) throw new NotFoundError('timeslot-not-found');
  return timeslot;
}

/** A line of a cart of before there were tickets without timeslots is for the visit of its cart. */
function visitOfLine(
  line: Pick<CartLine, 'timeslotId' | 'visitDate'>,
  timeslot: Timeslot | null,
  cart: StoredCart,
): OrderToPlace['visit'] {
  const { timeslotId = cart.timeslotId, visitDate = timeslot?.date ?? cart.visitDate } = line;
  return { timeslotId, date: visitDate, time: timeslotId === null ? null : (timeslot?.time ?? null) };
}

function onlyLocation(lines: readonly Pick<CartLine, 'locationId'>[]): string | null {
  const [first = null, ...others] = new Set(lines.map(({ locationId }) => locationId ?? null));
  return others.length === 0 ? first : null;
}
