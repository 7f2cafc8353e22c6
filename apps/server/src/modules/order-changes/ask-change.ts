import type { OrderChangeInput } from '@foyer/domain/order-changes/order-change-input.ts';
import type { OrderActor, OrderEventFacts } from '@foyer/domain/orders/order-events.ts';
import { needsSecondPerson } from '@foyer/domain/refunds/refund-settings.ts';
import { ok, type Result, refused } from '@foyer/domain/result/result.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import { type Order, recordOrderEvent } from '../orders/index.ts';
import { carryOut } from './carry-out.ts';
import { factsOfNote, type SealedNote, sealNote } from './change-note.ts';
import { holdChange } from './hold-change.ts';
import {
  findOrderChange,
  findWaitingChange,
  insertOrderChange,
  type OrderChange,
} from './order-change.repository.ts';
import { toOrderToChange } from './order-to-change.ts';
import { type QuotedWish, quoteOrderWish } from './quote-order-wish.ts';

/** Who asks for a change. */
export interface Asker {
  actor: OrderActor;
  /** An account's; empty for a visitor. */
  name: string;
  by: 'buyer' | 'staff' | 'staff-with-extra';
  /** Until when the places wait for the payment of a difference. */
  payUntil: Date;
  /** A visitor pays at once, by the means that follow; staff mail a link. */
  isPaymentMailed: boolean;
}

/**
 * Asks for a change of a locked order, in the caller's transaction: it is made, or waits for its payment or for a second
 * person. Asked again with the same id, it is the same change.
 * Refusals: `order-not-sold`; `change-waits` where another one waits; `change-moved-on` where the order or the price is another one than was
 * shown; those of `quoteOrderWish`, `holdChange` and `carryOut`. After a refusal the caller rolls back.
 */
export async function askChange(
  app: App,
  scope: ClientScope,
  order: Order,
  input: OrderChangeInput,
  asker: Asker,
): Promise<Result<OrderChange>> {
  const known = await findOrderChange(scope, input.id);
  if (known) return known.orderId === order.id ? ok(known) : refused({ code: 'change-moved-on' });
  const toChange = await toOrderToChange(scope, order);
  if (!toChange.ok) return toChange;
  if (await findWaitingChange(scope, order.id)) return refused({ code: 'change-waits' });
  const quoted = await quoteOrderWish(app, scope, toChange.value, input.wish, asker);
  if (!quoted.ok) return quoted;
  if (quoted.value.fingerprint !== input.fingerprint) return refused({ code: 'change-moved-on' });
  const { dueMinor, refundMinor } = quoted.value.priced;
  // Once: an order without a key gets it here.
  const note = await sealNote(app, scope, order, input.reason);
  const about = { quoted: quoted.value, input, note, asker };
  if (needsSecondPerson(quoted.value.rules.refunds, refundMinor)) {
    return keep(app, scope, about, { state: 'waiting for approval' });
  }
  if (dueMinor > 0 && input.wish.due === 'link') {
    const held = await holdChange(app, scope, quoted.value, asker.payUntil);
    if (!held.ok) return held;
    const waiting = { ...held.value, state: 'waiting for payment', expiresAt: asker.payUntil } as const;
    return keep(app, scope, about, waiting);
  }
  const kept = await keep(app, scope, about, { state: 'made' });
  if (!kept.ok) return kept;
  const made = await carryOut(app, scope, quoted.value, {
    changeId: input.id,
    actor: asker.actor,
    facts: { ...timelineFactsOf(asker), ...factsOfNote(note) },
    paid: dueMinor > 0 ? { by: 'elsewhere' } : null,
    isMailed: input.isMailed,
  });
  return made.ok ? kept : made;
}

export const timelineFactsOf = ({ name }: Pick<Asker, 'name'>): OrderEventFacts => (name ? { by: name } : {});

interface AskedChange {
  quoted: QuotedWish;
  input: OrderChangeInput;
  note: SealedNote | null;
  asker: Asker;
}

async function keep(
  app: App,
  scope: ClientScope,
  { quoted, input, note, asker }: AskedChange,
  { state, holdId = null, expiresAt = null }: Pick<OrderChange, 'state'> & Partial<OrderChange>,
): Promise<Result<OrderChange>> {
  const { toChange, priced, fingerprint } = quoted;
  const { id, wish } = input;
  const at = app.clock();
  const change: OrderChange = {
    id,
    orderId: toChange.order.id,
    state,
    wish,
    fingerprint,
    dueMinor: priced.dueMinor,
    refundMinor: priced.refundMinor,
    steps: [...priced.steps],
    holdId,
    expiresAt,
    askedAt: at,
    askedByKind: asker.actor.kind,
    askedById: asker.actor.id ?? null,
    askedByName: asker.name,
    reason: note?.sealed ?? null,
    decisionNote: null,
    decidedAt: state === 'made' ? at : null,
    decidedById: null,
    decidedByName: null,
  };
  await insertOrderChange(scope, change);
  if (state !== 'made') await tell(scope, change, asker);
  return ok(change);
}

/** A change that waits is on the timeline; its buyer gets the link that pays for it. */
async function tell(scope: ClientScope, change: OrderChange, asker: Asker): Promise<void> {
  const { id: changeId, orderId, dueMinor, refundMinor } = change;
  const isPayment = change.state === 'waiting for payment';
  const kind = isPayment ? 'change-waits-for-payment' : 'change-waits-for-approval';
  const amountMinor = isPayment ? dueMinor : refundMinor;
  await recordOrderEvent(scope, orderId, kind, asker.actor, { amountMinor, ...timelineFactsOf(asker) });
  if (!isPayment || !asker.isPaymentMailed) return;
  await sendMessages(scope, {
    bus: 'event',
    type: 'order-change-to-pay',
    payload: { orderId, changeId, amountMinor },
    source: 'order-changes',
  });
}
