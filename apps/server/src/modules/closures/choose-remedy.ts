import { canVisitorChoose } from '@foyer/domain/closures/closure-visit.ts';
import type { ClosureChoice } from '@foyer/domain/closures/visitor-closure.ts';
import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { NotFoundError, RefusedError, valueOrThrow } from '../../platform/errors.ts';
import { getOrderBySecret, moveVisit } from '../orders/index.ts';
import { lockClosure } from './closure.repository.ts';
import { findVisitOfOrder, lockVisit, updateVisit } from './closure-visit.repository.ts';
import { refund } from './settle-visit.ts';

const by = { actor: { kind: 'visitor' } } as const;

/**
 * A visitor of a closed timeslot chooses by the link of his order: another timeslot, whose places are taken and the
 * old ones given back in one transaction, or his money. Pressed twice, the first press counts.
 * @throws NotFoundError for a wrong secret or an order without a closure; RefusedError `closure-choice-over`,
 * `closure-refund-not-offered`, and those of `moveVisit` (`not-enough-places`, `timeslot-closed`).
 */
export async function chooseRemedy(app: App, secret: string, choice: ClosureChoice): Promise<void> {
  const { clientId, orderId } = await getOrderBySecret(app, secret);
  await inClient(app.db, clientId, async (scope) => {
    const known = await findVisitOfOrder(scope, orderId);
    if (!known) throw new NotFoundError('order-not-found');
    const closure = await lockClosure(scope, known.closureId, 'share');
    const visit = await lockVisit(scope, known.id);
    const isSame =
      choice.choice === 'move' ? visit.state === 'moved' : ['refunding', 'refunded'].includes(visit.state);
    if (visit.answeredAt !== null && isSame) return;
    if (closure.remedy !== 'offer' || !canVisitorChoose(closure, visit.state, app.clock())) {
      throw new RefusedError([{ code: 'closure-choice-over' }], 409);
    }
    const answeredAt = app.clock();
    if (choice.choice === 'refund') {
      if (!closure.offersRefund) throw new RefusedError([{ code: 'closure-refund-not-offered' }], 409);
      await updateVisit(scope, visit.id, { state: 'waiting', remedy: 'refund', answeredAt });
      await refund(app, scope, visit, by);
      return;
    }
    const { timeslotId: fromTimeslotId } = visit;
    const toTimeslotId = choice.timeslotId;
    const moved = valueOrThrow(
      await moveVisit(scope, app, { orderId, fromTimeslotId, toTimeslotId, by, reason: 'chosen' }),
      409,
    );
    if (moved === 0) throw new RefusedError([{ code: 'closure-choice-over' }], 409);
    await updateVisit(scope, visit.id, {
      state: 'moved',
      movedToId: toTimeslotId,
      answeredAt,
      settledAt: answeredAt,
    });
  });
}
