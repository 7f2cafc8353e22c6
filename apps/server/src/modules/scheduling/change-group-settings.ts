import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { TimeslotGroup } from '@foyer/domain/scheduling/timeslot-group.ts';
import { groupSettingsInput } from '@foyer/domain/scheduling/timeslot-group-input.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { getTimeslotGroup, lockCalendar, updateTimeslotGroupRow } from './timeslot-group.repository.ts';
import { refuseTakenTimeslotGroupName, timeslotGroupConstraints } from './timeslot-group-name.ts';

/**
 * Renames a timeslot group, hides it from overviews and public pages, or marks it for the external reseller system.
 * None of it changes a timeslot, so it acts at once.
 */
export async function changeGroupSettings(
  context: RequestContext,
  id: string,
  typed: unknown,
): Promise<TimeslotGroup> {
  context.require('timeslotgroup', 'edit');
  const input = valueOrThrow(parseInput(groupSettingsInput, typed));
  return refuseViolations(timeslotGroupConstraints, () =>
    context.inClient(async (scope) => {
      await lockCalendar(scope, id);
      const before = await getTimeslotGroup(scope, id);
      await refuseTakenTimeslotGroupName(scope, input.name, id);
      await updateTimeslotGroupRow(scope, id, input);
      await writeAudit(scope, actorOf(context), {
        action: 'change-timeslot-group',
        entity: 'timeslot-group',
        entityId: id,
        before: { name: before.name, hidden: before.hidden, synced: before.synced },
        after: input,
      });
      return getTimeslotGroup(scope, id);
    }),
  );
}
