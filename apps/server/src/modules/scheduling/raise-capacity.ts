import { ok, type Result, refused } from '@foyer/domain/result/result.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { addOverbooked, getTimeslot, lockTimeslotCounter, type Timeslot } from './timeslot.repository.ts';

interface Raise {
  /** The module in which somebody sells: its right `extra` is asked. */
  module: string;
  timeslotId: string;
  /** So many places more. */
  by: number;
}

/**
 * Overbooking (product.md, section 4): raises the capacity of one timeslot in the transaction of the sale that does
 * not fit, so that it is never exceeded. Shown as +n; audited. Other limits (house, group, type) are not raised.
 * Refusals: `timeslot-cancelled`; `limit-invalid` for less than one place. No limit stays no limit.
 */
export async function raiseCapacity(
  context: RequestContext,
  scope: ClientScope,
  { module, timeslotId, by }: Raise,
): Promise<Result<Timeslot>> {
  context.require(module, 'extra');
  if (!Number.isInteger(by) || by < 1) return refused({ code: 'limit-invalid', field: 'by' });
  await lockTimeslotCounter(scope, timeslotId);
  const before = await getTimeslot(scope, timeslotId);
  if (before.state === 'cancelled') return refused({ code: 'timeslot-cancelled' });
  if (before.capacity === null) return ok(before);
  await addOverbooked(scope, timeslotId, by);
  const after = await getTimeslot(scope, timeslotId);
  await writeAudit(scope, actorOf(context), {
    action: 'raise-capacity',
    entity: 'timeslot',
    entityId: timeslotId,
    before: { capacity: before.capacity, overbooked: before.overbooked },
    after: { capacity: after.capacity, overbooked: after.overbooked },
  });
  return ok(after);
}
