import { saleRefusalOf } from '@foyer/domain/capacity/sale-refusal.ts';
import { ok, type Result, refused } from '@foyer/domain/result/result.ts';
import { findTimeslotShut } from '@foyer/domain/scheduling/availability/timeslot-shut.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { isTimeslotOfTickets, isTimeslotOfTypes } from '../orders/index.ts';
import { listTimeslots } from '../scheduling/index.ts';

/** Where tickets go: a timeslot with its date, or a day. */
export interface Target {
  timeslotId: string | null;
  date: string;
  time: string | null;
  locationId: string | null;
}

/**
 * The visit that a wish names; null = none. Refusals: `timeslot-unknown`, `timeslot-of-other-tickets`, and
 * `timeslot-closed` with the reason that "Why?" gives (closed, cancelled or begun).
 */
export async function findTarget(
  app: App,
  scope: ClientScope,
  { timeslotId, date }: { timeslotId?: string | null | undefined; date?: string | null | undefined },
  of: { ticketIds: readonly string[]; ticketTypeIds: readonly string[] },
): Promise<Result<Target | null>> {
  if (!timeslotId) return ok(date ? { timeslotId: null, date, time: null, locationId: null } : null);
  const [timeslot] = await listTimeslots(scope, [timeslotId]);
  if (!timeslot) return refused(saleRefusalOf('timeslot-unknown'));
  if (timeslot.state !== 'open' || timeslot.startsAt <= app.clock()) {
    const reason = findTimeslotShut(timeslot)?.reason ?? 'past';
    return refused({ code: 'timeslot-closed', params: { reason } });
  }
  // A new type is sold by its own group; tickets that keep theirs may stay in the calendar that they were sold in.
  const fits =
    of.ticketTypeIds.length > 0
      ? await isTimeslotOfTypes(scope, of.ticketTypeIds, timeslotId)
      : await isTimeslotOfTickets(scope, of.ticketIds, timeslotId);
  if (!fits) return refused(saleRefusalOf('timeslot-of-other-tickets'));
  const { id, date: day, time, locationId } = timeslot;
  return ok({ timeslotId: id, date: day, time, locationId });
}
