import { addDays } from '@foyer/domain/calendar/local-date.ts';
import type { ClosureStretch } from '@foyer/domain/closures/closure-input.ts';
import {
  type ClosedStretch,
  openHours,
  reachesPast,
  visitDay,
} from '@foyer/domain/scheduling/availability/visit-day.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listProductDays } from '../availability/index.ts';
import { listDayProductIds } from './day-product.repository.ts';

/** A date of a product whose tickets have no time, after the last admission. */
export interface ShutDay {
  productId: string;
  date: string;
}

/**
 * shut: closures leave no part of it. open: visitors still come. over: the last admission has passed, closed or not.
 */
export interface DayOfStretch extends ShutDay {
  state: 'shut' | 'open' | 'over';
  /** The hours in which people can still come at each of its places, to compare. */
  openHours: string;
}

const longestDays = 550;

/**
 * The days that closures leave no part of, by the rule by which the sale stops: a ticket for such a day cannot
 * be used. A product that is offered elsewhere too stays on sale there.
 */
export async function listShutDays(
  scope: ClientScope,
  stretch: ClosureStretch,
  at: Date,
): Promise<ShutDay[]> {
  return (await listDaysOfStretch(scope, stretch, at)).filter(({ state }) => state === 'shut');
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
  const known = await listProductDays(scope, productIds, addDays(from, -1), end < latest ? end : latest);
  // The evening before belongs to it where that is not over by midnight.
  const days = known.filter((day) => day.date >= from || reachesPast(day.date, day, isoOf(fromLocal)));
  const written: ClosedStretch[] =
    planned === 'as-it-is'
      ? []
      : [{ id: 'planned', fromLocal: isoOf(fromLocal), untilLocal: isoOf(untilLocal) }];
  const withPlanned = (day: (typeof days)[number]) => {
    return { ...day, closures: [...day.closures, ...(scopeIds.includes(day.locationId) ? written : [])] };
  };
  const stateOf = (places: typeof days): DayOfStretch['state'] => {
    const facts = places.map((place) => visitDay(place.date, place, at));
    if (facts.every(({ closureId }) => closureId !== null)) return 'shut';
    return facts.some(({ closureId, startsAt }) => closureId === null && startsAt > at) ? 'open' : 'over';
  };
  return [...Map.groupBy(days.map(withPlanned), keyOf).values()].flatMap((places) => {
    const [first] = places;
    const hours = JSON.stringify(places.map((place) => openHours(place.date, place, at)));
    return first
      ? [{ productId: first.productId, date: first.date, state: stateOf(places), openHours: hours }]
      : [];
  });
}

/** What a closure makes of days: those that it takes whole, and those of which it leaves a part (decision 0054). */
export interface TakenDays {
  shut: ShutDay[];
  shortened: ShutDay[];
}

export function takenDays(before: readonly DayOfStretch[], after: readonly DayOfStretch[]): TakenDays {
  const known = new Map(before.map((day) => [keyOf(day), day]));
  const isShortened = (day: DayOfStretch) =>
    day.state === 'open' && day.openHours !== known.get(keyOf(day))?.openHours;
  return {
    shut: after.filter((day) => day.state === 'shut' && known.get(keyOf(day))?.state !== 'shut'),
    shortened: after.filter(isShortened),
  };
}

export function keyOf({ productId, date }: ShutDay): string {
  return `${productId} ${date}`;
}

function isoOf(local: string): string {
  return local.replace(' ', 'T');
}
