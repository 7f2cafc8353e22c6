import type { ClientScope } from '../../platform/database/database.ts';
import { listCounters, lockCounters, returnSoldPlaces } from '../capacity/index.ts';
import { type LeasedTimeslot, placesOfSale, setLeasePlaces } from '../sale-counters/index.ts';
import type { Quote } from '../sales/index.ts';
import { raiseTimeslotLimit } from '../scheduling/index.ts';

/** The locked lease of a desk that sells, and how much of it a sale takes. */
export interface UsedLease {
  leaseId: string;
  leased: readonly LeasedTimeslot[];
  /** Of these, those of sales that wait for staff, by timeslot: no other sale takes them. */
  kept: ReadonlyMap<string, number>;
  /** It sold without a connection: from its own places. Else only what is not free otherwise. */
  takesOwn: boolean;
}

/**
 * Frees places of a lease for a sale that takes them in the same transaction: every counter is locked before, so that no
 * other sale takes them between. The caller keeps the limits.
 */
export async function useLeasedPlaces(
  scope: ClientScope,
  { leaseId, leased, kept, takesOwn }: UsedLease,
  { demand, timeslot }: Pick<Quote, 'demand' | 'timeslot'>,
): Promise<void> {
  const own = leased.find(({ timeslotId }) => timeslotId === timeslot?.id);
  if (!own) return;
  const wanted = placesOfSale(demand);
  await lockCounters(scope, [
    ...wanted,
    ...own.counterIds.map((counterId) => ({ counterId, quantity: own.places })),
  ]);
  const needed = new Map(wanted.map(({ counterId, quantity }) => [counterId, quantity]));
  const free = takesOwn ? [] : await listCounters(scope, own.counterIds);
  const short = takesOwn
    ? own.counterIds.map((id) => needed.get(id) ?? 0)
    : free.map(({ id, capacity, held, sold }) =>
        capacity === null ? 0 : (needed.get(id) ?? 0) - (capacity - held - sold),
      );
  const forSale = own.places - (kept.get(own.timeslotId) ?? 0);
  const given = Math.min(forSale, Math.max(0, ...short));
  if (given <= 0) return;
  await returnSoldPlaces(
    scope,
    own.counterIds.map((counterId) => ({ counterId, quantity: given })),
  );
  await setLeasePlaces(scope, leaseId, { ...own, places: own.places - given });
}

/** Raises the limit of the timeslot where a sale does not fit: staff said so. The caller keeps the limits. */
export async function makeRoomFor(
  scope: ClientScope,
  { demand, timeslot }: Pick<Quote, 'demand' | 'timeslot'>,
): Promise<void> {
  const places = placesOfSale(demand);
  const own = places.find(({ counterId }) => counterId === timeslot?.id);
  if (!own) return;
  await lockCounters(scope, places);
  const [counter] = await listCounters(scope, [own.counterId]);
  if (!counter || counter.capacity === null) return;
  const taken = counter.held + counter.sold + own.quantity;
  if (taken > counter.capacity) await raiseTimeslotLimit(scope, own.counterId, taken);
}
