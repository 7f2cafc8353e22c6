import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { RefusedError } from '../../platform/errors.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { keepConflicts, listTimeslots, timeslotGroupConstraints } from '../scheduling/index.ts';
import { auditChange } from './audit-change.ts';
import { carryOutChange } from './carry-out-change.ts';
import { findEffect } from './find-effect.ts';
import { listConcernedVisits } from './list-concerned-visits.ts';
import { getScheduleChange, lockScheduleChange, updateScheduleChange } from './schedule-change.repository.ts';
import { requireForChange, type ScheduleChange } from './schedule-change.ts';
import { insertVisits } from './schedule-change-visit.repository.ts';

/**
 * Applies a drafted change: rules and timeslots in one transaction; what becomes of visitors follows in the
 * background. Refused while a choice is open (`remedy-open`), where somebody changed the rules since
 * (`changed-meanwhile`), and where sales made the dry run untrue (`change-moved-on`): then the page shows it anew.
 * @param seen the fingerprint of the effect that the page showed.
 */
export async function applyScheduleChange(
  context: RequestContext,
  id: string,
  seen: string,
): Promise<ScheduleChange> {
  const { clock } = context.app;
  const begun = performance.now();
  return refuseViolations(timeslotGroupConstraints, () =>
    context.inClient(async (scope) => {
      const change = await lockScheduleChange(scope, id);
      requireForChange(context, change, 'edit');
      if (change.state !== 'draft') return change;
      const now = clock();
      const planned = await findEffect(scope, change, now);
      if (planned.openCount > 0) throw new RefusedError([{ code: 'remedy-open' }]);
      const done = await carryOutChange(scope, change, now);
      const timeslots = await listTimeslots(scope, done.conflictIds);
      const visits = await listConcernedVisits(scope, timeslots, change.remedies);
      const isSame =
        planned.fingerprint === seen &&
        planned.addedCount === done.addedCount &&
        planned.removedCount === done.removedCount &&
        sumOf(planned.rows) === sumOf(visits);
      if (!isSame) throw new RefusedError([{ code: 'change-moved-on' }]);
      await insertVisits(scope, id, visits);
      const kept = planned.rows.filter(({ remedy }) => remedy === 'keep');
      await keepConflicts(
        scope,
        kept.map(({ timeslotId }) => timeslotId),
      );
      const { kind, accountId, username } = context.account;
      await updateScheduleChange(scope, id, {
        state: 'applied',
        before: done.before,
        outcome: {
          effect: planned,
          ...done.left,
          by: { actor: { kind, id: accountId }, name: username },
        },
        appliedAt: now,
        appliedBy: username,
        tookMs: Math.round(performance.now() - begun),
      });
      await auditChange(scope, context, done.audited);
      await sendMessages(scope, {
        bus: 'command',
        type: 'settle-visits',
        payload: { changeId: id },
        source: 'schedule-changes',
      });
      return getScheduleChange(scope, id);
    }),
  );
}

function sumOf(rows: readonly { ticketCount: number }[]): number {
  return rows.reduce((total, { ticketCount }) => total + ticketCount, 0);
}
