import { scheduleBlockerInput } from '@foyer/domain/product-schedules/schedule-blocker-input.ts';
import type { SeenPlan } from '@foyer/domain/product-schedules/seen-plan-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { auditLater, refuseStale } from '../audit-log/index.ts';
import { lockCalendar } from '../scheduling/index.ts';
import { applyScheduleChange } from './apply-schedule-change.ts';
import { getProductCalendar } from './product-calendar.repository.ts';
import { refuseNightBlocker } from './refuse-closed-night.ts';
import { getBlocker, type StoredBlocker, updateBlocker } from './schedule-blocker.repository.ts';
import { findRow } from './schedule-row.repository.ts';
import { versionOfRules } from './version-of-rules.ts';

/**
 * Changes when a blocker holds: what it lets go comes back for sale, what it now holds is taken off.
 * @param seenVersion of the form that is saved, by `versionOfRules`; refused with `changed-meanwhile` where it is outdated.
 */
export async function changeScheduleBlocker(
  context: RequestContext,
  id: string,
  typed: unknown,
  seen?: SeenPlan,
  seenVersion?: string,
): Promise<StoredBlocker> {
  context.require('availability-scheduler', 'edit');
  const input = valueOrThrow(parseInput(scheduleBlockerInput, typed));
  const write = async (scope: ClientScope) => {
    const { calendarId } = await getBlocker(scope, id);
    await lockCalendar(scope, calendarId);
    await refuseNightBlocker(scope, (await getProductCalendar(scope, calendarId)).locationId, input);
    const before = await getBlocker(scope, id);
    await refuseStale(scope, 'schedule-blocker', { id, version: versionOfRules(before) }, seenVersion);
    const row = await findRow(scope, 'blocker', id);
    await updateBlocker(scope, id, input);
    const after = await getBlocker(scope, id);
    const audit = auditLater({
      action: 'change-schedule-blocker',
      entity: 'schedule-blocker',
      entityId: id,
      before: { ...before },
      after: { ...after },
    });
    return { result: after, calendarId, subject: 'blocker', subjectId: id, before: row, audit } as const;
  };
  return applyScheduleChange(context, { act: 'change', id, input }, write, seen);
}
