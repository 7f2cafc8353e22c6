import { refuseUndo } from '@foyer/domain/changes/undo-window.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf } from '../audit-log/index.ts';
import { advanceVisit } from './advance-visit.ts';
import { lockAffectedVisits } from './affected-visit.repository.ts';
import type { AffectedVisit } from './affected-visit.ts';
import { getChange, lockChange, updateChange } from './change.repository.ts';
import type { Change } from './change.ts';
import type { UndoableKind } from './change-kind.ts';
import { sendVisitsToSettle } from './send-visits.ts';

/**
 * Brings back what was there before an applied change, in one transaction. A change that is undone stays undone, so a
 * second call changes nothing. Refusals: `undo-too-late`, and those of the kind (`changed-meanwhile`, `undo-sold`).
 */
export async function undoChange<Wanted, Before, Outcome>(
  context: RequestContext,
  kind: UndoableKind<Wanted, Before, Outcome>,
  id: string,
): Promise<Change<Wanted, Before, Outcome>> {
  const now = context.app.clock();
  return refuseViolations(kind.constraints, () =>
    context.inClient(async (scope) => {
      const change = await lockChange(scope, kind, id);
      kind.require(context, change, 'edit');
      const { before, outcome, appliedAt } = change;
      if (change.state !== 'applied' || before === null || outcome === null || !appliedAt) return change;
      const refusal = refuseUndo({ appliedAt }, now);
      if (refusal) throw new RefusedError([refusal]);
      const visits = await lockAffectedVisits(scope, id);
      const audit = await kind.restore(scope, { ...change, before, outcome, appliedAt }, now, context);
      await takeBack(context, scope, visits);
      await updateChange(scope, id, { state: 'undone', undoneAt: now, undoneBy: context.account.username });
      for (const write of audit) await write(scope, actorOf(context));
      return getChange(scope, kind, id);
    }),
  );
}

/** What was not settled yet is not settled any more; what was moved is moved back. Refunds stay. */
async function takeBack(
  { app }: RequestContext,
  scope: ClientScope,
  visits: readonly AffectedVisit[],
): Promise<void> {
  const moved = visits.filter(({ state }) => state === 'moved');
  for (const visit of visits.filter(({ state }) => state === 'waiting'))
    await advanceVisit(app, scope, visit, { event: 'undo', cause: 'undone' });
  for (const visit of moved) await advanceVisit(app, scope, visit, { event: 'undo', remedy: 'move back' });
  await sendVisitsToSettle(
    scope,
    moved.map(({ id }) => id),
  );
}
