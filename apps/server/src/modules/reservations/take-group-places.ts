import { fitGroup } from '@foyer/domain/reservations/group-capacity.ts';
import { closedBy, placesTaken } from '@foyer/domain/reservations/timeslot-effect.ts';
import type { GroupReservationStatus } from '@foyer/domain/scheduling/availability/calendar-rules.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import { keepLimits, lockCounters, type Places, returnSoldPlaces, sellPlaces } from '../capacity/index.ts';
import {
  deleteGroupPlaces,
  findGroupPlaces,
  insertGroupPlaces,
  listGroupPlaces,
} from '../sale-counters/index.ts';
import { fitTimeslotToWish, getTimeslot, raiseTimeslotLimit } from '../scheduling/index.ts';

/** Places that a reservation has, or is to have. */
export interface ReservedVisit {
  timeslotId: string | null;
  people: number;
  status: GroupReservationStatus;
}

export interface Excess {
  /** Beyond the limit of the timeslot, as the page said. */
  exceedsBy: number;
  canExceed: boolean;
}

/** A limit that was raised. */
export interface RaisedLimit {
  timeslotId: string;
  before: number | null;
  after: number;
}

/**
 * Gives back what a reservation took (`was`), and takes what it is to have (`will`): all or none. The caller has locked its
 * calendars and the reservation. Refusals: `group-over-capacity` {left, limit, over} where it needs more than is left and
 * the page did not say so, or the account has no `extra`; `reservation-no-availability` where nothing is left or the
 * place is full. A group that stays in its timeslot and takes no more places than it had is not refused.
 */
export async function takeGroupPlaces(
  scope: ClientScope,
  id: string,
  was: (ReservedVisit & { overBy: number }) | null,
  will: ReservedVisit | null,
  excess: Excess = { exceedsBy: 0, canExceed: false },
): Promise<{ overBy: number; raised: RaisedLimit | null }> {
  await keepLimits(scope);
  const taken = was ? await listGroupPlaces(scope, id) : [];
  const people = will ? placesTaken(will.status, will.people) : 0;
  const wanted = will?.timeslotId ? await findGroupPlaces(scope, will.timeslotId, people) : [];
  // The counter of the timeslot is locked also where nothing is taken: its limit may come down.
  await lockCounters(scope, [...taken, ...wanted, ...placesOf(was), ...placesOf(will)]);
  if (taken.length > 0) {
    await returnSoldPlaces(scope, taken);
    await deleteGroupPlaces(scope, id);
  }
  const grantedOverBy = findGranted(was, will);
  // Until the end of the transaction the capacity covers what was granted.
  if (was?.timeslotId && grantedOverBy === null) await fitTimeslotToWish(scope, was.timeslotId);
  if (!will?.timeslotId || people === 0) return { overBy: 0, raised: null };
  const room = await makeRoom(scope, will.timeslotId, people, { ...excess, grantedOverBy });
  if (!(await sellPlaces(scope, wanted))) throw new RefusedError([{ code: 'reservation-no-availability' }]);
  await insertGroupPlaces(scope, id, wanted);
  return room;
}

/** What a group is over its limit by that stays in its timeslot and takes no more places than it had; null = it does not. */
function findGranted(
  was: (ReservedVisit & { overBy: number }) | null,
  will: ReservedVisit | null,
): number | null {
  if (!was || !will || was.timeslotId !== will.timeslotId) return null;
  return placesTaken(will.status, will.people) <= placesTaken(was.status, was.people) ? was.overBy : null;
}

const placesOf = (visit: ReservedVisit | null): Places[] =>
  visit?.timeslotId ? [{ counterId: visit.timeslotId, quantity: 0 }] : [];

/** Raises the limit where the group does not fit and may exceed it. */
async function makeRoom(
  scope: ClientScope,
  timeslotId: string,
  people: number,
  { exceedsBy, canExceed, grantedOverBy }: Excess & { grantedOverBy: number | null },
): Promise<{ overBy: number; raised: RaisedLimit | null }> {
  const { capacity, wantedCapacity, heldCount, soldCount, time } = await getTimeslot(scope, timeslotId);
  const fit = fitGroup({ capacity, wantedCapacity, takenCount: heldCount + soldCount }, people);
  const { overBy, left, limit, takenAfter } = fit;
  if (grantedOverBy !== null) return { overBy: Math.min(overBy, grantedOverBy), raised: null };
  if (overBy === 0 || capacity === null) return { overBy, raised: null };
  if (!canExceed || overBy > exceedsBy) {
    const isFull = !canExceed && (left ?? 0) <= 0;
    throw new RefusedError([
      isFull
        ? { code: 'reservation-no-availability', field: 'timeslotId' }
        : {
            code: 'group-over-capacity',
            field: 'timeslotId',
            params: { left: Math.max(0, left ?? 0), limit: limit ?? 0, over: overBy, time },
          },
    ]);
  }
  await raiseTimeslotLimit(scope, timeslotId, takenAfter);
  return { overBy, raised: { timeslotId, before: limit, after: takenAfter } };
}

/** Whether a change of a reservation opens or closes anything. */
export const closesAnything = (...visits: (ReservedVisit | null)[]): boolean =>
  visits.some((visit) => visit !== null && closedBy(visit.status) !== null);
