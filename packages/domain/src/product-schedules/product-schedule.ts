import type { LocalDate } from '../calendar/local-date.ts';
import type { LocalTime } from '../calendar/local-time.ts';
import type { Weekday } from '../calendar/weekday.ts';

export const repeatUnits = ['day', 'week'] as const;
export type RepeatUnit = (typeof repeatUnits)[number];

export const slotIntervalUnits = ['hour', 'minute'] as const;
export type SlotIntervalUnit = (typeof slotIntervalUnits)[number];

/** On which days a product can be visited at a location, and at which times (specification 001, section 3). */
export interface ProductSchedule {
  id: string;
  name: string;
  /** Both days included. */
  from: LocalDate;
  until: LocalDate;
  repeatUnit: RepeatUnit;
  /** 2 = every second day or week, counted from the start date; weeks begin on Monday. */
  repeatEvery: number;
  /** Of a schedule that repeats by the week; one that repeats by the day has none. */
  weekdays: readonly Weekday[];
  firstTime: LocalTime;
  /** Before the first: past midnight. */
  lastTime: LocalTime;
  intervalMinutes: number;
  /** Places of each timeslot; null = no limit. */
  capacity: number | null;
}

/** Days, and perhaps hours of them, in which the schedules of a calendar yield nothing. */
export interface ScheduleBlocker {
  id: string;
  from: LocalDate;
  until: LocalDate;
  weekdays: readonly Weekday[];
  /** Both null = the whole day; a timeslot that starts at `untilTime` is not blocked. Before `fromTime`: past midnight. */
  fromTime: LocalTime | null;
  untilTime: LocalTime | null;
  reason: string;
}

/** All schedules and blockers of one product at one location; schedules in the order in which they were made. */
export interface ScheduleRules {
  timeZone: string;
  schedules: readonly ProductSchedule[];
  blockers: readonly ScheduleBlocker[];
}

/** The interval as people say it: 120 minutes are 2 hours. */
export function slotIntervalOf(intervalMinutes: number): { count: number; unit: SlotIntervalUnit } {
  return intervalMinutes % 60 === 0
    ? { count: intervalMinutes / 60, unit: 'hour' }
    : { count: intervalMinutes, unit: 'minute' };
}
