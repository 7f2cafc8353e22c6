import { createHash } from 'node:crypto';
import type { bulkActInput } from '@foyer/domain/bulk-acts/bulk-input.ts';
import type { z } from 'zod';
import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { findOrderIds, requireOrders } from '../orders/index.ts';
import { type ActOrder, listActOrders } from './act-order.repository.ts';
import { orderActOf } from './order-act.ts';

export interface BulkPreview {
  /** Orders that the act is for. */
  orderCount: number;
  amountMinor: number;
  /** Those that were chosen and are left out, by the code of why. */
  skipped: { code: string; count: number }[];
  /** What starting names as seen. */
  seen: string;
}

interface FoundOrders extends BulkPreview {
  orders: ActOrder[];
}

/**
 * What an act would do to the chosen orders. Refusals: `bulk-too-many-orders`, `bulk-no-orders` (it applies to none).
 */
export async function previewBulkAct(
  context: RequestContext,
  input: z.output<typeof bulkActInput>,
): Promise<FoundOrders> {
  const act = orderActOf(input.act);
  requireOrders(context, act.right);
  const ids = await findOrderIds(context, input.selection, act.mostOrders + 1);
  if (ids.length > act.mostOrders) {
    throw new RefusedError([{ code: 'bulk-too-many-orders', params: { most: act.mostOrders } }]);
  }
  return context.inClient(async (scope) => {
    const orders: ActOrder[] = [];
    const skipped = new Map<string, number>();
    let amountMinor = 0;
    for (const order of await listActOrders(scope, ids)) {
      const preview = await act.previewForOrder(context.app, scope, order, { reason: input.reason });
      if ('skip' in preview) skipped.set(preview.skip, (skipped.get(preview.skip) ?? 0) + 1);
      else {
        orders.push(order);
        amountMinor += preview.amountMinor;
      }
    }
    const digest = createHash('sha256')
      .update(`${amountMinor} ${orders.map(({ id }) => id).join()}`)
      .digest('base64url');
    return {
      orders,
      orderCount: orders.length,
      amountMinor,
      skipped: [...skipped].map(([code, count]) => ({ code, count })),
      seen: digest,
    };
  });
}
