import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { ok, type Result, refused } from '@foyer/domain/result/result.ts';
import { z } from 'zod';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError, RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { lockOrder, type Order, recordOrderEvent, refuseOutOfSight, requireOrders } from '../orders/index.ts';
import { timelineFactsOf } from './ask-change.ts';
import { carryOut } from './carry-out.ts';
import { factsOfNote, type SealedNote, sealNote } from './change-note.ts';
import { askerOf } from './change-order.ts';
import { endWaitingChange } from './end-waiting-change.ts';
import { findOrderChange, type OrderChange, updateOrderChange } from './order-change.repository.ts';
import { lockOrderToChange } from './order-to-change.ts';
import { quoteOrderWish } from './quote-order-wish.ts';

const note = z.string().trim().max(1_000, 'note-too-long');
const approval = z.object({ id: z.uuid(), fingerprint: z.string(), note: note.default('') });
const refusal = z.object({ id: z.uuid(), note: note.min(1, 'note-required') });

/**
 * A second person confirms a refund above the client's limit (product.md, section 15): then the change is made. Refusals:
 * `change-decided` where it does not wait any more; `second-person-required` for the asker; `change-moved-on` where the order
 * is another one than was shown (a scan meanwhile); `change-costs-money` where prices rose and the buyer would owe something;
 * those of `quoteOrderWish` and `carryOut`.
 */
export async function approveChange(context: RequestContext, typed: unknown): Promise<OrderChange> {
  requireOrders(context, 'extra');
  const input = valueOrThrow(parseInput(approval, typed));
  return inChange(context, input.id, async (scope, change, order) => {
    if (change.askedById === context.account.accountId) return refused({ code: 'second-person-required' });
    const toChange = await lockOrderToChange(scope, order.id);
    if (!toChange.ok) return toChange;
    const quoted = await quoteOrderWish(context.app, scope, toChange.value, change.wish, {
      by: 'staff-with-extra',
    });
    if (!quoted.ok) return quoted;
    if (quoted.value.fingerprint !== input.fingerprint) return refused({ code: 'change-moved-on' });
    if (quoted.value.priced.dueMinor > 0) return refused({ code: 'change-costs-money' });
    await decide(context, scope, change, 'made', input.note, order);
    return carryOut(context.app, scope, quoted.value, {
      changeId: change.id,
      actor: askerOf(context).actor,
      facts: { ...timelineFactsOf(askerOf(context)), askedBy: change.askedByName },
      paid: null,
      isMailed: true,
    });
  });
}

/** A second person says no, and why. Refusals: `change-decided`, `second-person-required`, `note-required`. */
export async function declineChange(context: RequestContext, typed: unknown): Promise<OrderChange> {
  requireOrders(context, 'extra');
  const input = valueOrThrow(parseInput(refusal, typed));
  return inChange(context, input.id, async (scope, change, order) => {
    if (change.askedById === context.account.accountId) return refused({ code: 'second-person-required' });
    const sealed = await decide(context, scope, change, 'declined', input.note, order);
    await recordOrderEvent(scope, order.id, 'change-declined', askerOf(context).actor, {
      amountMinor: change.refundMinor,
      ...timelineFactsOf(askerOf(context)),
      ...factsOfNote(sealed),
    });
    return ok(undefined);
  });
}

/** Takes back a change that waits, for its payment or for a second person. Refusal: `change-decided`. */
export async function withdrawChange(context: RequestContext, id: string): Promise<OrderChange> {
  requireOrders(context, 'edit');
  return inChange(
    context,
    id,
    async (scope, change) => {
      const isOwn = change.askedById === context.account.accountId;
      if (change.state === 'waiting for approval' && !isOwn) requireOrders(context, 'extra');
      const { actor, ...asker } = askerOf(context);
      await endWaitingChange(context.app, scope, change, actor, timelineFactsOf(asker));
      return ok(undefined);
    },
    ['waiting for approval', 'waiting for payment'],
  );
}

async function decide(
  context: RequestContext,
  scope: ClientScope,
  { id }: OrderChange,
  state: 'made' | 'declined',
  text: string,
  order: Order,
): Promise<SealedNote | null> {
  const { accountId, username } = context.account;
  const sealed = await sealNote(context.app, scope, order, text);
  await updateOrderChange(scope, id, {
    state,
    decidedAt: context.app.clock(),
    decidedById: accountId,
    decidedByName: username,
    decisionNote: sealed?.sealed ?? null,
  });
  return sealed;
}

/** A change that waits, with its order locked. @throws NotFoundError `order-change-not-found` */
async function inChange(
  context: RequestContext,
  id: string,
  work: (scope: ClientScope, change: OrderChange, order: Order) => Promise<Result<void>>,
  states: readonly OrderChange['state'][] = ['waiting for approval'],
): Promise<OrderChange> {
  return context.inClient(async (scope) => {
    const found = await findOrderChange(scope, id);
    if (!found) throw new NotFoundError('order-change-not-found');
    const order = await lockOrder(scope, found.orderId);
    refuseOutOfSight(context, order);
    const change = await getChange(scope, id);
    if (!states.includes(change.state)) throw new RefusedError([{ code: 'change-decided' }]);
    valueOrThrow(await work(scope, change, order));
    const after = await getChange(scope, id);
    await writeAudit(scope, actorOf(context), {
      action: 'decide-order-change',
      entity: 'order',
      entityId: order.id,
      before: { changeState: change.state },
      after: { changeState: after.state, dueMinor: after.dueMinor, refundMinor: after.refundMinor },
    });
    return after;
  });
}

async function getChange(scope: ClientScope, id: string): Promise<OrderChange> {
  const change = await findOrderChange(scope, id);
  if (!change) throw new NotFoundError('order-change-not-found');
  return change;
}
