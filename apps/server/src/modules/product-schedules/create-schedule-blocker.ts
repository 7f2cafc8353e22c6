import { scheduleBlockerInput } from '@foyer/domain/product-schedules/schedule-blocker-input.ts';
import type { ScheduleTarget } from '@foyer/domain/product-schedules/schedule-target-input.ts';
import type { SeenPlan } from '@foyer/domain/product-schedules/seen-plan-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { auditLater } from '../audit-log/index.ts';
import { lockCalendar } from '../scheduling/index.ts';
import { applyScheduleChange } from './apply-schedule-change.ts';
import { findProductCalendar } from './product-calendar.repository.ts';
import { refuseNightBlocker } from './refuse-closed-night.ts';
import { getBlocker, insertBlocker, type StoredBlocker } from './schedule-blocker.repository.ts';

/** Keeps the schedules of a product at a location from yielding timeslots on some days or hours. */
export async function createScheduleBlocker(
  context: RequestContext,
  target: ScheduleTarget,
  typed: unknown,
  seen?: SeenPlan,
): Promise<StoredBlocker> {
  context.require('availability-scheduler', 'edit');
  const input = valueOrThrow(parseInput(scheduleBlockerInput, typed));
  const write = async (scope: ClientScope) => {
    const calendar = await findProductCalendar(scope, target);
    if (!calendar) throw new RefusedError([{ code: 'blocker-without-schedule', field: 'productId' }]);
    await refuseNightBlocker(scope, target.locationId, input);
    const { id: calendarId } = calendar;
    await lockCalendar(scope, calendarId);
    const blocker = await getBlocker(scope, await insertBlocker(scope, calendarId, input));
    const audit = auditLater({
      action: 'create-schedule-blocker',
      entity: 'schedule-blocker',
      entityId: blocker.id,
      after: { ...target, ...blocker },
    });
    return {
      result: blocker,
      calendarId,
      subject: 'blocker',
      subjectId: blocker.id,
      before: null,
      audit,
    } as const;
  };
  return applyScheduleChange(context, { act: 'create', target, input }, write, seen);
}
