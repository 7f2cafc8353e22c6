import type { SeenPlan } from '@foyer/domain/product-schedules/seen-plan-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { auditLater } from '../audit-log/index.ts';
import { lockCalendar } from '../scheduling/index.ts';
import { applyScheduleChange } from './apply-schedule-change.ts';
import { deleteScheduleRow, getSchedule } from './product-schedule.repository.ts';
import { findRow } from './schedule-row.repository.ts';

/** Deletes a schedule. Its timeslots go, but for those that visitors have places in: they wait to be settled. */
export async function deleteProductSchedule(
  context: RequestContext,
  id: string,
  seen?: SeenPlan,
): Promise<string> {
  context.require('availability-scheduler', 'edit');
  const write = async (scope: ClientScope) => {
    const { calendarId } = await getSchedule(scope, id);
    await lockCalendar(scope, calendarId);
    const before = await getSchedule(scope, id);
    const row = await findRow(scope, 'schedule', id);
    await deleteScheduleRow(scope, id);
    const audit = auditLater({
      action: 'delete-product-schedule',
      entity: 'product-schedule',
      entityId: id,
      before: { ...before },
    });
    return { result: id, calendarId, subject: 'schedule', subjectId: id, before: row, audit } as const;
  };
  return applyScheduleChange(context, { act: 'delete', id }, write, seen);
}
