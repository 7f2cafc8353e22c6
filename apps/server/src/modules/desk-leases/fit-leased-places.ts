import { isLeasable, sizeOfLease } from '@foyer/domain/desk-leases/lease-size.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listCounters, lockCounters, type Places, returnSoldPlaces, sellPlaces } from '../capacity/index.ts';
import {
  findGroupPlaces,
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
}

/**
 * Takes what a lease is to have of each timeslot and gives back what is too much of it, all at once. The caller has locked
 * the lease and keeps the limits.
 */
export async function fitLeasedPlaces(
  scope: ClientScope,
  leaseId: string,
  current: readonly LeasedTimeslot[],
  asked: { timeslots: readonly TimeslotToLease[]; sold: ReadonlyMap<string, number>; now: Date },
): Promise<LeasedPlaces[]> {
  const { timeslots, sold, now } = asked;
  const open = timeslots.filter((one) => one.isOpen && isLeasable(one, now));
  const counterIds = new Map<string, string[]>();
  for (const { id } of open)
    counterIds.set(
      id,
      (await findGroupPlaces(scope, id, 1)).map(({ counterId }) => counterId),
    );
  const all = [...counterIds.values()].flat().map((counterId) => ({ counterId, quantity: 0 }));
  await lockCounters(scope, [...all, ...placesOfLease(current)]);
  const free = await readFree(scope, [...counterIds.values()].flat());
  const plan = open.map(({ id }): Planned => {
    const own = counterIds.get(id) ?? [];
    const was = current.find(({ timeslotId }) => timeslotId === id);
    const limits = own.flatMap((counterId) => free.get(counterId) ?? []);
    if (limits.length === 0) return { timeslotId: id, counterIds: own, was, places: null };
    const leased = was?.places ?? 0;
    const places = sizeOfLease({ soldLately: sold.get(id) ?? 0, free: Math.min(...limits), leased });
    for (const counterId of own) {
      const left = free.get(counterId);
      if (left !== undefined) free.set(counterId, left - (places - leased));
    }
    return { timeslotId: id, counterIds: own, was, places };
  });
  const over = current.filter(({ timeslotId }) => !counterIds.has(timeslotId));
  await carryOut(scope, leaseId, [
    ...over.map((was) => ({ timeslotId: was.timeslotId, counterIds: was.counterIds, was, places: 0 })),
    ...plan,
  ]);
  return plan.filter(({ places }) => places !== 0).map(({ timeslotId, places }) => ({ timeslotId, places }));
}

/** Gives all of a lease back. The caller has locked it and keeps the limits. */
export async function returnLeasedPlaces(
  scope: ClientScope,
  leaseId: string,
  current: readonly LeasedTimeslot[],
): Promise<void> {
  await lockCounters(scope, placesOfLease(current));
  await carryOut(
    scope,
    leaseId,
    current.map((was) => ({ timeslotId: was.timeslotId, counterIds: was.counterIds, was, places: 0 })),
  );
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
