import { datesFromUntil, type LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { decideTimeslotAvailability, strictest } from '@foyer/domain/scheduling/availability/availability.ts';
import type { SaleRules } from '@foyer/domain/scheduling/availability/availability-facts.ts';
import type {
  Availability,
  AvailabilityThresholds,
} from '@foyer/domain/scheduling/availability/availability-state.ts';
import { decideDayAvailability, hasRoomFor } from '@foyer/domain/scheduling/availability/day-availability.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listTicketGroups } from '../catalog/index.ts';
import { findThresholds } from './availability-thresholds.ts';
import { listSharedCalendarIds } from './calendar-link.repository.ts';
import { listTimeslots, listTimeslotsBetween, type Timeslot } from './timeslot.repository.ts';

/** A timeslot as a buyer of tickets of some groups together sees it. */
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
  const thresholds = await findThresholds(scope, query.at);
  const timeslots = await listTimeslotsForSale(scope, query, thresholds);
  const byDate = Map.groupBy(timeslots, ({ date }) => date);
  return datesFromUntil(query.from, query.until).map((date) => {
    const ofDay = byDate.get(date) ?? [];
    return {
      date,
      availability: decideDayAvailability(ofDay, thresholds),
      hasRoom: hasRoomFor(ofDay, query.people),
    };
  });
}

/** The timeslots on the dates from the first to the last, both included, by start. */
export async function listTimeslotsForSale(
  scope: ClientScope,
  query: SaleQuery & { from: LocalDate; until: LocalDate },
  known?: AvailabilityThresholds,
): Promise<TimeslotForSale[]> {
  const thresholds = known ?? (await findThresholds(scope, query.at));
  const calendarIds = await listSharedCalendarIds(scope, query.ticketGroupIds);
  const timeslots = await listTimeslotsBetween(scope, calendarIds, query.from, query.until);
  const sales = (await listTicketGroups(scope, query.ticketGroupIds)).map((sale) => ({ sale }));
  return timeslots.map((timeslot) => withAvailability(timeslot, sales, query.at, thresholds));
}

/** A ticket group whose tickets are wanted, as its seller has read it: its sale, and where its times come from. */
export interface WantedGroup {
  sale: SaleRules;
  calendarIds: readonly string[];
}

/** One timeslot, or nothing where these ticket groups do not all take their times from its calendar. */
export async function findTimeslotForSale(
  scope: ClientScope,
  { groups, timeslotId, at }: { groups: readonly WantedGroup[]; timeslotId: string; at: Date },
  list: typeof listTimeslots = listTimeslots,
): Promise<TimeslotForSale | undefined> {
  const [timeslot] = await list(scope, [timeslotId]);
  const isShared = groups.every(({ calendarIds }) => timeslot && calendarIds.includes(timeslot.calendarId));
  if (!timeslot || groups.length === 0 || !isShared) return undefined;
  return withAvailability(timeslot, groups, at);
}

function withAvailability(
  timeslot: Timeslot,
  groups: readonly { sale: SaleRules }[],
  at: Date,
  thresholds?: AvailabilityThresholds,
): TimeslotForSale {
  const now = { at, today: localDateAt(at, timeslot.timeZone) };
  const ofEachGroup = groups.map(({ sale }) => decideTimeslotAvailability(timeslot, sale, now, thresholds));
  return { ...timeslot, availability: strictest(ofEachGroup) };
}
