import { isLeasable, sizeOfLease } from '@foyer/domain/desk-leases/lease-size.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listCounters, lockCounters, type Places, returnSoldPlaces, sellPlaces } from '../capacity/index.ts';
import {
  findGroupPlacesOf,
  type LeasedTimeslot,
  placesOfLease,
  setLeasePlaces,
} from '../sale-counters/index.ts';
import { fitTimeslotToWish } from '../scheduling/index.ts';

export interface TimeslotToLease {
  id: string;
  startsAt: Date;
  endsAt: Date | null;
  /** It can be bought by visitors who come to a desk now. */
  isOpen: boolean;
}

/** What a lease has of a timeslot; null = it has no limit. */
export interface LeasedPlaces {
  timeslotId: string;
  places: number | null;
}

interface Planned {
  timeslotId: string;
  counterIds: string[];
  was: LeasedTimeslot | undefined;
  /** null = it has no limit: nothing is taken of it. */
  places: number | null;
  /** Of these, those of sales that wait for staff: the desk does not sell them again. */
  kept: number;
}

/**
 * Takes what a lease is to have of each timeslot and gives back what is too much of it, all at once. The caller has locked
 * the lease and keeps the limits.
 */
export async function fitLeasedPlaces(
  scope: ClientScope,
  leaseId: string,
  current: readonly LeasedTimeslot[],
  asked: {
    timeslots: readonly TimeslotToLease[];
    sold: ReadonlyMap<string, number>;
    kept: ReadonlyMap<string, number>;
    now: Date;
    /** Nothing is given back: the desk has not read yet what it sold. */
    keepsLeased: boolean;
  },
): Promise<LeasedPlaces[]> {
  const { timeslots, sold, kept: ofKept, now, keepsLeased } = asked;
  const open = timeslots.filter((one) => one.isOpen && isLeasable(one, now));
  const counterIds = await findCountersOf(scope, open);
  const all = [...counterIds.values()].flat().map((counterId) => ({ counterId, quantity: 0 }));
  await lockCounters(scope, [...all, ...placesOfLease(current)]);
  const free = await readFree(scope, [...counterIds.values()].flat());
  const plan = open.map(({ id }): Planned => {
    const own = counterIds.get(id) ?? [];
    const was = current.find(({ timeslotId }) => timeslotId === id);
    const limits = own.flatMap((counterId) => free.get(counterId) ?? []);
    if (limits.length === 0) return { timeslotId: id, counterIds: own, was, places: null, kept: 0 };
    const leased = was?.places ?? 0;
    const kept = Math.min(leased, ofKept.get(id) ?? 0);
    const toSell = { soldLately: sold.get(id) ?? 0, free: Math.min(...limits), leased: leased - kept };
    const places = kept + sizeOfLease({ ...toSell, keepsLeased });
    for (const counterId of own) {
      const left = free.get(counterId);
      if (left !== undefined) free.set(counterId, left - (places - leased));
    }
    return { timeslotId: id, counterIds: own, was, places, kept };
  });
  const over = keepsLeased ? [] : current.filter(({ timeslotId }) => !counterIds.has(timeslotId));
  await carryOut(scope, leaseId, [...over.map((was) => onlyKept(was, ofKept)), ...plan]);
  return plan.flatMap(({ timeslotId, places, kept }) => {
    const toSell = places === null ? null : places - kept;
    return toSell === 0 ? [] : [{ timeslotId, places: toSell }];
  });
}

/**
 * Gives back all of a lease but the places of its kept sales. The caller has locked it and keeps the limits.
 * @returns how many places came free.
 */
export async function returnLeasedPlaces(
  scope: ClientScope,
  leaseId: string,
  current: readonly LeasedTimeslot[],
  ofKept: ReadonlyMap<string, number>,
): Promise<number> {
  await lockCounters(scope, placesOfLease(current));
  const plan = current.map((was) => onlyKept(was, ofKept));
  await carryOut(scope, leaseId, plan);
  return plan.reduce((sum, { was, kept }) => sum + (was?.places ?? 0) - kept, 0);
}

function onlyKept(was: LeasedTimeslot, ofKept: ReadonlyMap<string, number>): Planned {
  const { timeslotId, counterIds } = was;
  const kept = Math.min(was.places, ofKept.get(timeslotId) ?? 0);
  return { timeslotId, counterIds, was, places: kept, kept };
}

/** The counters that one visitor takes a place of, by timeslot. */
async function findCountersOf(
  scope: ClientScope,
  timeslots: readonly TimeslotToLease[],
): Promise<Map<string, string[]>> {
  const places = await findGroupPlacesOf(
    scope,
    timeslots.map(({ id }) => id),
    1,
  );
  return new Map(timeslots.map(({ id }) => [id, (places.get(id) ?? []).map(({ counterId }) => counterId)]));
}

/** What is free of those that have a limit. */
async function readFree(scope: ClientScope, ids: readonly string[]): Promise<Map<string, number>> {
  const counters = await listCounters(scope, [...new Set(ids)]);
  return new Map(
    counters.flatMap(({ id, capacity, held, sold }): [string, number][] =>
      capacity === null ? [] : [[id, capacity - held - sold]],
    ),
  );
}

async function carryOut(scope: ClientScope, leaseId: string, plan: readonly Planned[]): Promise<void> {
  const changed = plan.filter(({ was, places }) => (was?.places ?? 0) !== (places ?? 0));
  const back = changed.flatMap(({ was, places }): Places[] =>
    (was?.counterIds ?? []).map((counterId) => ({
      counterId,
      quantity: Math.max(0, (was?.places ?? 0) - (places ?? 0)),
    })),
  );
  const more = changed.flatMap(({ counterIds, was, places }): Places[] =>
    counterIds.map((counterId) => ({
      counterId,
      quantity: Math.max(0, (places ?? 0) - (was?.places ?? 0)),
    })),
  );
  await returnSoldPlaces(scope, back.filter(isSome));
  const wanted = more.filter(isSome);
  if (wanted.length > 0 && !(await sellPlaces(scope, wanted)))
    throw new Error('locked counters gave less than they had');
  for (const { timeslotId, counterIds, was, places } of changed) {
    const kept = (places ?? 0) > (was?.places ?? 0) ? counterIds : (was?.counterIds ?? counterIds);
    await setLeasePlaces(scope, leaseId, { timeslotId, places: places ?? 0, counterIds: kept });
    if ((places ?? 0) < (was?.places ?? 0)) await fitTimeslotToWish(scope, timeslotId);
  }
}

const isSome = ({ quantity }: Places) => quantity > 0;
