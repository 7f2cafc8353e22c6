import { productScheduleInput } from '@foyer/domain/product-schedules/product-schedule-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { lockProductCalendar, type SeenPlan } from './follow-schedules.ts';
import { followAndKeep } from './keep-change.ts';
import type { ScheduleTarget } from './plan-schedule-change.ts';
import { getSchedule, insertSchedule, type StoredSchedule } from './product-schedule.repository.ts';
import { refuseTakenScheduleName, scheduleConstraints } from './schedule-constraints.ts';
import { refuseWrongTarget } from './schedule-target.ts';

/** Sets up a schedule of a product at a location, above those that are there, and makes its timeslots. */
export async function createProductSchedule(
  context: RequestContext,
  target: ScheduleTarget,
  typed: unknown,
  seen?: SeenPlan,
): Promise<StoredSchedule> {
  context.require('availability-scheduler', 'edit');
  const input = valueOrThrow(parseInput(productScheduleInput, typed));
  return refuseViolations(scheduleConstraints, () =>
    context.inClient(async (scope) => {
      await refuseWrongTarget(scope, target);
      await refuseTakenScheduleName(scope, input.name);
      const { id: calendarId } = await lockProductCalendar(scope, target);
      const schedule = await getSchedule(scope, await insertSchedule(scope, calendarId, input));
      const kept = { calendarId, subject: 'schedule', subjectId: schedule.id, before: null } as const;
      await followAndKeep(context, scope, kept, seen);
      await writeAudit(scope, actorOf(context), {
        action: 'create-product-schedule',
        entity: 'product-schedule',
        entityId: schedule.id,
        after: { ...target, ...schedule },
      });
      return schedule;
    }),
  );
}
