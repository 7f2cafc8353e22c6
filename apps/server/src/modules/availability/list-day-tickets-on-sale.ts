import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { type LimitedLine, type SaleCounter, saleCounters } from '@foyer/domain/capacity/sale-counters.ts';
import { priceOnDate } from '@foyer/domain/pricing/price-on-date.ts';
import {
  type Availability,
  bookableStates,
  type Places,
} from '@foyer/domain/scheduling/availability-state.ts';
import type { ClosedDayReason } from '@foyer/domain/scheduling/open-day.ts';
import { decidePlacesLeft } from '@foyer/domain/scheduling/places-left.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listPricingRules } from '../pricing/index.ts';
import { findThresholds } from '../scheduling/index.ts';
import { counterKey, listLimitCounters } from './limit-counter.repository.ts';
import type { DayOnSale } from './list-days-on-sale.ts';
import { listOpenDays, type OpenDay } from './list-open-days.ts';
import type { SaleQuestion } from './sale-question.ts';
import { listSaleTypes, type SaleType } from './sale-type.repository.ts';

/** Why a day ticket is not sold, in the words of availability. */
const closedAs: Record<ClosedDayReason, Pick<Availability, 'state' | 'reason'>> = {
  'not-yet-on-sale': { state: 'none', reason: 'not-yet-on-sale' },
  'no-longer-on-sale': { state: 'none', reason: 'no-longer-on-sale' },
  'not-its-date': { state: 'none', reason: 'no-timeslot' },
  'location-closed': { state: 'closed', reason: 'closed-day' },
  'group-closed': { state: 'closed', reason: 'closed-day' },
  'weekday-closed': { state: 'closed', reason: 'closed-day' },
  past: { state: 'closed', reason: 'past' },
  'past-cut-off': { state: 'closed', reason: 'past-cut-off' },
};

/**
 * Every date of the question with what it is to who wants tickets of groups without timeslots: open by the days of
 * the group and of its location, and as full as the limits of types, group and event are that day.
 */
export async function listDayTicketsOnSale(scope: ClientScope, question: SaleQuestion): Promise<DayOnSale[]> {
  const { ticketGroupIds, channel, from, at } = question;
  const types = (await listSaleTypes(scope, ticketGroupIds, channel ? 'website' : null)).filter(
    ({ statusLabel }) => statusLabel === null,
  );
  const days = await listOpenDays(scope, question);
  const open = days.filter(({ closed }) => closed === null).map(({ date }) => date);
  const placesOf = await readDayLimits(scope, types, open);
  const thresholds = await findThresholds(scope, at);
  const rules = await listPricingRules(scope, { ticketGroupIds, notEndedBefore: from });
  const cheapest = (date: LocalDate) =>
    Math.min(
      ...types.map((type) => {
        const own = rules.filter((rule) => rule.active && rule.ticketGroupId === type.ticketGroupId);
        return priceOnDate(type, own, date).priceMinor;
      }),
    );
  return days.map((day) => {
    const { date } = day;
    const availability = availabilityOf(day, types, placesOf, thresholds);
    const isBookable = bookableStates.includes(availability.state);
    return {
      date,
      availability,
      look: availability.state,
      hasRoom: isBookable && hasRoom(question, date, types, placesOf, availability),
      fromPriceMinor: isBookable && types.length > 0 ? cheapest(date) : null,
    };
  });
}

type PlacesOf = (counter: SaleCounter) => Places;

function availabilityOf(
  { date, closed }: OpenDay,
  types: readonly SaleType[],
  placesOf: PlacesOf,
  thresholds: Awaited<ReturnType<typeof findThresholds>>,
): Availability {
  if (closed) return { ...closedAs[closed.reason], left: 0 };
  const startsAt = new Date(`${date}T12:00:00Z`);
  const facts = types.map((type) => ({
    ...(type.event ? { isEventClosed: isEventClosed(type, date) } : {}),
    limits: countersOf([{ type, quantity: 1 }], date).map((counter) => ({
      kind: counter.kind,
      ...placesOf(counter),
    })),
  }));
  if (facts.length > 0 && facts.every(({ isEventClosed: isClosed }) => isClosed)) {
    return { state: 'closed', reason: 'event-closed', left: 0 };
  }
  const noLimit = { capacity: null, heldCount: 0, soldCount: 0 };
  const sale = { availableFrom: null, availableUntil: null, lookaheadDays: null, cutOffMinutes: 0 };
  return decidePlacesLeft(
    {
      timeslot: { date, startsAt, state: 'open', ...noLimit },
      types: facts,
      sale,
      now: { at: startsAt, today: date },
    },
    thresholds,
  );
}

function isEventClosed({ event }: SaleType, date: LocalDate): boolean {
  return event !== null && (date < event.from || date > event.until || event.closedDates.includes(date));
}

function hasRoom(
  { tickets, people }: SaleQuestion,
  date: LocalDate,
  types: readonly SaleType[],
  placesOf: PlacesOf,
  { left }: Availability,
): boolean {
  if (!tickets) return left === null || left >= people;
  const lines = tickets.flatMap(({ ticketTypeId, quantity }) => {
    const type = types.find(({ id }) => id === ticketTypeId);
    return type ? [{ type, quantity }] : [];
  });
  return countersOf(lines, date).every((counter) => {
    const { capacity, heldCount, soldCount } = placesOf(counter);
    return capacity === null || heldCount + soldCount + counter.quantity <= capacity;
  });
}

function countersOf(lines: readonly { type: SaleType; quantity: number }[], date: LocalDate): SaleCounter[] {
  const limited = lines.map(({ type: { id, ticketLimit, groupLimit, ...type }, quantity }): LimitedLine => {
    return {
      ...type,
      ticketTypeId: id,
      ticketTypeLimit: ticketLimit,
      ticketGroupLimit: groupLimit,
      quantity,
      timeslot: null,
      date,
    };
  });
  return saleCounters(limited, { locationId: null, houseLimit: null, timeslots: [] });
}

/** The counters of these types on these dates, in one statement; one that nobody needed yet is empty. */
async function readDayLimits(
  scope: ClientScope,
  types: readonly SaleType[],
  dates: readonly LocalDate[],
): Promise<PlacesOf> {
  const counters = dates.flatMap((date) =>
    countersOf(
      types.map((type) => ({ type, quantity: 1 })),
      date,
    ),
  );
  const known = await listLimitCounters(
    scope,
    [...new Set(counters.map(({ ownerId }) => ownerId))],
    [...new Set(counters.map((counter) => counter.scope))],
  );
  return (counter) =>
    known.get(counterKey(counter)) ?? { capacity: counter.capacity, heldCount: 0, soldCount: 0 };
}
