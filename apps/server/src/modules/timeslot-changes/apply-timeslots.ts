import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { type Applied, type ChangeToApply, movedOn } from '../changes/index.ts';
import { keepConflicts, listTimeslots } from '../scheduling/index.ts';
import { auditTimeslotChange } from './audit-timeslot-change.ts';
import { planEffect } from './find-effect.ts';
import { planAffectedVisits } from './plan-affected-visits.ts';
import type { ChangeBefore, ChangeOutcome, WantedChange } from './timeslot-change.ts';
import { writeTimeslotChange } from './write-timeslot-change.ts';

/**
 * Changes rules and timeslots; what becomes of visitors follows in the background. Refusals: `remedy-open` while a
 * choice is open, `changed-meanwhile` where the rules were changed since, `change-moved-on` where sales made the plan
 * untrue before its counters were locked.
 */
export async function applyTimeslots(
  { app, account }: RequestContext,
  scope: ClientScope,
  change: ChangeToApply<WantedChange>,
): Promise<Applied<null, ChangeBefore, ChangeOutcome>> {
  const now = app.clock();
  const { effect, moves } = await planEffect(scope, change, now);
  if (effect.openCount > 0) throw new RefusedError([{ code: 'remedy-open' }]);
  const written = await writeTimeslotChange(scope, change, now);
  const { addedCount, removedCount, conflictIds, before, left, audited } = written;
  const conflicts = await listTimeslots(scope, conflictIds);
  const visits = await planAffectedVisits(scope, conflicts, { remedies: change.remedies, moves });
  const isAsPlanned =
    effect.addedCount === addedCount &&
    effect.removedCount === removedCount &&
    sumOf(effect.rows) === sumOf(visits);
  if (!isAsPlanned) throw movedOn();
  const kept = effect.rows.filter(({ remedy }) => remedy === 'keep');
  await keepConflicts(
    scope,
    kept.map(({ timeslotId }) => timeslotId),
  );
  const { kind, accountId, username } = account;
  return {
    result: null,
    fingerprint: effect.fingerprint,
    audit: auditTimeslotChange(audited),
    calendarId: change.calendarId,
    before,
    outcome: { effect, ...left, by: { actor: { kind, id: accountId }, name: username } },
    visits,
  };
}

function sumOf(rows: readonly { ticketCount: number }[]): number {
  return rows.reduce((total, { ticketCount }) => total + ticketCount, 0);
}
