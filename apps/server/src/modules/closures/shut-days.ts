import { addDays } from '@foyer/domain/calendar/local-date.ts';
import type { ClosureStretch } from '@foyer/domain/closures/closure-input.ts';
import { type ClosedStretch, visitDay } from '@foyer/domain/scheduling/visit-day.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listProductDays } from '../availability/index.ts';
import { listDayProductIds } from './day-product.repository.ts';

/** A date of a product whose tickets have no time, on which nobody is let in any more. */
export interface ShutDay {
  productId: string;
  date: string;
}

const longestDays = 550;

/**
 * The days that a closure of locations leaves no part of, by the rule by which the sale stops: who has a ticket for
 * such a day cannot use it. A product that is offered elsewhere too goes on there.
 * @param isPlanned the closure is not written yet.
 */
export async function listShutDays(
  scope: ClientScope,
  { scopeKind, scopeIds, fromLocal, untilLocal }: ClosureStretch,
  at: Date,
  isPlanned: boolean,
): Promise<ShutDay[]> {
  if (scopeKind !== 'location') return [];
  const productIds = await listDayProductIds(scope, scopeIds);
  const from = fromLocal.slice(0, 10);
  const end = untilLocal.slice(0, 10);
  const latest = addDays(from, longestDays);
  const days = await listProductDays(scope, productIds, from, end < latest ? end : latest);
  const planned: ClosedStretch[] = isPlanned
    ? [{ id: 'planned', fromLocal: isoOf(fromLocal), untilLocal: isoOf(untilLocal) }]
    : [];
  const isShut = (day: (typeof days)[number]) => {
    const closures = [...day.closures, ...(scopeIds.includes(day.locationId) ? planned : [])];
    return visitDay(day.date, { ...day, closures }, at).closureId !== null;
  };
  return [...Map.groupBy(days, ({ productId, date }) => `${productId} ${date}`).values()]
    .filter((places) => places.every(isShut))
    .flatMap(([first]) => (first ? [{ productId: first.productId, date: first.date }] : []));
}

function isoOf(local: string): string {
  return local.replace(' ', 'T');
}
