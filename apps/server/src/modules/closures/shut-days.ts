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

/** shut: closures leave nobody in. open: visitors still come. over: nobody is let in any more, closed or not. */
export interface DayOfStretch extends ShutDay {
  state: 'shut' | 'open' | 'over';
}

const longestDays = 550;

/**
 * The days that closures leave no part of, by the rule by which the sale stops: who has a ticket for such a day cannot
 * use it. A product that is offered elsewhere too goes on there.
 */
export async function listShutDays(
  scope: ClientScope,
  stretch: ClosureStretch,
  at: Date,
  planned: 'as-it-is' | 'and-this' = 'as-it-is',
): Promise<ShutDay[]> {
  const days = await listDaysOfStretch(scope, stretch, at, planned);
  return days.flatMap(({ state, ...day }) => (state === 'shut' ? [day] : []));
}

/** The days in a closure of locations, each with what all closures in force make of it. */
export async function listDaysOfStretch(
  scope: ClientScope,
  { scopeKind, scopeIds, fromLocal, untilLocal }: ClosureStretch,
  at: Date,
  planned: 'as-it-is' | 'and-this' = 'as-it-is',
): Promise<DayOfStretch[]> {
  if (scopeKind !== 'location') return [];
  const productIds = await listDayProductIds(scope, scopeIds);
  const from = fromLocal.slice(0, 10);
  const end = untilLocal.slice(0, 10);
  const latest = addDays(from, longestDays);
  const days = await listProductDays(scope, productIds, from, end < latest ? end : latest);
  const written: ClosedStretch[] =
    planned === 'as-it-is'
      ? []
      : [{ id: 'planned', fromLocal: isoOf(fromLocal), untilLocal: isoOf(untilLocal) }];
  const factsOf = (day: (typeof days)[number]) => {
    const closures = [...day.closures, ...(scopeIds.includes(day.locationId) ? written : [])];
    return visitDay(day.date, { ...day, closures }, at);
  };
  const stateOf = (places: typeof days): DayOfStretch['state'] => {
    const facts = places.map(factsOf);
    if (facts.every(({ closureId }) => closureId !== null)) return 'shut';
    return facts.some(({ closureId, startsAt }) => closureId === null && startsAt > at) ? 'open' : 'over';
  };
  return [...Map.groupBy(days, keyOf).values()].flatMap((places) => {
    const [first] = places;
    return first ? [{ productId: first.productId, date: first.date, state: stateOf(places) }] : [];
  });
}

/** Those that are shut by now and were not before. */
export function newlyShut(now: readonly ShutDay[], before: readonly ShutDay[]): ShutDay[] {
  const known = new Set(before.map(keyOf));
  return now.filter((day) => !known.has(keyOf(day)));
}

export function keyOf({ productId, date }: ShutDay): string {
  return `${productId} ${date}`;
}

function isoOf(local: string): string {
  return local.replace(' ', 'T');
}
