import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import { type AuditLater, auditLater } from '../audit-log/index.ts';
import { type AppliedChange, findLastChangeId } from '../changes/index.ts';
import { lockCalendar } from '../scheduling/index.ts';
import { followSchedules } from './follow-schedules.ts';
import { type ScheduleBefore, type ScheduleOutcome, scheduleKindName } from './schedule-change.ts';
import { relinkTimeslotGroups } from './schedule-link.repository.ts';
import { type RowSnapshot, restoreRow } from './schedule-row.repository.ts';

/**
 * Brings the row of a schedule or blocker back as it was, and the timeslots with it. Refusals: `schedule-changed-since`
 * where another change followed; `undo-sold` where visitors have places in timeslots that would go or shrink.
 */
export async function restoreSchedule(
  scope: ClientScope,
  { id, calendarId, before, outcome }: AppliedChange<unknown, ScheduleBefore, ScheduleOutcome>,
  now: Date,
): Promise<readonly AuditLater[]> {
  const { subject, subjectId, row, converted } = before;
  const calendar = calendarId ?? '';
  await lockCalendar(scope, calendar);
  if ((await findLastChangeId(scope, scheduleKindName, calendar)) !== id) refuse('schedule-changed-since');
  await restoreRow(scope, subject, subjectId, row);
  const { plan } = await followSchedules(scope, calendar, now);
  const changed = new Set(plan.change.map((one) => one.id));
  if (plan.conflicts.some((timeslotId) => changed.has(timeslotId))) refuse('undo-sold');
  await relinkTimeslotGroups(scope, converted);
  const isSchedule = subject === 'schedule';
  return [
    auditLater({
      action: isSchedule ? 'undo-product-schedule' : 'undo-schedule-blocker',
      entity: isSchedule ? 'product-schedule' : 'schedule-blocker',
      entityId: subjectId,
      before: { name: nameOf(outcome.row) },
      after: { name: nameOf(row) },
    }),
  ];
}

function nameOf(row: RowSnapshot | null): string | null {
  return row ? String(row.name ?? row.reason ?? '') : null;
}

function refuse(code: string): never {
  throw new RefusedError([{ code }]);
}
