import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { changeTimeslotByHand } from '@foyer/domain/scheduling/change-timeslot-by-hand.ts';
import { timeslotChangeInput } from '@foyer/domain/scheduling/timeslot-input.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { getTimeslot, lockTimeslotCounter, type Timeslot } from './timeslot.repository.ts';
import { updateTimeslotByHand } from './timeslot-plan.repository.ts';

/**
 * Sets the limit of one timeslot, or opens or closes it, for its one date: from then on the rules leave it
 * alone. A limit below what is taken becomes what is taken and stays listed as a conflict.
 */
export async function changeTimeslot(context: RequestContext, id: string, typed: unknown): Promise<Timeslot> {
  context.require('timeslotgroup', 'edit');
  const wanted = valueOrThrow(parseInput(timeslotChangeInput, typed));
  return context.inClient(async (scope) => {
    await lockTimeslotCounter(scope, id);
    const before = await getTimeslot(scope, id);
    if (before.state === 'cancelled') throw new RefusedError([{ code: 'timeslot-cancelled' }]);
    await updateTimeslotByHand(scope, changeTimeslotByHand(before, wanted));
    const after = await getTimeslot(scope, id);
    await writeAudit(scope, actorOf(context), {
      action: 'change-timeslot',
      entity: 'timeslot',
      entityId: id,
      before: auditedValues(before),
      after: auditedValues(after),
    });
    return after;
  });
}

function auditedValues({ date, time, capacity, wantedCapacity, state, conflict }: Timeslot) {
  return { date, time, capacity, wantedCapacity, state, conflict };
}
