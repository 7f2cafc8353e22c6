import type { SeenPlan } from '@foyer/domain/product-schedules/seen-plan-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { auditLater } from '../audit-log/index.ts';
import { lockCalendar } from '../scheduling/index.ts';
import { applyScheduleChange } from './apply-schedule-change.ts';
import { deleteBlockerRow, getBlocker } from './schedule-blocker.repository.ts';
import { findRow } from './schedule-row.repository.ts';

/** Deletes a blocker: the schedules yield their timeslots there again. */
export async function deleteScheduleBlocker(
  context: RequestContext,
  id: string,
  seen?: SeenPlan,
): Promise<string> {
  context.require('availability-scheduler', 'edit');
  const write = async (scope: ClientScope) => {
    const { calendarId } = await getBlocker(scope, id);
    await lockCalendar(scope, calendarId);
    const before = await getBlocker(scope, id);
    const row = await findRow(scope, 'blocker', id);
    await deleteBlockerRow(scope, id);
    const audit = auditLater({
      action: 'delete-schedule-blocker',
      entity: 'schedule-blocker',
      entityId: id,
      before: { ...before },
    });
    return { result: id, calendarId, subject: 'blocker', subjectId: id, before: row, audit } as const;
  };
  return applyScheduleChange(context, { act: 'delete', id }, write, seen);
}
