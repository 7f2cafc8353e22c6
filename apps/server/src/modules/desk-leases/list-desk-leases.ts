import type { ClientScope } from '../../platform/database/database.ts';
import { listLeasePlaces } from '../sale-counters/index.ts';
import { listTimeslots, type Timeslot } from '../scheduling/index.ts';
import { type DeskLease, selectLeases } from './desk-lease.repository.ts';

/** A lease as staff see it: what its desk may have sold. */
export interface LeaseOfDesk extends DeskLease {
  /** Its desk sells nothing more of it, and has not given it back. */
  isOver: boolean;
  places: { timeslot: Timeslot; places: number }[];
}

/** Every lease that is open, those that are over first; the longest away at the top. */
export async function listDeskLeases(scope: ClientScope, now: Date): Promise<LeaseOfDesk[]> {
  const leases = await selectLeases(scope)
    .where('state', '=', 'open')
    .orderBy('endsAt')
    .orderBy('id')
    .execute();
  const leased = await listLeasePlaces(
    scope,
    leases.map(({ id }) => id),
  );
  const timeslots = await listTimeslots(scope, [...new Set(leased.map(({ timeslotId }) => timeslotId))]);
  return leases.map((lease) => ({
    ...lease,
    isOver: lease.endsAt <= now,
    places: leased
      .filter(({ leaseId }) => leaseId === lease.id)
      .flatMap(({ timeslotId, places }) => {
        const timeslot = timeslots.find(({ id }) => id === timeslotId);
        return timeslot ? [{ timeslot, places }] : [];
      })
      .sort((a, b) => a.timeslot.startsAt.getTime() - b.timeslot.startsAt.getTime()),
  }));
}
