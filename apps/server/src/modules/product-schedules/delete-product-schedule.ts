import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { lockCalendar } from '../scheduling/index.ts';
import { findRow } from './applied-change.repository.ts';
import type { SeenPlan } from './follow-schedules.ts';
import { followAndKeep } from './keep-change.ts';
import { deleteScheduleRow, getSchedule } from './product-schedule.repository.ts';
import { scheduleConstraints } from './schedule-constraints.ts';

/** Deletes a schedule. Its timeslots go, but for those that visitors have places in: they wait to be settled. */
export async function deleteProductSchedule(
  context: RequestContext,
  id: string,
  seen?: SeenPlan,
): Promise<string> {
  context.require('availability-scheduler', 'edit');
  return refuseViolations(scheduleConstraints, () =>
    context.inClient(async (scope) => {
      const { calendarId } = await getSchedule(scope, id);
      await lockCalendar(scope, calendarId);
      const before = await getSchedule(scope, id);
      const row = await findRow(scope, 'schedule', id);
      await deleteScheduleRow(scope, id);
      const kept = { calendarId, subject: 'schedule', subjectId: id, before: row } as const;
      await followAndKeep(context, scope, kept, seen);
      await writeAudit(scope, actorOf(context), {
        action: 'delete-product-schedule',
        entity: 'product-schedule',
        entityId: id,
        before: { ...before },
      });
      return id;
    }),
  );
}
