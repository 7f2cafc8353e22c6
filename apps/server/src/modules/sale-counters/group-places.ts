import { groupCounters, type SaleCounter } from '@foyer/domain/capacity/sale-counters.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { Places } from '../capacity/index.ts';
import { listGroupVisits } from './group-places.repository.ts';
import { insertMissingCounters } from './limit-counter.repository.ts';
import { saleCounterId } from './sale-counter-id.ts';

/** As `findGroupPlaces`, for as many people in each of some timeslots. */
export async function findGroupPlacesOf(
  scope: ClientScope,
  timeslotIds: readonly string[],
  people: number,
): Promise<Map<string, Places[]>> {
  const visits = await listGroupVisits(scope, timeslotIds);
  const counters = visits.map((visit) => ({
    timeslotId: visit.timeslotId,
    own: groupCounters(people, visit).map((counter) => withId(scope, counter)),
  }));
  await insertMissingCounters(
    scope,
    counters.flatMap(({ own }) => own).filter(({ kind }) => kind !== 'timeslot'),
  );
  return new Map(
    counters.map(({ timeslotId, own }) => [
      timeslotId,
      own.map(({ id, quantity }) => ({ counterId: id, quantity })),
    ]),
  );
}

/**
 * The counters that a group takes places of in a timeslot: its own, and those of people inside at once. Missing ones are
 * made. The caller keeps the limits (`keepLimits`). Without a timeslot of this id: none.
 */
export async function findGroupPlaces(
  scope: ClientScope,
  timeslotId: string,
  people: number,
): Promise<Places[]> {
  if (people === 0) return [];
  return (await findGroupPlacesOf(scope, [timeslotId], people)).get(timeslotId) ?? [];
}

const withId = (scope: ClientScope, counter: SaleCounter) => ({
  ...counter,
  id: saleCounterId(scope.clientId, counter),
});
