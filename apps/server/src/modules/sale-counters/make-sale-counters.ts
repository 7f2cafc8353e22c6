import type { ClientScope } from '../../platform/database/database.ts';
import { keepLimits, listCounters } from '../capacity/index.ts';
import type { SaleDemand } from './find-sale-counters.ts';
import { insertMissingCounters } from './limit-counter.repository.ts';

/**
 * Makes the counters of a sale that nobody has needed yet, with the limits in force; they stay in force until the
 * transaction ends. @returns false where they are others by now: find the counters anew.
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

/** Makes those of these counters that nobody has needed yet; the limits are kept by the caller. */
export async function makeMissingCounters(
  scope: ClientScope,
  counters: readonly SaleDemand['counters'][number][],
): Promise<void> {
  const wanted = new Map(counters.flatMap((one) => (one.kind === 'timeslot' ? [] : [[one.id, one]])));
  if (wanted.size === 0) return;
  for (const { id } of await listCounters(scope, [...wanted.keys()])) wanted.delete(id);
  await insertMissingCounters(scope, [...wanted.values()]);
}
