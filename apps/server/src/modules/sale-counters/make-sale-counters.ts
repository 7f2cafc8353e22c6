import type { ClientScope } from '../../platform/database/database.ts';
import { keepLimits } from '../capacity/index.ts';
import type { Sale } from './find-sale-counters.ts';
import { insertMissingCounters } from './limit-counter.repository.ts';

/**
 * Makes the counters of a sale that nobody has needed yet, with the limits in force; they stay in force until the
 * transaction ends. @returns false where they are others by now: find the counters anew.
 */
export async function makeSaleCounters(
  scope: ClientScope,
  sale: Pick<Sale, 'counters' | 'limitEpoch'>,
): Promise<boolean> {
  if ((await keepLimits(scope)) !== sale.limitEpoch) return false;
  await insertMissingCounters(
    scope,
    sale.counters.filter(({ kind }) => kind !== 'timeslot'),
  );
  return true;
}
