import { randomFillSync } from 'node:crypto';
import { splitVat } from '@foyer/domain/money/vat.ts';
import { canOrderBecome } from '@foyer/domain/orders/order-states.ts';
import { ok, type Result, refused } from '@foyer/domain/result/result.ts';
import { drawTicketNumber } from '@foyer/domain/tickets/ticket-number.ts';
import type { App } from '../../platform/app.ts';
import { makeId } from '../../platform/crypto/make-id.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { beforeCommit } from '../../platform/database/in-client.ts';
import { nameForStaff } from '../catalog/index.ts';
import { takeBackCards } from '../gift-cards/index.ts';
import { creditOrderChange } from '../invoices/index.ts';
import {
  addOrderLines,
  addTickets,
  cancelTickets,
  followTickets,
  type Move,
  type Order,
  replaceTickets,
  updateOrder,
} from '../orders/index.ts';
import { recountOrder } from '../sale-counters/index.ts';
import { listShutByClosure } from '../scheduling/index.ts';
import type { Target } from './find-target.ts';
import { postChange } from './post-change.ts';
import type { PricedPart } from './price-parts.ts';
import type { QuotedChange } from './quote-change.ts';

const newCode = () => drawTicketNumber((bytes) => randomFillSync(bytes));

/**
 * Makes a quoted change of a locked order, in the caller's transaction: tickets, codes, places, lines, totals and ledger;
 * never its money. Refusals: `not-enough-places`, `timeslot-closed`, `order-not-sold`, `gift-card-balance-too-low`; then the caller rolls back.
 */
export async function makeChange(
  app: App,
  scope: ClientScope,
  changeId: string,
  quoted: QuotedChange,
  move: Move = {},
): Promise<Result<void>> {
  const { order } = quoted.toChange;
  const at = app.clock();
  if (quoted.cancelled.length > 0) {
    await cancelTickets(
      scope,
      quoted.cancelled.map(({ id }) => id),
      at,
    );
  }
  await renewCodes(scope, quoted, at);
  await replace(scope, quoted, at, move);
  await add(scope, quoted, at);
  await followTickets(scope, order.id);
  const counted = await recountOrder(scope, order.id);
  if (!counted.ok) return counted;
  const shut = await refuseShut(scope, quoted);
  if (shut) return shut;
  const { vatMinor, posting } = await postChange(scope, changeId, quoted, at);
  const soldCards = quoted.cancelled.flatMap(({ giftCardId }) => giftCardId ?? []);
  const returned = await takeBackCards(scope, soldCards, posting, at);
  if (!returned.ok) return returned;
  const written = await writeTotals(scope, quoted, vatMinor);
  if (written.ok) creditLast(app, scope, order.id);
  return written;
}

/** All invoices of the client wait for the counter of their numbers: it is the last lock, also after other orders. */
function creditLast(app: App, scope: ClientScope, orderId: string): void {
  beforeCommit(scope, async (last) => {
    await creditOrderChange(app, last, { orderId, by: { actor: { kind: 'system' } } });
  });
}

async function renewCodes(scope: ClientScope, { newCodes }: QuotedChange, at: Date): Promise<void> {
  if (newCodes.length === 0) return;
  const replacements = newCodes.map(({ id }) => ({ id, code: newCode() }));
  await replaceTickets(scope, replacements, 'same', at);
}

/** Tickets keep their line where nothing of it changes but the visit: price, discounts and steps stay (section 6). */
async function replace(scope: ClientScope, quoted: QuotedChange, at: Date, move: Move): Promise<void> {
  const { order } = quoted.toChange;
  for (const [index, { tickets, ticketTypeId, target, price }] of quoted.replaced.entries()) {
    const [first] = tickets;
    if (!first) continue;
    const worthMinor = quoted.priced.replacedMinor[index] ?? 0;
    const isSameType = ticketTypeId === first.ticketTypeId;
    const paidMinor = Math.round((first.lineTotalMinor * tickets.length) / first.lineQuantity);
    const visit = target ?? visitOf(first);
    const needsLine = !isSameType || worthMinor !== paidMinor;
    const orderLineId = needsLine
      ? await addLine(scope, order, { quantity: tickets.length, price, worthMinor, visit, like: first })
      : undefined;
    if (isSameType && target) {
      const replacements = tickets.map(({ id }) => ({
        id,
        code: newCode(),
        ...(orderLineId ? { orderLineId } : {}),
      }));
      const to = target.timeslotId === null ? { date: target.date } : { timeslotId: target.timeslotId };
      await replaceTickets(scope, replacements, to, at, move);
    } else if (orderLineId) {
      await cancelTickets(
        scope,
        tickets.map(({ id }) => id),
        at,
      );
      const names = tickets.map(({ visitorName }) => visitorName?.toString('base64') ?? null);
      await issue(scope, order, { orderLineId, ticketTypeId, quantity: tickets.length, visit, names }, at);
    }
  }
}

