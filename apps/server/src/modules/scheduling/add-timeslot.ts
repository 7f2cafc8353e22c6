import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { startOn } from '@foyer/domain/scheduling/generate-timeslots.ts';
import { newTimeslotInput } from '@foyer/domain/scheduling/timeslot-input.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { listTimeslotsBetween, type Timeslot } from './timeslot.repository.ts';
import { getTimeslotGroup } from './timeslot-group.repository.ts';
import { timeslotGroupConstraints } from './timeslot-group-name.ts';
import { addTimeslots } from './timeslot-plan.repository.ts';

/** Adds one timeslot on one date, beside what the rules yield. Refused where there is one at that time. */
export async function addTimeslot(
  context: RequestContext,
  timeslotGroupId: string,
  typed: unknown,
): Promise<Timeslot> {
  context.require('timeslotgroup', 'edit');
  const { date, time, limit } = valueOrThrow(parseInput(newTimeslotInput, typed));
  return refuseViolations(timeslotGroupConstraints, () =>
    context.inClient(async (scope) => {
      const group = await getTimeslotGroup(scope, timeslotGroupId);
      const ofDay = () => listTimeslotsBetween(scope, [group.id], date, date);
      if ((await ofDay()).some((timeslot) => timeslot.time === time)) refuse('timeslot-exists');
      const startsAt = startOn(date, time, group.timeZone) ?? refuse('time-invalid');
      if (startsAt <= context.app.clock()) refuse('timeslot-in-past');
      const timeslot = {
        date,
        time,
        startsAt,
        capacity: limit,
        status: 'yes' as const,
        title: '',
        classes: '',
      };
      await addTimeslots(scope, group.id, [timeslot], 'manual');
      const added = (await ofDay()).find((candidate) => candidate.time === time);
      if (!added) throw new Error('an added timeslot is not among those of its day');
      await writeAudit(scope, actorOf(context), {
        action: 'add-timeslot',
        entity: 'timeslot',
        entityId: added.id,
        after: { timeslotGroupId, date, time, capacity: limit },
      });
      return added;
    }),
  );
}

function refuse(code: string): never {
  throw new RefusedError([{ code, field: 'time' }]);
}
