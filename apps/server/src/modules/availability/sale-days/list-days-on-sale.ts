import { datesFromUntil, type LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { priceOnDate } from '@foyer/domain/pricing/price-on-date.ts';
import type { PriceRule } from '@foyer/domain/pricing/pricing-rule.ts';
import { decideAvailability, strictest } from '@foyer/domain/scheduling/availability/availability.ts';
import { colourOfDay, decideLook } from '@foyer/domain/scheduling/availability/availability-look.ts';
import {
  type Availability,
  type AvailabilityState,
  bookableStates,
} from '@foyer/domain/scheduling/availability/availability-state.ts';
import { decideDayAvailability } from '@foyer/domain/scheduling/availability/day-availability.ts';
import { isChoice } from '@foyer/domain/scheduling/availability/places-left.ts';
import { decideTimeslotFill } from '@foyer/domain/scheduling/availability/timeslot-shut.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { listPricingRules } from '../../pricing/index.ts';
import { type TimeslotOnSale, timeslotsOfSale } from '../list-timeslots-on-sale.ts';
import { readSale, type Sale } from '../read-sale.ts';
import { factsOfVisit, findDay, fits, groupsAsked } from '../sale-facts.ts';
import type { SaleQuestion } from '../sale-question.ts';
import type { SaleType } from '../sale-type.repository.ts';
import type { VisitTime } from '../visit-time.ts';

/** A date as a buyer sees it. */
export interface DayOnSale {
  date: LocalDate;
  availability: Availability;
  /** How it is drawn: an exception may paint its days. */
  look: AvailabilityState;
  /** Whether the whole party can come at one of its times, or on it. */
  hasRoom: boolean;
  /** The lowest price of a ticket on this date; null where none can be bought. */
  fromPriceMinor: number | null;
}

export type RuleOfGroup = PriceRule & { ticketGroupId: string };

/**
 * Every date of the question with its state and lowest price: a month, a week or a day. Groups with timeslots and
 * without are answered together: a buyer of both comes at a time of a day that both are sold for.
 */
export async function listDaysOnSale(scope: ClientScope, question: SaleQuestion): Promise<DayOnSale[]> {
  const sale = await readSale(scope, question);
  const rules = await listPricingRules(scope, {
    ticketGroupIds: question.ticketGroupIds,
    notEndedBefore: question.from,
  });
  return daysOfSale(sale, question, rules);
}

/** The same, of what was read. */
export function daysOfSale(sale: Sale, question: SaleQuestion, rules: readonly RuleOfGroup[]): DayOnSale[] {
  const groups = groupsAsked(sale, question);
  const isTimed = groups.some(({ kind }) => kind === 'day plus time');
  const all = isTimed ? timeslotsOfSale(sale, question) : [];
  const told = question.countsPast ? all.map((timeslot) => asItWas(timeslot, sale)) : all;
  const timeslots = Map.groupBy(told, ({ date }) => date);
  return datesFromUntil(question.from, question.until).map((date) => {
    const day = isTimed ? timedDay(sale, timeslots.get(date) ?? []) : plainDay(sale, question, date);
    const { availability, look, hasRoom, visits } = day;
    const fromPriceMinor = isOffered(availability) ? lowestPrice(sale, question, visits, rules) : null;
    return { date, availability, look, hasRoom, fromPriceMinor };
  });
}

function asItWas(timeslot: TimeslotOnSale, { thresholds }: Sale): TimeslotOnSale {
  if (timeslot.availability.reason !== 'past') return timeslot;
  return { ...timeslot, availability: decideTimeslotFill(timeslot, thresholds) };
}

interface FoundDay extends Omit<DayOnSale, 'date' | 'fromPriceMinor'> {
  visits: readonly VisitTime[];
}

export const isOffered = ({ state }: Availability) => state !== 'none' && state !== 'closed';

function timedDay(sale: Sale, timeslots: readonly TimeslotOnSale[]): FoundDay {
  const availability = decideDayAvailability(timeslots, sale.thresholds);
  return {
    availability,
    look: decideLook(availability.state, colourOfDay(timeslots.map(({ colour }) => colour))),
    hasRoom: timeslots.some(({ hasRoom }) => hasRoom),
    visits: timeslots.filter(({ availability }) => isOffered(availability)),
  };
}

function plainDay(sale: Sale, question: SaleQuestion, date: LocalDate): FoundDay {
  const all = factsOfVisit(sale, question, date, null);
  const availability = strictest(all.map((facts) => decideAvailability(facts, sale.thresholds)));
  const [group] = groupsAsked(sale, question);
  const visit = group && findDay(sale, question, group, date);
  const canCome = visit !== undefined && bookableStates.includes(availability.state);
  return {
    availability,
    look: availability.state,
    hasRoom: canCome && fits(sale, question, visit, availability),
    visits: visit ? [visit] : [],
  };
}

/** Of the types that can be chosen on the date. */
export function lowestPrice(
  sale: Sale,
  { ticketGroupIds }: SaleQuestion,
  visits: readonly VisitTime[],
  rules: readonly RuleOfGroup[],
): number | null {
  const [first] = visits;
  if (!first) return null;
  const canChoose = (type: SaleType) =>
    visits.some((visit) => isChoice(sale.limits.factsOf(type, visit), visit.date));
  const prices = sale.types
    .filter((type) => ticketGroupIds.includes(type.ticketGroupId))
    .filter(canChoose)
    .map((type) => {
      const own = rules.filter((rule) => rule.active && rule.ticketGroupId === type.ticketGroupId);
      return priceOnDate(type, own, first.date).priceMinor;
    });
  return prices.length === 0 ? null : prices.reduce((lowest, price) => Math.min(lowest, price));
}