async function add(scope: ClientScope, quoted: QuotedChange, at: Date): Promise<void> {
  const { order } = quoted.toChange;
  for (const { ticketTypeId, quantity, target, price } of quoted.added) {
    const visit = target ?? { timeslotId: null, date: null, time: null, locationId: null };
    const worthMinor = price.totalMinor;
    const orderLineId = await addLine(scope, order, { quantity, price, worthMinor, visit, like: null });
    await issue(scope, order, { orderLineId, ticketTypeId, quantity, visit }, at);
  }
}

type Visit = Omit<Target, 'date'> & { date: string | null };

const visitOf = ({
  timeslotId,
  visitDate: date,
  visitTime: time,
  locationId,
}: QuotedChange['replaced'][number]['tickets'][number]): Visit => ({ timeslotId, date, time, locationId });

async function addLine(
  scope: ClientScope,
  order: Order,
  line: {
    quantity: number;
    price: PricedPart;
    worthMinor: number;
    visit: Visit;
    like: QuotedChange['replaced'][number]['tickets'][number] | null;
  },
): Promise<string> {
  const { quantity, price, worthMinor, visit, like } = line;
  const id = makeId();
  const isLike = like?.ticketTypeId === price.ticketTypeId;
  const sold = {
    ticketTypeId: price.ticketTypeId,
    ticketTypeName: isLike ? like.ticketTypeName : '',
    productName: isLike ? like.productName : '',
  };
  const [named = sold] = isLike ? [sold] : await nameForStaff(scope, [sold], order.language);
  const isOwnPrice = worthMinor === price.totalMinor;
  await addOrderLines(scope, order.id, [
    {
      id,
      ...named,
      timeslotId: visit.timeslotId,
      visitDate: visit.date,
      visitTime: visit.time,
      quantity,
      unitPriceMinor: isOwnPrice ? price.unitPriceMinor : Math.round(worthMinor / quantity),
      totalMinor: worthMinor,
      vatBasisPoints: price.vatBasisPoints,
      vatMinor: splitVat(worthMinor, price.vatBasisPoints).vatMinor,
      priceSteps: isOwnPrice ? [...price.steps] : [],
    },
  ]);
  return id;
}

async function issue(
  scope: ClientScope,
  order: Order,
  tickets: {
    orderLineId: string;
    ticketTypeId: string;
    quantity: number;
    visit: Visit;
    /** The sealed names of those that they replace. */
    names?: (string | null)[];
  },
  at: Date,
): Promise<void> {
  const { orderLineId, ticketTypeId, quantity, visit, names = [] } = tickets;
  await addTickets(
    scope,
    Array.from({ length: quantity }, (_, place) => ({
      order: { ...order, locationId: visit.locationId ?? order.locationId },
      orderLineId,
      ticketTypeId,
      code: newCode(),
      timeslotId: visit.timeslotId,
      visitDate: visit.date,
      visitTime: visit.time,
      visitorName: names[place] ?? null,
    })),
    at,
  );
}

/** Closed since it was read: the lock that was waited for is the closure's. */
async function refuseShut(scope: ClientScope, { replaced, added }: QuotedChange) {
  const ids = [...replaced, ...added].flatMap(({ target }) => target?.timeslotId ?? []);
  if (ids.length === 0 || (await listShutByClosure(scope, ids)).size === 0) return null;
  return refused({ code: 'timeslot-closed', params: { reason: 'closed-by-closure' } });
}

async function writeTotals(
  scope: ClientScope,
  { toChange: { order }, priced, cancelled, added }: QuotedChange,
  addedVatMinor: number,
): Promise<Result<void>> {
  const { dueMinor, refundMinor, isLast, worthAfterMinor, keptAfterMinor: keptMinor } = priced;
  const donationReturned = order.donationReturned || priced.donationReturnedMinor > 0;
  const partly = cancelled.length > 0 ? 'partly cancelled' : order.state;
  const whole = worthAfterMinor === 0 && order.totalMinor > 0 ? 'refunded' : 'cancelled';
  const state = isLast ? whole : partly;
  if (state !== order.state && !canOrderBecome(order.state, state)) {
    return refused({ code: 'order-not-sold' });
  }
  await updateOrder(scope, order.id, {
    state,
    keptMinor,
    donationReturned,
    totalMinor: order.totalMinor + dueMinor,
    vatMinor: order.vatMinor + (dueMinor > 0 ? addedVatMinor : 0),
    refundedMinor: order.refundedMinor + refundMinor,
    itemCount: order.itemCount + added.reduce((count, { quantity }) => count + quantity, 0),
  });
  return ok(undefined);
}
