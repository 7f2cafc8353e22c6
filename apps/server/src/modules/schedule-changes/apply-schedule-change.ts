import type { RulesChangeInput } from '@foyer/domain/scheduling/timeslot-group-input.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { RefusedError } from '../../platform/errors.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import {
  getTimeslotGroup,
  keepConflicts,
  listTimeslots,
  lockCalendar,
  refuseStaleGroup,
  regenerateTimeslots,
  saveRules,
  timeslotGroupConstraints,
  versionOf,
} from '../scheduling/index.ts';
import { findEffect } from './find-effect.ts';
import { listConcernedVisits } from './list-concerned-visits.ts';
import { getScheduleChange, lockScheduleChange, updateScheduleChange } from './schedule-change.repository.ts';
import type { ScheduleChange } from './schedule-change.ts';
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
  context.require('timeslotgroup', 'edit');
  const { clock } = context.app;
  const begun = performance.now();
  return refuseViolations(timeslotGroupConstraints, () =>
    context.inClient(async (scope) => {
      const change = await lockScheduleChange(scope, id);
      if (change.state !== 'draft') return change;
      await lockCalendar(scope, change.calendarId);
      const before = await getTimeslotGroup(scope, change.calendarId);
      await refuseStaleGroup(scope, before, change.seenVersion);
      const now = clock();
      const planned = await findEffect(scope, before, change, now);
      if (planned.openCount > 0) throw new RefusedError([{ code: 'remedy-open' }]);
      await saveRules(scope, before, change.wanted);
      const after = await getTimeslotGroup(scope, change.calendarId);
      // From here on nobody can hold or buy: what was planned before that lock is looked at once more.
      const plan = await regenerateTimeslots(scope, after, now);
      const timeslots = await listTimeslots(scope, plan.conflicts);
      const visits = await listConcernedVisits(scope, timeslots, change.remedies);
      const isSame =
        planned.fingerprint === seen &&
        planned.addedCount === plan.add.length &&
        planned.removedCount === plan.remove.length &&
        sumOf(planned.rows) === sumOf(visits);
      if (!isSame) throw new RefusedError([{ code: 'change-moved-on' }]);
      await insertVisits(scope, id, visits);
      const kept = planned.rows.filter(({ remedy }) => remedy === 'keep');
      await keepConflicts(
        scope,
        kept.map(({ timeslotId }) => timeslotId),
      );
      const { kind, accountId, username } = context.account;
      const { name, periods, exceptions } = before;
      await updateScheduleChange(scope, id, {
        state: 'applied',
        before: structuredClone({ name, periods, exceptions }) as RulesChangeInput,
        outcome: {
          effect: planned,
          version: versionOf(after),
          by: { actor: { kind, id: accountId }, name: username },
        },
        appliedAt: now,
        appliedBy: username,
        tookMs: Math.round(performance.now() - begun),
      });
      await writeAudit(scope, actorOf(context), {
        action: 'change-timeslot-group',
        entity: 'timeslot-group',
        entityId: before.id,
        before: { ...before },
        after: { ...after },
      });
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
