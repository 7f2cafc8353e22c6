import { scheduleBlockerInput } from '@foyer/domain/product-schedules/schedule-blocker-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { lockCalendar } from '../scheduling/index.ts';
import { findRow } from './applied-change.repository.ts';
import type { SeenPlan } from './follow-schedules.ts';
import { followAndKeep } from './keep-change.ts';
import { getBlocker, type StoredBlocker, updateBlocker } from './schedule-blocker.repository.ts';
import { scheduleConstraints } from './schedule-constraints.ts';

/** Changes when a blocker holds: what it lets go comes back for sale, what it now holds is taken off. */
export async function changeScheduleBlocker(
  context: RequestContext,
  id: string,
  typed: unknown,
  seen?: SeenPlan,
): Promise<StoredBlocker> {
  context.require('availability-scheduler', 'edit');
  const input = valueOrThrow(parseInput(scheduleBlockerInput, typed));
  return refuseViolations(scheduleConstraints, () =>
    context.inClient(async (scope) => {
      const { calendarId } = await getBlocker(scope, id);
      await lockCalendar(scope, calendarId);
      const before = await getBlocker(scope, id);
      const row = await findRow(scope, 'blocker', id);
      await updateBlocker(scope, id, input);
      const kept = { calendarId, subject: 'blocker', subjectId: id, before: row } as const;
      await followAndKeep(context, scope, kept, seen);
      const after = await getBlocker(scope, id);
      await writeAudit(scope, actorOf(context), {
        action: 'change-schedule-blocker',
        entity: 'schedule-blocker',
        entityId: id,
        before: { ...before },
        after: { ...after },
      });
      return after;
    }),
  );
}
