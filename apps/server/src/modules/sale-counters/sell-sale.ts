import type { ClientScope } from '../../platform/database/database.ts';
import { type HeldTickets, keepLimits, type Places, sellPlaces } from '../capacity/index.ts';
import { findSaleCounters, placesOfSale } from './find-sale-counters.ts';
import { insertMissingCounters } from './limit-counter.repository.ts';
import { listCountersOfCodes } from './order-counter.repository.ts';

/**
 * Sells places without a hold, by the limits of this moment, and what the codes of the order take: a payment that came
 * after its hold had ended.
 * @returns what was taken of the counters, or undefined where it does not fit; nothing has changed then.
 */
export async function sellSale(
  scope: ClientScope,
  lines: readonly HeldTickets[],
  orderId: string,
): Promise<Places[] | undefined> {
  await keepLimits(scope);
  const demand = await findSaleCounters(scope, lines, undefined, await listCountersOfCodes(scope, orderId));
  if (demand.refusals.length > 0) return undefined;
  await insertMissingCounters(
    scope,
    demand.counters.filter(({ kind }) => kind !== 'timeslot'),
  );
  const places = placesOfSale(demand);
  return places.length === 0 || (await sellPlaces(scope, places)) ? places : undefined;
}
