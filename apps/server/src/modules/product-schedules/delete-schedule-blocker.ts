import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { lockCalendar } from '../scheduling/index.ts';
import { findRow } from './applied-change.repository.ts';
import type { SeenPlan } from './follow-schedules.ts';
import { followAndKeep } from './keep-change.ts';
import { deleteBlockerRow, getBlocker } from './schedule-blocker.repository.ts';
import { scheduleConstraints } from './schedule-constraints.ts';

/** Deletes a blocker: the schedules yield their timeslots there again. */
export async function deleteScheduleBlocker(
  context: RequestContext,
  id: string,
  seen?: SeenPlan,
): Promise<string> {
  context.require('availability-scheduler', 'edit');
  return refuseViolations(scheduleConstraints, () =>
    context.inClient(async (scope) => {
      const { calendarId } = await getBlocker(scope, id);
      await lockCalendar(scope, calendarId);
      const before = await getBlocker(scope, id);
      const row = await findRow(scope, 'blocker', id);
      await deleteBlockerRow(scope, id);
      const kept = { calendarId, subject: 'blocker', subjectId: id, before: row } as const;
      await followAndKeep(context, scope, kept, seen);
      await writeAudit(scope, actorOf(context), {
        action: 'delete-schedule-blocker',
        entity: 'schedule-blocker',
        entityId: id,
        before: { ...before },
      });
      return id;
    }),
  );
}
