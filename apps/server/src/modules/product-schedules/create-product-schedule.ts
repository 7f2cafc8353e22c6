import { productScheduleInput } from '@foyer/domain/product-schedules/product-schedule-input.ts';
import type { ScheduleTarget } from '@foyer/domain/product-schedules/schedule-target-input.ts';
import type { SeenPlan } from '@foyer/domain/product-schedules/seen-plan-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { auditLater } from '../audit-log/index.ts';
import { applyScheduleChange } from './apply-schedule-change.ts';
import { lockProductCalendar } from './follow-schedules.ts';
import { getSchedule, insertSchedule, type StoredSchedule } from './product-schedule.repository.ts';
import { refuseSchedule } from './schedule-constraints.ts';
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
  const write = async (scope: ClientScope) => {
    await refuseWrongTarget(scope, target);
    await refuseSchedule(scope, target.locationId, input);
    const { id: calendarId } = await lockProductCalendar(scope, target);
    const schedule = await getSchedule(scope, await insertSchedule(scope, calendarId, input));
    const audit = auditLater({
      action: 'create-product-schedule',
      entity: 'product-schedule',
      entityId: schedule.id,
      after: { ...target, ...schedule },
    });
    return {
      result: schedule,
      calendarId,
      subject: 'schedule',
      subjectId: schedule.id,
      before: null,
      audit,
    } as const;
  };
  return applyScheduleChange(context, { act: 'create', target, input }, write, seen);
}
