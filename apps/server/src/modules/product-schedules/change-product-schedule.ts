import { productScheduleInput } from '@foyer/domain/product-schedules/product-schedule-input.ts';
import type { SeenPlan } from '@foyer/domain/product-schedules/seen-plan-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { auditLater, refuseStale } from '../audit-log/index.ts';
import { lockCalendar } from '../scheduling/index.ts';
import { applyScheduleChange } from './apply-schedule-change.ts';
import { getProductCalendar } from './product-calendar.repository.ts';
import { getSchedule, type StoredSchedule, updateSchedule } from './product-schedule.repository.ts';
import { refuseSchedule } from './schedule-constraints.ts';
import { findRow } from './schedule-row.repository.ts';
import { versionOfRules } from './version-of-rules.ts';

/**
 * Changes a schedule and its timeslots with it. It keeps its place among the others: editing makes nothing later.
 * @param seenVersion of the form that is saved, by `versionOfRules`; refused with `changed-meanwhile` where it is outdated.
 */
export async function changeProductSchedule(
  context: RequestContext,
  id: string,
  typed: unknown,
  seen?: SeenPlan,
  seenVersion?: string,
): Promise<StoredSchedule> {
  context.require('availability-scheduler', 'edit');
  const input = valueOrThrow(parseInput(productScheduleInput, typed));
  const write = async (scope: ClientScope) => {
    const { calendarId } = await getSchedule(scope, id);
    await lockCalendar(scope, calendarId);
    const before = await getSchedule(scope, id);
    await refuseStale(scope, 'product-schedule', { id, version: versionOfRules(before) }, seenVersion);
    const row = await findRow(scope, 'schedule', id);
    await refuseSchedule(scope, (await getProductCalendar(scope, calendarId)).locationId, input, id);
    await updateSchedule(scope, id, input);
    const after = await getSchedule(scope, id);
    const audit = auditLater({
      action: 'change-product-schedule',
      entity: 'product-schedule',
      entityId: id,
      before: { ...before },
      after: { ...after },
    });
    return { result: after, calendarId, subject: 'schedule', subjectId: id, before: row, audit } as const;
  };
  return applyScheduleChange(context, { act: 'change', id, input }, write, seen);
}
