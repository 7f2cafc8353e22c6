import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { changeTimeslotByHand } from '@foyer/domain/scheduling/change-timeslot-by-hand.ts';
import { timeslotChangeInput } from '@foyer/domain/scheduling/timeslot-input.ts';
import { NotFoundError, RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { listTimeslots, type Timeslot } from './timeslot.repository.ts';
import { lockTimeslotCounters, updateTimeslotsByHand } from './timeslot-plan.repository.ts';

/** A selection that the scheduler can hold: more is a change of rules. */
const mostTimeslots = 500;

/**
 * Sets the limit of several timeslots, or opens or closes them, all or none: from then on the rules leave them alone.
 * A limit below what is taken becomes what is taken and stays listed as a conflict. One that is over or cancelled is
 * refused with the whole selection.
 */
export async function changeTimeslots(
  context: RequestContext,
  ids: readonly string[],
  typed: unknown,
): Promise<Timeslot[]> {
  context.require('availability-scheduler', 'edit');
  const wanted = valueOrThrow(parseInput(timeslotChangeInput, typed));
  const chosen = [...new Set(ids)];
  if (chosen.length > mostTimeslots) refuse('too-many-timeslots-chosen', { maximum: mostTimeslots });
  return context.inClient(async (scope) => {
    await lockTimeslotCounters(scope, chosen);
    const before = await listTimeslots(scope, chosen);
    if (before.length < chosen.length) throw new NotFoundError('timeslot-not-found');
    if (before.some(({ state }) => state === 'cancelled')) refuse('timeslot-cancelled');
    if (before.some(({ startsAt }) => startsAt <= context.app.clock())) refuse('timeslot-in-past');
    await updateTimeslotsByHand(
      scope,
      before.map((timeslot) => changeTimeslotByHand(timeslot, wanted)),
    );
    const after = await listTimeslots(scope, chosen);
    for (const timeslot of after) {
      await writeAudit(scope, actorOf(context), {
        action: 'change-timeslot',
        entity: 'timeslot',
        entityId: timeslot.id,
        before: auditedValues(before.find(({ id }) => id === timeslot.id) ?? timeslot),
        after: auditedValues(timeslot),
      });
    }
    return after;
  });
}

function auditedValues({ date, time, capacity, wantedCapacity, state, conflict }: Timeslot) {
  return { date, time, capacity, wantedCapacity, state, conflict };
}

function refuse(code: string, params?: Record<string, number>): never {
  throw new RefusedError([params ? { code, params } : { code }]);
}
