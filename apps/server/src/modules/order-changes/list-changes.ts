import { formatOrderNumber } from '@foyer/domain/orders/order-number.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { getClient } from '../clients/index.ts';
import { listOrdersById, refuseOutOfSight, requireOrders } from '../orders/index.ts';
import { openNote } from './change-note.ts';
import { type ChangePreview, toPreview } from './change-order.ts';
import {
  findOrderChange,
  listChangesToApprove,
  listOrderChanges,
  type OrderChange,
} from './order-change.repository.ts';
import { readOrderToChange } from './order-to-change.ts';
import { quoteOrderWish } from './quote-order-wish.ts';

/** A change with its notes opened, for staff. */
export interface ShownChange extends OrderChange {
  orderNumber: string;
  reasonText: string;
  decisionText: string;
  isOwn: boolean;
}

/** Most that are shown to wait. */
const most = 50;

export async function listChangesForStaff(
  context: RequestContext,
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<ShownChange[]> {
  return show(context, scope, await listOrderChanges(scope, orderIds));
}

/** Those that wait for a second person. A sales partner reads none of them. */
export async function listChangesWaiting(
  context: RequestContext,
  scope: ClientScope,
): Promise<ShownChange[]> {
  const shown = await show(context, scope, await listChangesToApprove(scope, most));
  return context.account.accountType === 'sales partner' ? [] : shown;
}

async function show(
  context: RequestContext,
  scope: ClientScope,
  changes: readonly OrderChange[],
): Promise<ShownChange[]> {
  if (changes.length === 0) return [];
  const orders = await listOrdersById(
    scope,
    changes.map(({ orderId }) => orderId),
  );
  const { orderPrefix } = await getClient(scope);
  const shown: ShownChange[] = [];
  for (const change of changes) {
    const order = orders.find(({ id }) => id === change.orderId);
    if (!order) continue;
    shown.push({
      ...change,
      orderNumber: order.number === null ? '' : formatOrderNumber(order.number, orderPrefix),
      reasonText: await openNote(context.app, scope, order, change.reason),
      decisionText: await openNote(context.app, scope, order, change.decisionNote),
      isOwn: change.askedById === context.account.accountId,
    });
  }
  return shown;
}

/**
 * What a change that waits for a second person would do now. Refusals: those of `quoteOrderWish`.
 * @throws NotFoundError `order-change-not-found`
 */
export async function previewWaiting(context: RequestContext, id: string): Promise<ChangePreview> {
  requireOrders(context, 'access');
  return context.inClientReadOnly(async (scope) => {
    const change = await findOrderChange(scope, id);
    if (change?.state !== 'waiting for approval') throw new NotFoundError('order-change-not-found');
    const toChange = valueOrThrow(await readOrderToChange(scope, change.orderId));
    refuseOutOfSight(context, toChange.order);
    const by = 'staff-with-extra';
    const quoted = await quoteOrderWish(context.app, scope, toChange, change.wish, { by });
    return toPreview(context, valueOrThrow(quoted));
  });
}
