import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { TimeslotGroup } from '@foyer/domain/scheduling/timeslot-group.ts';
import { timeslotGroupInput } from '@foyer/domain/scheduling/timeslot-group-input.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { getTimeslotGroup, insertTimeslotGroup } from './timeslot-group.repository.ts';
import { refuseTakenTimeslotGroupName, timeslotGroupConstraints } from './timeslot-group-name.ts';

/** Makes a timeslot group at a location; its timeslots come with its periods. */
export async function createTimeslotGroup(context: RequestContext, typed: unknown): Promise<TimeslotGroup> {
  context.require('timeslotgroup', 'edit');
  const input = valueOrThrow(parseInput(timeslotGroupInput, typed));
  return refuseViolations(timeslotGroupConstraints, () =>
    context.inClient(async (scope) => {
      await refuseTakenTimeslotGroupName(scope, input.name);
      const group = await getTimeslotGroup(scope, await insertTimeslotGroup(scope, input));
      await writeAudit(scope, actorOf(context), {
        action: 'create-timeslot-group',
        entity: 'timeslot-group',
        entityId: group.id,
        after: { ...group },
      });
      return group;
    }),
  );
}
