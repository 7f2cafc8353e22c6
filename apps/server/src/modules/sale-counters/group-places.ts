import { groupCounters, type SaleCounter } from '@foyer/domain/capacity/sale-counters.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { Places } from '../capacity/index.ts';
import { findGroupVisit } from './group-places.repository.ts';
import { insertMissingCounters } from './limit-counter.repository.ts';
import { saleCounterId } from './sale-counter-id.ts';

/**
 * The counters that a group takes places of in a timeslot: its own, and those of people inside at once. Missing ones are
 * made. The caller keeps the limits (`keepLimits`). Without a timeslot of this id: none.
 */
export async function findGroupPlaces(
  scope: ClientScope,
  timeslotId: string,
  people: number,
): Promise<Places[]> {
  const visit = await findGroupVisit(scope, timeslotId);
  if (!visit || people === 0) return [];
  const counters = groupCounters(people, visit).map((counter) => withId(scope, counter));
  await insertMissingCounters(
    scope,
    counters.filter(({ kind }) => kind !== 'timeslot'),
  );
  return counters.map(({ id, quantity }) => ({ counterId: id, quantity }));
}

const withId = (scope: ClientScope, counter: SaleCounter) => ({
  ...counter,
  id: saleCounterId(scope.clientId, counter),
});
