import { localDateAt, localTimeAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { VisitorChanges } from '@foyer/domain/order-changes/visitor-change.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { getClient } from '../../clients/index.ts';
import type { TicketToChange } from '../../orders/index.ts';
import { listPayments } from '../../payments/index.ts';
import { listTimeslots } from '../../scheduling/index.ts';
import { findSetting } from '../../settings/index.ts';
import { type ChangeRules, readChangeRules } from '../change-terms.ts';
import { listOrderChanges, type OrderChange } from '../order-change.repository.ts';
import type { OrderToChange } from '../order-to-change.ts';
import { quoteOrderWish } from '../quote-order-wish.ts';
import { listMethodsFor, paymentOfChange } from './change-payment.ts';
import { readForVisitor } from './order-of-visitor.ts';
import { toOrderWish } from './quote-visitor-wish.ts';
import { decideCancellation, listMoves, shownRefusal } from './visitor-rules.ts';

/** So long the page tells what became of a change. */
const MADE_SHOWN_MS = 30 * 60_000;
const NOT_MADE_SHOWN_MS = 7 * 24 * 3_600_000;

/**
 * What the rules of the client let a visitor do with the order, and what waits. @throws NotFoundError `order-not-found`;
 * RefusedError `order-not-sold` (409).
 */
export async function showChanges(app: App, secret: string): Promise<VisitorChanges> {
  return readForVisitor(app, secret, async (scope, toChange) => {
    const { order, tickets } = toChange;
    const now = app.clock();
    const rules = await readChangeRules(scope, now);
    const { timeZone } = await getClient(scope);
    const changes = await listOrderChanges(scope, [order.id]);
    const waiting = changes.find(({ state }) => state.startsWith('waiting'));
    const { supportEmail: email, supportPhone: phone } = await findSetting(scope, 'support', now);
    const payments = await listPayments(scope, [order.id]);
    const paid = payments.findLast(({ state }) => state === 'paid');
    return {
      currency: order.currency,
      today: localDateAt(now, tickets[0]?.timeZone ?? timeZone),
      tickets: tickets.map((ticket) => {
        const decided = decideCancellation(rules, ticket, now);
        const { id, ticketTypeName: typeName, isScanned, visitDate: date, visitTime: time } = ticket;
        return {
          id,
          typeName,
          isScanned,
          visit: date === null ? null : { date, time },
          cancelRefusal: decided.ok ? null : firstOf(decided.refusals),
        };
      }),
      ...listMoves(rules, tickets, now),
      ...(await showCancellation(app, scope, toChange, rules)),
      support: { email, phone },
      paidBy: paid?.method ?? null,
      waiting: waiting ? await showWaiting(scope, toChange, waiting, tickets[0]?.timeZone ?? timeZone) : null,
      settled: waiting ? null : showSettled(changes[0], now),
    };
  });
}

const firstOf = (refusals: readonly Refusal[]) =>
  shownRefusal(refusals[0] ?? { code: 'cancellation-not-online' });

/** What goes back where all tickets are cancelled that can be. */
async function showCancellation(
  app: App,
  scope: ClientScope,
  toChange: OrderToChange,
  rules: ChangeRules,
): Promise<Pick<VisitorChanges, 'cancel' | 'cancelRefusal'>> {
  const now = app.clock();
  const able: { ticket: TicketToChange; until: Date | null }[] = [];
  let cancelRefusal: VisitorChanges['cancelRefusal'] = null;
  for (const ticket of toChange.tickets) {
    const decided = decideCancellation(rules, ticket, now);
    if (decided.ok) able.push({ ticket, ...decided.value });
    else cancelRefusal ??= firstOf(decided.refusals);
  }
  const ticketIds = able.map(({ ticket }) => ticket.id);
  if (ticketIds.length === 0) {
    return {
      cancel: null,
      cancelRefusal: cancelRefusal ?? shownRefusal({ code: 'cancellation-not-online' }),
    };
  }
  const wish = toOrderWish({ cancel: ticketIds });
  const quoted = await quoteOrderWish(app, scope, toChange, wish, { by: 'buyer' });
  if (!quoted.ok) return { cancel: null, cancelRefusal: firstOf(quoted.refusals) };
  const { refundMinor, steps } = quoted.value.priced;
  const kept = steps.filter(({ kind }) => kind.endsWith('-cost-kept'));
  const untils = able.flatMap(({ until }) => until?.getTime() ?? []);
  const timeZone = able[0]?.ticket.timeZone ?? 'UTC';
  return {
    cancel: {
      ticketIds,
      refundMinor,
      keptMinor: kept.reduce((sum, { amountMinor }) => sum + Math.abs(amountMinor), 0),
      deadline: untils.length > 0 ? localTimeAt(new Date(Math.min(...untils)), timeZone) : null,
    },
    cancelRefusal: null,
  };
}

async function showWaiting(
  scope: ClientScope,
  { order }: OrderToChange,
  change: OrderChange,
  timeZone: string,
): Promise<VisitorChanges['waiting']> {
  const { id, dueMinor, refundMinor, steps, expiresAt, askedByKind, wish } = change;
  const waitsFor = change.state === 'waiting for payment' ? 'payment' : 'approval';
  const isPayment = waitsFor === 'payment';
  return {
    id,
    waitsFor,
    dueMinor,
    refundMinor,
    steps,
    cancelCount: wish.cancel.length,
    moveCount: wish.replace.reduce((count, { ticketIds }) => count + ticketIds.length, 0),
    to: await findNewVisit(scope, change),
    deadline: expiresAt && localTimeAt(expiresAt, timeZone),
    expiresAt: expiresAt?.toISOString() ?? null,
    payment: isPayment ? await paymentOfChange(scope, change) : 'none',
    methods: isPayment ? await listMethodsFor(scope, order, dueMinor) : [],
    isOwn: askedByKind === 'visitor',
  };
}

async function findNewVisit(scope: ClientScope, { wish }: OrderChange) {
  const moved = wish.replace.find(({ timeslotId, date }) => timeslotId || date);
  if (moved?.date && !moved.timeslotId) return { date: moved.date, time: null };
  const [timeslot] = moved?.timeslotId ? await listTimeslots(scope, [moved.timeslotId]) : [];
  return timeslot ? { date: timeslot.date, time: timeslot.time } : null;
}

/** Of the newest change; its asker knows that it was withdrawn. */
function showSettled(change: OrderChange | undefined, now: Date): VisitorChanges['settled'] {
  if (!change?.decidedAt || change.state === 'withdrawn') return null;
  const { id, state, dueMinor, refundMinor, decidedAt, askedByKind } = change;
  // Mails say what staff did without the visitor.
  if (askedByKind !== 'visitor' && dueMinor === 0) return null;
  const shownMs = state === 'made' ? MADE_SHOWN_MS : NOT_MADE_SHOWN_MS;
  return now.getTime() - decidedAt.getTime() > shownMs ? null : { id, state, dueMinor, refundMinor };
}
