import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { lockCalendar } from '../scheduling/index.ts';
import { followSchedules, type SeenPlan } from './follow-schedules.ts';
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
      await deleteBlockerRow(scope, id);
      await followSchedules(scope, calendarId, context.app.clock(), seen);
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
