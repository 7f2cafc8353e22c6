import { orderNoteInput } from '@foyer/domain/orders/order-note.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { valueOrThrow } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, writeAudit } from '../../audit-log/index.ts';
import { keyOfOrder } from '../key-of-order.ts';
import { lockOrder } from '../order.repository.ts';
import { recordOrderEvent } from '../order-event.repository.ts';
import { refuseOutOfSight, requireOrders } from '../order-sight.ts';

/**
 * Puts a note for colleagues on an order's timeline. What it says may be about a person: it is kept with the order's
 * key, and goes with that (product.md, section 11). @throws NotFoundError `order-not-found`
 */
export async function addOrderNote(context: RequestContext, orderId: string, typed: unknown): Promise<void> {
  requireOrders(context, 'edit');
  const { text } = valueOrThrow(parseInput(orderNoteInput, { text: typed }));
  await context.inClient(async (scope) => {
    const order = await lockOrder(scope, orderId);
    refuseOutOfSight(context, order);
    const key = await keyOfOrder(context.app, scope, order);
    const { accountId, kind, username } = context.account;
    const facts = { by: username, key: key.id, sealed: key.encrypt(text).toString('base64') };
    await recordOrderEvent(scope, orderId, 'note-added', { kind, id: accountId }, facts);
    await writeAudit(scope, actorOf(context), { action: 'add-note', entity: 'order', entityId: orderId });
  });
}
