import { datesFromUntil, type LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { localDayAt } from '@foyer/domain/calendar/local-day.ts';
import { strictest } from '@foyer/domain/scheduling/availability/availability.ts';
import type { SaleFacts } from '@foyer/domain/scheduling/availability/availability-facts.ts';
import { colourOfDay, decideLook } from '@foyer/domain/scheduling/availability/availability-look.ts';
import { bookableStates } from '@foyer/domain/scheduling/availability/availability-state.ts';
import {
  type DayTimeslot,
  decideDayAvailability,
} from '@foyer/domain/scheduling/availability/day-availability.ts';
import { decidePlacesLeft } from '@foyer/domain/scheduling/availability/places-left.ts';
import { findShut, lastSaleAt } from '@foyer/domain/scheduling/availability/shut-rules.ts';
import { sharedTimeslots } from '../list-timeslots-on-sale.ts';
import type { Sale } from '../read-sale.ts';
import { factsOfVisit } from '../sale-facts.ts';
import type { SaleQuestion } from '../sale-question.ts';
import { readTaken } from '../taken-places.repository.ts';
import { type DayOnSale, isOffered, lowestPrice, type RuleOfGroup } from './list-days-on-sale.ts';

/** Dates of a sale as far as they do not depend on how many places are taken. */
export interface StandingDays {
  days: readonly StandingDay[];
  /** The timeslots' ids in order: places are read in this one. */
  sortedIds: readonly string[];
  thresholds: Sale['thresholds'];
  /** From this moment on a clock may decide otherwise: a start, the end of a sale, a midnight, a release. */
  standsUntil: number;
}

interface StandingDay {
  date: LocalDate;
  starts: readonly StandingStart[];
  colour: ReturnType<typeof colourOfDay>;
  priceMinor: number | null;
}

interface StandingStart {
  kind: StartKind;
  /** The place of its id. */
  index: number;
}

/** Starts of which nothing but the taken places may differ, with what is known of them by these. */
interface StartKind {
  facts: readonly SaleFacts[];
  byTaken: Map<string, DayTimeslot>;
}

/**
 * The cacheable part of the days of a question. Null where more than the places of the timeslots decides: limits of
 * their own, events, tickets without a time.
 */
export function standingDaysOf(
  sale: Sale,
  question: SaleQuestion,
  rules: readonly RuleOfGroup[],
): StandingDays | null {
  if (question.tickets || question.countsPast || question.isApart) return null;
  if (sale.groups.some(({ kind }) => kind !== 'day plus time')) return null;
  const kinds = new Map<string, StartKind>();
  const timeslots = sharedTimeslots(sale, question);
  const sortedIds = timeslots.map(({ id }) => id).sort();
  const indexOf = new Map(sortedIds.map((id, index) => [id, index]));
  const starts = new Map<string, StandingStart>();
  let standsUntil = Number.POSITIVE_INFINITY;
  for (const timeslot of timeslots) {
    const facts = factsOfVisit(sale, question, timeslot.date, timeslot);
    if (!facts.every(dependsOnPlacesOnly)) return null;
    standsUntil = Math.min(standsUntil, ...facts.map((one) => nextMoment(one, sale, question)));
    const key = [timeslot.capacity, ...facts.map(keyOf)].join(' ');
    const kind = kinds.get(key) ?? { facts, byTaken: new Map() };
    kinds.set(key, kind);
    starts.set(timeslot.id, { kind, index: indexOf.get(timeslot.id) ?? 0 });
  }
  for (const timeZone of new Set(timeslots.map((timeslot) => timeslot.timeZone))) {
    standsUntil = Math.min(standsUntil, localDayAt(question.at, timeZone).endsAt.getTime());
  }
  const byDate = Map.groupBy(timeslots, ({ date }) => date);
  const days = datesFromUntil(question.from, question.until).map((date): StandingDay => {
    const ofDay = byDate.get(date) ?? [];
    return {
      date,
      starts: ofDay.flatMap(({ id }) => starts.get(id) ?? []),
      colour: colourOfDay(ofDay.map(({ colour }) => colour)),
      priceMinor: lowestPrice(sale, question, ofDay.slice(0, 1), rules),
    };
  });
  return { days, sortedIds, thresholds: sale.thresholds, standsUntil };
}

/** The days with so many places taken, as `daysOfSale` answers them. */
export function daysWithPlaces(
  { days, thresholds }: StandingDays,
  taken: readonly string[],
  people: number,
): DayOnSale[] {
  return days.map(({ date, starts, colour, priceMinor }) => {
    const timeslots = starts.map(({ kind, index }) => dayTimeslotOf(kind, taken[index] ?? '0', thresholds));
    const availability = decideDayAvailability(timeslots, thresholds);
    return {
      date,
      availability,
      look: decideLook(availability.state, colour),
      hasRoom: timeslots.some(
        ({ availability: { state, left } }) =>
          bookableStates.includes(state) && (left === null || left >= people),
      ),
      fromPriceMinor: isOffered(availability) ? priceMinor : null,
    };
  });
}

/** `decideAvailability` of every group, asked once for all starts of the kind with so many places taken. */
function dayTimeslotOf(
  { facts, byTaken }: StartKind,
  taken: string,
  thresholds: Sale['thresholds'],
): DayTimeslot {
  const known = byTaken.get(taken);
  if (known) return known;
  const counts = readTaken(taken);
  const availabilities = facts.map((one) => {
    const shut = findShut(one);
    const timeslot = { ...one.timeslot, ...counts };
    return shut ? { ...shut, left: 0 } : decidePlacesLeft({ ...one, timeslot }, thresholds);
  });
  const capacity = facts[0]?.timeslot.capacity ?? null;
  const found = { availability: strictest(availabilities), capacity, ...counts };
  byTaken.set(taken, found);
  return found;
}

function dependsOnPlacesOnly({ types = [] }: SaleFacts): boolean {
  return types.every(({ limits, eventShut }) => limits.length === 0 && eventShut === undefined);
}

/** What decides beside the places: the shutting rule, and the share that the channel may not sell. */
function keyOf(facts: SaleFacts): string {
  const shut = findShut(facts);
  return `${shut ? `${shut.state}/${shut.reason}` : ''}/${facts.withheldPercentage ?? 0}`;
}

/** When the clock next changes what is said of a start. */
function nextMoment({ timeslot, sale }: SaleFacts, { holdCapacity }: Sale, { at }: SaleQuestion): number {
  const starts = timeslot.startsAt.getTime();
  const release = holdCapacity?.release;
  const moments = [starts, lastSaleAt(timeslot.startsAt, sale.cutOffMinutes).getTime()];
  if (release?.kind === 'at') moments.push(release.at.getTime());
  if (release?.kind === 'before start') moments.push(starts - release.minutes * 60_000);
  return moments.reduce(
    (next, moment) => (moment > at.getTime() ? Math.min(next, moment) : next),
    Number.POSITIVE_INFINITY,
  );
}
