import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { lockCalendar } from '../scheduling/index.ts';
import {
  type AppliedChange,
  getAppliedChange,
  listLastChanges,
  markUndone,
  restoreRow,
} from './applied-change.repository.ts';
import { followSchedules } from './follow-schedules.ts';
import { scheduleConstraints } from './schedule-constraints.ts';
import { relinkTimeslotGroups } from './schedule-link.repository.ts';

const undoMinutes = 30;

/** Until when a change can be taken back, unless another follows it. */
export function undoableUntil({ changedAt }: Pick<AppliedChange, 'changedAt'>): Date {
  return new Date(changedAt.getTime() + undoMinutes * 60_000);
}

/** The last change of a calendar while it can be taken back. */
export async function findUndoable(
  context: RequestContext,
  calendarId: string,
): Promise<AppliedChange | null> {
  const [last] = await context.inClient((scope) => listLastChanges(scope, [calendarId]));
  if (!last || last.undoneAt !== null || context.app.clock() > undoableUntil(last)) return null;
  return last;
}

/**
 * Takes the last change of a product's schedules or blockers at a location back: its row and the timeslots as they
 * were, in one transaction. Pressed twice, it is done once. Refusals: `undo-too-late` after 30 minutes,
 * `schedule-changed-since` where another change followed, `undo-sold` where visitors have places in timeslots that
 * would go or shrink by it: then nothing is changed.
 */
export async function undoProductSchedule(context: RequestContext, id: string): Promise<string> {
  context.require('availability-scheduler', 'edit');
  const now = context.app.clock();
  return refuseViolations(scheduleConstraints, () =>
    context.inClient(async (scope) => {
      const { calendarId } = await getAppliedChange(scope, id);
      await lockCalendar(scope, calendarId);
      const change = await getAppliedChange(scope, id);
      if (change.undoneAt !== null) return id;
      const [last] = await listLastChanges(scope, [calendarId]);
      if (last?.id !== id) refuse('schedule-changed-since');
      if (now > undoableUntil(change)) refuse('undo-too-late');
      const { subject, subjectId, before, after, converted } = change;
      await restoreRow(scope, subject, subjectId, before);
      const { plan } = await followSchedules(scope, calendarId, now);
      const changed = new Set(plan.change.map((one) => one.id));
      if (plan.conflicts.some((timeslotId) => changed.has(timeslotId))) refuse('undo-sold');
      await relinkTimeslotGroups(scope, converted);
      await markUndone(scope, id, now, context.account.username);
      const isSchedule = subject === 'schedule';
      await writeAudit(scope, actorOf(context), {
        action: isSchedule ? 'undo-product-schedule' : 'undo-schedule-blocker',
        entity: isSchedule ? 'product-schedule' : 'schedule-blocker',
        entityId: subjectId,
        before: { name: nameOf(after) },
        after: { name: nameOf(before) },
      });
      return id;
    }),
  );
}

function nameOf(row: AppliedChange['before']): string | null {
  return row ? String(row.name ?? row.reason ?? '') : null;
}

function refuse(code: string): never {
  throw new RefusedError([{ code }]);
}
