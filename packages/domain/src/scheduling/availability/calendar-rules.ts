import type { LocalDate } from '../../calendar/local-date.ts';
import type { LocalTime } from '../../calendar/local-time.ts';
import type { Weekday } from '../../calendar/weekday.ts';
import type { ExceptionColour } from './availability-look.ts';

/**
 * Whether a group's reservation takes places of the timeslot, and what it closes for others
 * (specification 001, section 4: No; Yes; Yes and close the timeslot; Yes and close the day).
 */
export const groupReservationStatuses = [
  'no',
  'yes',
  'yes and close the timeslot',
  'yes and close the day',
] as const;
export type GroupReservationStatus = (typeof groupReservationStatuses)[number];

/** A start on one weekday of a period. No limit means that any number of people fits. */
export interface WeekdayTime {
  weekday: Weekday;
  time: LocalTime;
  limit: number | null;
  status: GroupReservationStatus;
  title: string;
  classes: string;
}

/** Days, both included, on which its weekday times apply where no period of a higher priority does. */
export interface Period {
  id: string;
  from: LocalDate;
  until: LocalDate;
  priority: number;
  note: string;
  /** Left out = it is. An unpublished one is a draft. */
  published?: boolean;
  weekdayTimes: readonly WeekdayTime[];
}

export const exceptionKinds = ['date', 'weekday'] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];

/**
 * A change of the rules on all dates from first to last, or on weekdays among them. Part of a day: the starts from
 * `fromTime` up to, not including, `untilTime`; past midnight where that is before `fromTime`. Its own times replace those of the day; without any these stay,
 * closed or with another limit.
 */
export interface CalendarException {
  id: string;
  kind: ExceptionKind;
  from: LocalDate;
  until: LocalDate;
  weekdays: readonly Weekday[];
  allDay: boolean;
  fromTime: LocalTime | null;
  untilTime: LocalTime | null;
  closed: boolean;
  /** null = the limits of the times stay. */
  limit: number | null;
  note: string;
  colour: ExceptionColour | null;
  published: boolean;
  /** The activities that it is about: linked ticket groups of the calendar. */
  ticketGroupIds: readonly string[];
  times: readonly Omit<WeekdayTime, 'weekday'>[];
}

/** Whose rules a calendar holds: those of a timeslot group, or the schedules of a product. */
export const calendarKinds = ['group', 'schedule'] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** All that decides when the timeslots of one calendar are. Dates and times are those of the location. */
export interface CalendarRules {
  timeZone: string;
  periods: readonly Period[];
  /** As they were made, the oldest first. */
  exceptions?: readonly CalendarException[];
}
