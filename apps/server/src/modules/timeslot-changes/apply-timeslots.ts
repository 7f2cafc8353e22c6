import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { type Applied, type ChangeToApply, movedOn } from '../changes/index.ts';
import { listGroupsIn, type TouchedGroup } from '../reservations/index.ts';
import { keepConflicts, listTimeslots, type Timeslot } from '../scheduling/index.ts';
import { auditTimeslotChange } from './audit-timeslot-change.ts';
import { planEffect } from './find-effect.ts';
import { moveOrCancelGroups } from './move-or-cancel-groups.ts';
import { planAffectedVisits } from './plan-affected-visits.ts';
import { tidyCalendar } from './tidy-calendar.ts';
import {
  type ChangeBefore,
  type ChangeOutcome,
  requireForChange,
  type WantedChange,
} from './timeslot-change.ts';
import { writeTimeslotChange } from './write-timeslot-change.ts';

/**
 * Changes rules and timeslots; what becomes of visitors follows in the background. Refusals: `remedy-open` while a
 * choice is open, `changed-meanwhile` where the rules were changed since, `change-moved-on` where sales made the plan
 * untrue before its counters were locked. Cancelling visits or groups needs the right Extra.
 */
export async function applyTimeslots(
  context: RequestContext,
  scope: ClientScope,
  change: ChangeToApply<WantedChange>,
): Promise<Applied<null, ChangeBefore, ChangeOutcome>> {
  const { app, account } = context;
  const now = app.clock();
  const { effect, moves, groups } = await planEffect(scope, change, now);
  if (effect.openCount > 0) throw new RefusedError([{ code: 'remedy-open' }]);
  // Refunds and cancellations ask for the right Extra (product.md, section 2).
  if (effect.rows.some(({ remedy }) => remedy === 'cancel')) requireForChange(context, change, 'extra');
  const written = await writeTimeslotChange(scope, change, now);
  const { addedCount, removedCount, conflictIds, before, left, audited } = written;
  const conflicts = await listTimeslots(scope, conflictIds);
  const visits = await planAffectedVisits(scope, conflicts, { remedies: change.remedies, moves });
  const isAsPlanned =
    effect.addedCount === addedCount &&
    effect.removedCount === removedCount &&
    sumOf(effect.rows) === sumOf(visits) &&
    areSame(groups, await listGroupsOf(scope, conflicts, now));
  if (!isAsPlanned) throw movedOn();
  const kept = effect.rows.filter(({ remedy }) => remedy === 'keep');
  await keepConflicts(
    scope,
    kept.map(({ timeslotId }) => timeslotId),
  );
  const movedGroups = await moveOrCancelGroups(context, scope, change, { groups, moves, conflicts });
  if (groups.some(({ remedy }) => remedy !== 'keep') && visits.every(({ state }) => state !== 'waiting'))
    for (const calendarId of new Set(conflicts.map((one) => one.calendarId)))
      await tidyCalendar(scope, calendarId, now);
  const { kind, accountId, username } = account;
  return {
    result: null,
    fingerprint: effect.fingerprint,
    audit: auditTimeslotChange(audited),
    calendarId: change.calendarId,
    before,
    outcome: { effect, ...left, by: { actor: { kind, id: accountId }, name: username }, movedGroups },
    visits,
  };
}

/** The groups that a change is about: a lower limit is about none. */
async function listGroupsOf(scope: ClientScope, conflicts: readonly Timeslot[], now: Date) {
  const about = conflicts.filter(({ conflict }) => conflict !== 'capacity-below-taken');
  return listGroupsIn(
    scope,
    about.map(({ id }) => id),
    now,
  );
}

function areSame(some: readonly TouchedGroup[], others: readonly TouchedGroup[]): boolean {
  const keys = (groups: readonly TouchedGroup[]) =>
    groups.map(({ id, version }) => `${id} ${version}`).sort();
  return keys(some).join() === keys(others).join();
}

function sumOf(rows: readonly { ticketCount: number }[]): number {
  return rows.reduce((total, { ticketCount }) => total + ticketCount, 0);
}
