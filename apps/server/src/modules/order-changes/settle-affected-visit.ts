import type { Result } from '@foyer/domain/result/result.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { AffectedVisit } from '../changes/index.ts';
import { getOrder } from '../orders/index.ts';
import { listPayments, retryRefunds } from '../payments/index.ts';
import { cancelVisit } from './cancel-visit.ts';
import { moveVisit } from './move-visit.ts';
import type { VisitActor, VisitOf } from './visits/visit-of-order.ts';

type Visit = Pick<AffectedVisit, 'orderId' | 'timeslotId' | 'productId' | 'date'>;

/** Actor and reason; the words are those of the mail and of the order's timeline. */
export interface SettlingAct {
  by: VisitActor;
  reason: string;
}

/** Moves the tickets of a visit to another timeslot. Refusals: those of `moveVisit`; then the caller rolls back. */
export async function moveAffectedVisit(
  app: App,
  scope: ClientScope,
  { orderId }: Visit,
  { fromTimeslotId, toTimeslotId, ...to }: { fromTimeslotId: string; toTimeslotId: string; mail?: boolean },
  act: SettlingAct,
): Promise<Result<number>> {
  const from = { timeslotId: fromTimeslotId };
  return moveVisit(app, scope, { orderId, from, to: { timeslotId: toTimeslotId }, ...to, ...act });
}

/** Moves the tickets of a visit without a time to another day. The caller asks first whether that day is sold. */
export async function moveAffectedVisitToDay(
  app: App,
  scope: ClientScope,
  visit: Visit,
  date: string,
  act: SettlingAct,
): Promise<Result<number>> {
  return moveVisit(app, scope, { orderId: visit.orderId, from: placeOf(visit), to: { date }, ...act });
}

/** Cancels the tickets of a visit and asks its money back. Refusal: `order-not-sold`. */
export async function refundAffectedVisit(
  app: App,
  scope: ClientScope,
  visit: Visit,
  act: SettlingAct,
): Promise<Result<unknown>> {
  const money = 'visit-cancelled';
  return cancelVisit(app, scope, { orderId: visit.orderId, ...placeOf(visit), ...act, money });
}

/** Cancels the tickets of a visit whose money staff give back elsewhere. Refusal: `order-not-sold`. */
export async function cancelAffectedVisit(
  app: App,
  scope: ClientScope,
  visit: Visit,
  act: SettlingAct,
): Promise<Result<unknown>> {
  const money = 'elsewhere';
  return cancelVisit(app, scope, { orderId: visit.orderId, ...placeOf(visit), ...act, money });
}

/** Tries the failed refunds of its order again. */
export async function retryRefundsOf(scope: ClientScope, { orderId }: Visit): Promise<void> {
  await retryRefunds(scope, orderId);
}

/** What payment providers took for its order and were not asked to give back. */
export async function paidForOrder(scope: ClientScope, { orderId }: Visit): Promise<number> {
  const payments = await listPayments(scope, [orderId]);
  const { refundedMinor } = await getOrder(scope, orderId);
  const paid = payments.filter(({ state }) => state === 'paid');
  return paid.reduce((sum, { amountMinor }) => sum + amountMinor, 0) - refundedMinor;
}

/** What its tickets are for, as orders ask for it. */
function placeOf({ timeslotId, productId, date }: Visit): VisitOf {
  if (productId !== null) return { day: { date, productId } };
  return { timeslotId: timeslotId ?? '' };
}
