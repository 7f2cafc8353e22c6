import { saleRefusalOf } from '@foyer/domain/capacity/sale-refusal.ts';
import { canVisitorChoose } from '@foyer/domain/closures/closure-visit.ts';
import type { ClosureChoice } from '@foyer/domain/closures/visitor-closure.ts';
import { refusalForVisitors, resultForVisitors } from '@foyer/domain/storefront/shown-reason.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { NotFoundError, RefusedError, valueOrThrow } from '../../platform/errors.ts';
import { advanceVisit } from '../changes/index.ts';
import { moveAffectedVisit, moveAffectedVisitToDay } from '../order-changes/index.ts';
import { getOrderBySecret } from '../orders/index.ts';
import { lockClosure } from './closure.repository.ts';
import { type ClosureVisit, findVisit, lockVisit } from './closure-visit.repository.ts';
import { refuseVisit } from './list-visits-to-move-to.ts';
import { refund } from './settle-visit.ts';

const by = { actor: { kind: 'visitor' } } as const;

/**
 * A visitor of a closed timeslot chooses by the link of the order: another timeslot, whose places are taken and the
 * old ones given back in one transaction, or a refund. Pressed twice, the first press counts. While the closure is
 * paused the refund waits, like all others.
 * @throws NotFoundError for a wrong secret or an order without a closure; RefusedError `closure-choice-over`,
 * `closure-refund-not-offered`, and those of `moveVisit` (`not-enough-places`, `timeslot-closed`, `day-closed`), each with its
 * reason as visitors read it.
 */
export async function chooseRemedy(app: App, secret: string, choice: ClosureChoice): Promise<void> {
  const { clientId, orderId } = await getOrderBySecret(app, secret);
  await inClient(app.db, clientId, async (scope) => {
    const known = await findVisit(scope, choice.visitId);
    if (known?.orderId !== orderId) throw new NotFoundError('order-not-found');
    const closure = await lockClosure(scope, known.closureId, 'share');
    const visit = await lockVisit(scope, known.id);
    const isSame = choice.choice === 'refund' ? visit.remedy === 'refund' : visit.state === 'moved';
    if (visit.answeredAt !== null && isSame) return;
    if (!canVisitorChoose(closure, visit, app.clock())) {
      throw new RefusedError([{ code: 'closure-choice-over' }], 409);
    }
    const answeredAt = app.clock();
    if (choice.choice === 'refund') {
      if (!closure.offersRefund) throw new RefusedError([{ code: 'closure-refund-not-offered' }], 409);
      await advanceVisit(app, scope, visit, { event: 'choose-refund', remedy: 'refund', answeredAt });
      if (closure.pausedAt !== null) return;
      const waiting = { id: visit.id, state: 'waiting' } as const;
      return advanceVisit(app, scope, waiting, await refund(app, scope, visit, by));
    }
    const to = await move(app, scope, visit, choice);
    await advanceVisit(app, scope, visit, { event: 'move', ...to, answeredAt });
  });
}

/** To another timeslot, or where tickets have no time to another day on which they are sold. */
async function move(
  app: App,
  scope: ClientScope,
  visit: ClosureVisit,
  choice: Extract<ClosureChoice, { choice: 'move' | 'move-to-day' }>,
): Promise<{ movedToId: string } | { movedToDate: string }> {
  const { timeslotId: fromTimeslotId } = visit;
  const toId = choice.choice === 'move' ? choice.timeslotId : choice.date;
  if ((choice.choice === 'move') !== (fromTimeslotId !== null))
    throw new RefusedError([refusalForVisitors(saleRefusalOf('timeslot-of-other-tickets'))], 409);
  const refusal = await refuseVisit(app, scope, visit, toId);
  if (refusal) throw new RefusedError([refusalForVisitors(refusal)], 409);
  const act = { by, reason: 'chosen' };
  const moved =
    fromTimeslotId === null
      ? await moveAffectedVisitToDay(app, scope, visit, toId, act)
      : await moveAffectedVisit(app, scope, visit, { fromTimeslotId, toTimeslotId: toId }, act);
  refuseNone(valueOrThrow(resultForVisitors(moved), 409));
  return fromTimeslotId === null ? { movedToDate: toId } : { movedToId: toId };
}

function refuseNone(moved: number): void {
  if (moved === 0) throw new RefusedError([{ code: 'closure-choice-over' }], 409);
}
