import { postDepositUsed, postPaymentElsewhere } from '@foyer/domain/ledger/post-money.ts';
import type { OrderActor, OrderEventFacts } from '@foyer/domain/orders/order-events.ts';
import { ok, type Result } from '@foyer/domain/result/result.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import { postToLedger } from '../ledger/index.ts';
import { recordOrderEvents } from '../orders/index.ts';
import { requestRefunds } from '../payments/index.ts';
import { makeChange } from './make-change.ts';
import type { QuotedChange } from './quote-change.ts';
import { textOfStart } from './visits/visit-of-order.ts';

/** How a priced change is made. */
export interface CarryingOut {
  changeId: string;
  actor: OrderActor;
  /** An account's name and its sealed reason, for the timeline. */
  facts: OrderEventFacts;
  /** A higher price was paid before, as a deposit, or is paid outside of Foyer. */
  paid: { by: 'deposit'; amountMinor: number } | { by: 'elsewhere' } | null;
  /** The buyer gets mails about it; else none, of its refund neither. */
  isMailed: boolean;
}

/**
 * Makes a priced change of a locked order with its money, timeline and mails, in the caller's transaction. Refusals: those
 * of `makeChange`; then the caller rolls back.
 */
export async function carryOut(
  app: App,
  scope: ClientScope,
  quoted: QuotedChange,
  how: CarryingOut,
): Promise<Result<void>> {
  const { order } = quoted.toChange;
  const { dueMinor, refundMinor } = quoted.priced;
  const made = await makeChange(app, scope, how.changeId, quoted);
  if (!made.ok) return made;
  const { id: orderId, test: isTest, currency } = order;
  const cause = { causeId: how.changeId, orderId, isTest, currency, at: app.clock() };
  if (how.paid?.by === 'deposit') await postToLedger(scope, postDepositUsed(cause, how.paid.amountMinor));
  if (how.paid?.by === 'elsewhere') await postToLedger(scope, postPaymentElsewhere(cause, dueMinor));
  await recordOrderEvents(
    scope,
    eventsOf(quoted).map(({ kind, facts }) => {
      return { orderId, kind, actor: how.actor, facts: { ...facts, ...how.facts } };
    }),
  );
  const { isMailed } = how;
  const reason = isCancelledOnly(quoted) ? 'tickets-cancelled' : 'order-changed';
  if (refundMinor > 0) await requestRefunds(app, scope, order, refundMinor, reason, { isMailed });
  if (isMailed) await mail(scope, quoted);
  return ok(undefined);
}

type ChangeEvent = {
  kind:
    | 'tickets-cancelled'
    | 'visit-moved'
    | 'tickets-replaced'
    | 'tickets-added'
    | 'codes-renewed'
    | 'order-repriced';
  facts: OrderEventFacts;
};

function eventsOf({ cancelled, replaced, added, newCodes, priced }: QuotedChange): ChangeEvent[] {
  const { dueMinor, refundMinor } = priced;
  const [first] = cancelled;
  const events: ChangeEvent[] = [
    ...(first
      ? [{ kind: 'tickets-cancelled' as const, facts: { count: cancelled.length, from: startOf(first) } }]
      : []),
    ...replaced.map(({ tickets, ticketTypeId, target, price }): ChangeEvent => {
      const [one] = tickets;
      const from = one ? startOf(one) : '';
      const isSameType = one?.ticketTypeId === ticketTypeId;
      if (isSameType && target) {
        const to = textOfStart(target);
        return { kind: 'visit-moved', facts: { count: tickets.length, from, to, reason: 'changed' } };
      }
      const types = { fromTypeId: one?.ticketTypeId ?? '', toTypeId: price.ticketTypeId };
      return { kind: 'tickets-replaced', facts: { count: tickets.length, ...types } };
    }),
    ...added.map(({ quantity: count, ticketTypeId: typeId }): ChangeEvent => {
      return { kind: 'tickets-added', facts: { count, typeId } };
    }),
    ...(newCodes.length > 0 ? [{ kind: 'codes-renewed' as const, facts: { count: newCodes.length } }] : []),
  ];
  const isMoney = dueMinor > 0 || refundMinor > 0;
  return isMoney ? [...events, { kind: 'order-repriced', facts: { dueMinor, refundMinor } }] : events;
}

const startOf = ({ visitDate: date, visitTime: time }: QuotedChange['cancelled'][number]): string =>
  textOfStart({ date, time });

/** Some tickets are cancelled and the others stay as they are. */
const isCancelledOnly = ({ replaced, added, newCodes, cancelled }: QuotedChange): boolean =>
  cancelled.length > 0 && replaced.length + added.length + newCodes.length === 0;

/** The mail brings the tickets that are valid now; where only money or cancelled tickets changed, the refund's mail does. */
async function mail(scope: ClientScope, quoted: QuotedChange): Promise<void> {
  const { replaced, added, newCodes, cancelled, priced, toChange } = quoted;
  const { id: orderId } = toChange.order;
  const moved = replaced.find(({ target }) => target !== null);
  const [from] = moved?.tickets ?? cancelled;
  const visit = { fromDate: from?.visitDate ?? null, fromTime: from?.visitTime ?? null };
  if (moved) {
    const payload = { orderId, ...visit, reason: 'changed' };
    await sendMessages(scope, { bus: 'event', type: 'visit-moved', payload, source: 'order-changes' });
  } else if (replaced.length + added.length + newCodes.length > 0) {
    const payload = { orderId };
    await sendMessages(scope, { bus: 'event', type: 'order-changed', payload, source: 'order-changes' });
  } else if (cancelled.length > 0 && priced.refundMinor === 0) {
    const payload = { orderId, ...visit, reason: 'cancelled' };
    await sendMessages(scope, { bus: 'event', type: 'visit-cancelled', payload, source: 'order-changes' });
  }
}
