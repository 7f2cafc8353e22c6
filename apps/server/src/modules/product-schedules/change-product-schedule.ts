import { productScheduleInput } from '@foyer/domain/product-schedules/product-schedule-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { lockCalendar } from '../scheduling/index.ts';
import { findRow } from './applied-change.repository.ts';
import type { SeenPlan } from './follow-schedules.ts';
import { followAndKeep } from './keep-change.ts';
import { getSchedule, type StoredSchedule, updateSchedule } from './product-schedule.repository.ts';
import { refuseTakenScheduleName, scheduleConstraints } from './schedule-constraints.ts';

/** Changes a schedule and its timeslots with it. It keeps its place among the others: editing makes nothing later. */
export async function changeProductSchedule(
  context: RequestContext,
  id: string,
  typed: unknown,
  seen?: SeenPlan,
): Promise<StoredSchedule> {
  context.require('availability-scheduler', 'edit');
  const input = valueOrThrow(parseInput(productScheduleInput, typed));
  return refuseViolations(scheduleConstraints, () =>
    context.inClient(async (scope) => {
      const { calendarId } = await getSchedule(scope, id);
      await lockCalendar(scope, calendarId);
      const before = await getSchedule(scope, id);
      const row = await findRow(scope, 'schedule', id);
      await refuseTakenScheduleName(scope, input.name, id);
      await updateSchedule(scope, id, input);
      const kept = { calendarId, subject: 'schedule', subjectId: id, before: row } as const;
      await followAndKeep(context, scope, kept, seen);
      const after = await getSchedule(scope, id);
      await writeAudit(scope, actorOf(context), {
        action: 'change-product-schedule',
        entity: 'product-schedule',
        entityId: id,
        before: { ...before },
        after: { ...after },
      });
      return after;
    }),
  );
}
