import type { ClientScope } from '../../platform/database/database.ts';
import { keepLimits, listCounters } from '../capacity/index.ts';
import type { SaleDemand } from './find-sale-counters.ts';
import { insertMissingCounters } from './limit-counter.repository.ts';

/**
 * Makes the missing counters of a sale, with the limits in force; they stay in force until the transaction ends.
 * @returns false where the limits changed: look the counters up again.
 */
export async function makeSaleCounters(
  scope: ClientScope,
  demand: Pick<SaleDemand, 'counters' | 'limitEpoch'>,
): Promise<boolean> {
  if ((await keepLimits(scope)) !== demand.limitEpoch) return false;
  await insertMissingCounters(
    scope,
    demand.counters.filter(({ kind }) => kind !== 'timeslot'),
  );
  return true;
}

/** Makes the missing ones of these counters; the caller holds the lock on the limits. */
export async function makeMissingCounters(
  scope: ClientScope,
  counters: readonly SaleDemand['counters'][number][],
): Promise<void> {
  const wanted = new Map(counters.flatMap((one) => (one.kind === 'timeslot' ? [] : [[one.id, one]])));
  if (wanted.size === 0) return;
  for (const { id } of await listCounters(scope, [...wanted.keys()])) wanted.delete(id);
  await insertMissingCounters(scope, [...wanted.values()]);
}
