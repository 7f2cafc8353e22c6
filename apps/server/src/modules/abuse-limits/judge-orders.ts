import { type BlockingRule, blockingRulesFor, ruleKey } from '@foyer/domain/abuse-limits/blocking-rule.ts';
import { type EmailReading, readEmail } from '@foyer/domain/abuse-limits/email-reading.ts';
import {
  isOverLimit,
  marksOf,
  type OrderLimit,
  type PersonMark,
} from '@foyer/domain/abuse-limits/order-limit.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { addStops } from './blocking-stop.repository.ts';
import { limitCodes } from './limit-codes.ts';
import {
  insertMarks,
  listMarkedHolds,
  lockMarks,
  markName,
  type NewMark,
  type StoredMark,
} from './order-mark.repository.ts';
import { readOrderSettings } from './order-settings.ts';
import { type RestrictedOrder, restrictToChannels } from './restrict-to-channel.ts';
import { findVerified } from './sms/find-verified.ts';

/** An order that is about to be placed. */
export interface JudgedOrder extends RestrictedOrder {
  cart: { id: string };
  buyer: { email: string; phone: string | null };
  /** The buyer's `callerNetwork`; null = not known, or the museum's own. */
  network: string | null;
  /** Whether its channel asks for a code by SMS; the client's setting asks on all channels. */
  isSmsAsked: boolean;
}

export interface Judgement<Asked> {
  /**
   * `sms-verification-failed`: no code was verified for the number; `email-domain-refused`, `tickets-per-email-reached`, `buyer-code-used-up`: by
   * the channel. `order-not-accepted`: by a rule or the order limit, never by which.
   */
  refused: ReadonlyMap<Asked, Refusal>;
  /** Counts the orders that were placed; to be called in the same transaction. */
  note: (placed: readonly { sale: Asked; orderId: string }[]) => Promise<void>;
}

/**
 * Decides which orders are accepted, in the order of the list. Until the end of the transaction no other one decides about
 * orders of the same persons, so that parallel requests are no more than the same number one after the other.
 * Lock order: carts, then marks, then what an order takes.
 */
export async function judgeOrders<Asked extends JudgedOrder>(
  app: App,
  scope: ClientScope,
  orders: readonly Asked[],
): Promise<Judgement<Asked>> {
  const at = app.clock();
  const refused: Refused<Asked> = new Map();
  const none = { refused, note: async () => {} };
  if (orders.length === 0) return none;
  const { limit, rules, smsVerification } = await readOrderSettings(scope, at);
  await refuseUnverified(
    app,
    scope,
    orders.filter(({ isSmsAsked }) => smsVerification || isSmsAsked),
    refused,
  );
  const known = orders.map((order) => ({ order, reading: readEmail(order.buyer.email) }));
  await refuseBlocked(scope, rules, known, { refused, at });
  const markOf = (mark: PersonMark) => storedMark(app, scope, mark);
  // The marks of the limit first, then those of channels: each kind is locked in one order.
  const marksOfOrder = await limitOrders(scope, limit, known, { refused, at, markOf });
  const ofChannels = await restrictToChannels(scope, known, refused, markOf);
  const ofCodes = await limitCodes(scope, orders, refused, markOf);
  return {
    refused,
    note: (placed) =>
      insertMarks(
        scope,
        placed.flatMap(({ sale, orderId }): NewMark[] => {
          const marks = [
            ...(marksOfOrder.get(sale) ?? []),
            ...[ofChannels.get(sale) ?? []].flat(),
            ...[ofCodes.get(sale) ?? []].flat(),
          ];
          return marks.map((mark) => ({ ...mark, orderId, holdId: sale.holdId, at, tickets: sale.tickets }));
        }),
      ),
  };
}

/** @returns the marks that count the orders, by order; none without a limit. */
async function limitOrders<Asked extends JudgedOrder>(
  scope: ClientScope,
  limit: OrderLimit,
  known: readonly { order: Asked; reading: EmailReading }[],
  { refused, at, markOf }: { refused: Refused<Asked>; at: Date; markOf: (mark: PersonMark) => StoredMark },
): Promise<Map<Asked, StoredMark[]>> {
  const limited = known.flatMap(({ order, reading }) => {
    if (refused.has(order)) return [];
    return [{ order, marks: marksOf(limit, { email: reading.read, network: order.network }).map(markOf) }];
  });
  const all = limited.flatMap(({ marks }) => marks);
  if (all.length === 0) return new Map();
  await lockMarks(scope, all);
  const since = new Date(at.getTime() - limit.minutes * 60_000);
  const holds = await listMarkedHolds(scope, all, { since, isCompletedOnly: limit.isCompletedOnly });
  for (const { order, marks } of limited) {
    const ofMarks = marks.map((mark) => holdsOf(holds, markName(mark)));
    const counts = ofMarks.map((counted) => counted.size - (counted.has(order.holdId) ? 1 : 0));
    if (isOverLimit(limit, counts)) refused.set(order, notAccepted);
    else for (const counted of ofMarks) counted.add(order.holdId);
  }
  return new Map(limited.map(({ order, marks }) => [order, marks]));
}

type Refused<Asked> = Map<Asked, Refusal>;

const notAccepted: Refusal = { code: 'order-not-accepted' };

async function refuseUnverified<Asked extends JudgedOrder>(
  app: App,
  scope: ClientScope,
  orders: readonly Asked[],
  refused: Refused<Asked>,
): Promise<void> {
  const asked = orders.map((order) => ({ order, cartId: order.cart.id, phone: order.buyer.phone }));
  const verified = await findVerified(app, scope, asked);
  for (const one of asked)
    if (!verified.has(one)) refused.set(one.order, { code: 'sms-verification-failed' });
}

async function refuseBlocked<Asked extends JudgedOrder>(
  scope: ClientScope,
  rules: readonly BlockingRule[],
  known: readonly { order: Asked; reading: EmailReading }[],
  { refused, at }: { refused: Refused<Asked>; at: Date },
): Promise<void> {
  const stops = new Map<string, BlockingRule & { stopped: number }>();
  for (const { order, reading } of known) {
    for (const rule of blockingRulesFor(rules, reading)) {
      refused.set(order, notAccepted);
      const stopped = (stops.get(ruleKey(rule))?.stopped ?? 0) + 1;
      stops.set(ruleKey(rule), { ...rule, stopped });
    }
  }
  await addStops(scope, [...stops.values()], at.toISOString().slice(0, 10));
}

function holdsOf(holds: Map<string, Set<string>>, name: string): Set<string> {
  const counted = holds.get(name) ?? new Set<string>();
  holds.set(name, counted);
  return counted;
}

/** A keyed digest: the table of marks tells no address and no network. */
export function storedMark(
  app: Pick<App, 'secrets'>,
  { clientId }: ClientScope,
  { kind, value }: PersonMark,
): StoredMark {
  return { kind, digest: app.secrets.derive('order-mark', `${clientId} ${kind} ${value}`) };
}
