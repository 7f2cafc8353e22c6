import { scheduleBlockerInput } from '@foyer/domain/product-schedules/schedule-blocker-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { lockCalendar } from '../scheduling/index.ts';
import type { SeenPlan } from './follow-schedules.ts';
import { followAndKeep } from './keep-change.ts';
import type { ScheduleTarget } from './plan-schedule-change.ts';
import { findProductCalendar } from './product-calendar.repository.ts';
import { getBlocker, insertBlocker, type StoredBlocker } from './schedule-blocker.repository.ts';
import { scheduleConstraints } from './schedule-constraints.ts';

/** Keeps the schedules of a product at a location from yielding timeslots on some days or hours. */
export async function createScheduleBlocker(
  context: RequestContext,
  target: ScheduleTarget,
  typed: unknown,
  seen?: SeenPlan,
): Promise<StoredBlocker> {
  context.require('availability-scheduler', 'edit');
  const input = valueOrThrow(parseInput(scheduleBlockerInput, typed));
  return refuseViolations(scheduleConstraints, () =>
    context.inClient(async (scope) => {
      const calendar = await findProductCalendar(scope, target);
      if (!calendar) throw new RefusedError([{ code: 'blocker-without-schedule', field: 'productId' }]);
      await lockCalendar(scope, calendar.id);
      const blocker = await getBlocker(scope, await insertBlocker(scope, calendar.id, input));
      const kept = {
        calendarId: calendar.id,
        subject: 'blocker',
        subjectId: blocker.id,
        before: null,
      } as const;
      await followAndKeep(context, scope, kept, seen);
      await writeAudit(scope, actorOf(context), {
        action: 'create-schedule-blocker',
        entity: 'schedule-blocker',
        entityId: blocker.id,
        after: { ...target, ...blocker },
      });
      return blocker;
    }),
  );
}
