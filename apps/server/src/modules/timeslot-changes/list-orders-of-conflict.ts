import type { RequestContext } from '../../platform/request-context.ts';
import { getChange } from '../changes/index.ts';
import { findEffect } from './find-effect.ts';
import { listOrdersToChoose, type OrderToChoose } from './order-to-choose.repository.ts';
import { requireForChange } from './timeslot-change.ts';
import { timeslotsKind } from './timeslots-kind.ts';

/** The orders of a timeslot whose visitors need a choice, and which of them a draft is about. */
export async function listOrdersOfConflict(
  context: RequestContext,
  id: string,
  timeslotId: string,
): Promise<(OrderToChoose & { isChosen: boolean })[]> {
  return context.inClient(async (scope) => {
    const change = await getChange(scope, timeslotsKind, id);
    requireForChange(context, change, 'access');
    const { rows } = change.outcome?.effect ?? (await findEffect(scope, change, context.app.clock()));
    const row = rows.find((one) => one.timeslotId === timeslotId);
    if (!row) return [];
    const orders = await listOrdersToChoose(scope, timeslotId);
    return orders.map((order) => ({ ...order, isChosen: row.orderIds?.includes(order.orderId) ?? false }));
  });
}
