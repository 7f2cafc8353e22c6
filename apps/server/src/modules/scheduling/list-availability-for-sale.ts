import { datesFromUntil, type LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { decideTimeslotAvailability, type SaleRules } from '@foyer/domain/scheduling/availability.ts';
import type { Availability } from '@foyer/domain/scheduling/availability-state.ts';
import { decideDayAvailability, hasRoomFor } from '@foyer/domain/scheduling/day-availability.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listTicketGroups } from '../catalog/index.ts';
import { listSharedCalendarIds } from './calendar-link.repository.ts';
import { listTimeslots, listTimeslotsBetween, type Timeslot } from './timeslot.repository.ts';

/** A timeslot as somebody sees who wants to buy tickets of some groups together. */
export interface TimeslotForSale extends Timeslot {
  availability: Availability;
}

export interface DayForSale {
  date: LocalDate;
  availability: Availability;
  /** Whether one of its timeslots has room for the whole party. */
  hasRoom: boolean;
}

interface SaleQuery {
  /** The groups whose tickets are wanted together: only timeslots that all of them have are answered. */
  ticketGroupIds: readonly string[];
  /** The moment of asking. */
  at: Date;
}

/** Every date from the first to the last, both included, with what it is to a buyer. */
export async function listDaysForSale(
  scope: ClientScope,
  query: SaleQuery & { from: LocalDate; until: LocalDate; people: number },
): Promise<DayForSale[]> {
  const timeslots = await listTimeslotsForSale(scope, query);
  return datesFromUntil(query.from, query.until).map((date) => {
    const ofDay = timeslots.filter((timeslot) => timeslot.date === date);
    return { date, availability: decideDayAvailability(ofDay), hasRoom: hasRoomFor(ofDay, query.people) };
  });
}

/** The timeslots on the dates from the first to the last, both included, by start. */
export async function listTimeslotsForSale(
  scope: ClientScope,
  query: SaleQuery & { from: LocalDate; until: LocalDate },
): Promise<TimeslotForSale[]> {
  const calendarIds = await listSharedCalendarIds(scope, query.ticketGroupIds);
  const timeslots = await listTimeslotsBetween(scope, calendarIds, query.from, query.until);
  return withAvailability(scope, query, timeslots);
}

/** One timeslot, or nothing where these ticket groups do not all take their times from its calendar. */
export async function findTimeslotForSale(
  scope: ClientScope,
  query: SaleQuery & { timeslotId: string },
): Promise<TimeslotForSale | undefined> {
  const calendarIds = await listSharedCalendarIds(scope, query.ticketGroupIds);
  const timeslots = await listTimeslots(scope, [query.timeslotId]);
  const shared = timeslots.filter(({ calendarId }) => calendarIds.includes(calendarId));
  const [timeslot] = await withAvailability(scope, query, shared);
  return timeslot;
}

async function withAvailability(
  scope: ClientScope,
  { ticketGroupIds, at }: SaleQuery,
  timeslots: readonly Timeslot[],
): Promise<TimeslotForSale[]> {
  const groups = await listTicketGroups(scope, ticketGroupIds);
  return timeslots.map((timeslot) => {
    const now = { at, today: localDateAt(at, timeslot.timeZone) };
    const ofEachGroup = groups.map((sale: SaleRules) => decideTimeslotAvailability(timeslot, sale, now));
    return { ...timeslot, availability: strictest(ofEachGroup) };
  });
}

/** Each group has its own dates and cut-off: together they are for sale only while each of them is. */
function strictest(availabilities: readonly Availability[]): Availability {
  const [first] = availabilities;
  const shut =
    availabilities.find(({ state }) => state === 'none') ??
    availabilities.find(({ state }) => state === 'closed');
  return shut ?? first ?? { state: 'none', reason: 'no-timeslot', left: 0 };
}
