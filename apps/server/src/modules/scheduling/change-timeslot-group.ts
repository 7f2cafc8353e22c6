import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { TimeslotChangePlan } from '@foyer/domain/scheduling/timeslot-changes/plan-timeslot-changes.ts';
import type { TimeslotGroup } from '@foyer/domain/scheduling/timeslot-group.ts';
import { timeslotGroupChangeInput } from '@foyer/domain/scheduling/timeslot-group-input.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { regenerateTimeslots } from './regenerate-timeslots.ts';
import { saveRules } from './save-rules.ts';
import { getTimeslotGroup, lockCalendar } from './timeslot-group.repository.ts';
import { timeslotGroupConstraints } from './timeslot-group-name.ts';
import { refuseStaleGroup } from './timeslot-group-version.ts';

export interface ChangedTimeslotGroup {
  group: TimeslotGroup;
  plan: TimeslotChangePlan;
}

/**
 * Saves name and periods of a timeslot group and brings its timeslots in line, in one transaction. No place is lost
 * by it: what visitors hold or bought stays, and is listed as a conflict where rules differ.
 * @param seenVersion as `refuseStaleGroup`, which decides about it behind the lock.
 */
export async function changeTimeslotGroup(
  context: RequestContext,
  id: string,
  typed: unknown,
  seenVersion?: string | null,
): Promise<ChangedTimeslotGroup> {
  context.require('timeslotgroup', 'edit');
  const input = valueOrThrow(parseInput(timeslotGroupChangeInput, typed));
  return refuseViolations(timeslotGroupConstraints, () =>
    context.inClient(async (scope) => {
      await lockCalendar(scope, id);
      const before = await getTimeslotGroup(scope, id);
      await refuseStaleGroup(scope, before, seenVersion);
      await saveRules(scope, before, input);
      const group = await getTimeslotGroup(scope, id);
      const plan = await regenerateTimeslots(scope, group, context.app.clock());
      await writeAudit(scope, actorOf(context), {
        action: 'change-timeslot-group',
        entity: 'timeslot-group',
        entityId: id,
        before: { ...before },
        after: { ...group },
      });
      return { group, plan };
    }),
  );
}
