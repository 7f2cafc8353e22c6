import type { Result } from '@foyer/domain/result/result.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { AffectedVisit } from '../changes/index.ts';
import { moveVisit, type VisitActor, type VisitOf } from '../orders/index.ts';
import { refundVisit } from '../payments/index.ts';

type Visit = Pick<AffectedVisit, 'orderId' | 'timeslotId' | 'productId' | 'date'>;

/** By whom and why; the words are those of the mail and of the order's timeline. */
export interface SettlingAct {
  by: VisitActor;
  reason: string;
}

/** Moves the tickets of a visit to another timeslot. Refusals: those of `moveVisit`; then the caller rolls back. */
export async function moveAffectedVisit(
  app: App,
  scope: ClientScope,
  { orderId }: Visit,
  to: { fromTimeslotId: string; toTimeslotId: string; mail: boolean },
  act: SettlingAct,
): Promise<Result<number>> {
  return moveVisit(scope, app, { orderId, ...to, ...act });
}

/** Cancels the tickets of a visit and asks its money back. Refusal: `order-not-sold`. */
export async function refundAffectedVisit(
  app: App,
  scope: ClientScope,
  visit: Visit,
  act: SettlingAct,
): Promise<Result<unknown>> {
  return refundVisit(scope, app, { orderId: visit.orderId, ...placeOf(visit), ...act });
}

/** What its tickets are for, as orders ask for it. */
function placeOf({ timeslotId, productId, date }: Visit): VisitOf {
  if (productId !== null) return { day: { date, productId } };
  return { timeslotId: timeslotId ?? '' };
}
