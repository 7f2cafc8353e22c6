import { addDays, type LocalDate } from '../calendar/local-date.ts';
import type { LocalTime } from '../calendar/local-time.ts';
import { weekdayOf } from '../calendar/weekday.ts';
import type { ProductSchedule, ScheduleBlocker } from './product-schedule.ts';

const dayMilliseconds = 86_400_000;
const daysOfWeek = 7;

/** Dates as numbers of days: asked for every schedule and every day of the horizon. */
const dayNumber = (date: LocalDate) => Date.parse(`${date}T00:00:00Z`) / dayMilliseconds;

/** The number of the Monday of the date's week. */
const mondayNumber = (date: LocalDate) => dayNumber(date) - weekdayOf(date) + 1;

type RepeatingDays = Pick<ProductSchedule, 'from' | 'until' | 'repeatUnit' | 'repeatEvery' | 'weekdays'>;

/**
 * Whether a schedule has timeslots on a date. Days are counted from the start date; weeks from the week of the start
 * date, whatever weekday that is, so that "every 2 weeks on Monday" from a Wednesday begins 12 days later.
 */
export function isScheduledOn(schedule: RepeatingDays, date: LocalDate): boolean {
  const { from, until, repeatUnit, repeatEvery, weekdays } = schedule;
  if (date < from || date > until) return false;
  if (repeatUnit === 'day') return (dayNumber(date) - dayNumber(from)) % repeatEvery === 0;
  if (!weekdays.includes(weekdayOf(date))) return false;
  const weeks = (mondayNumber(date) - mondayNumber(from)) / daysOfWeek;
  return weeks % repeatEvery === 0;
}

/** Whether a blocker keeps a start away; one that ends before it begins ends on the day after. */
export function isBlockedBy(
  blocker: Omit<ScheduleBlocker, 'id' | 'reason'>,
  date: LocalDate,
  time: LocalTime,
): boolean {
  const { from, until, weekdays, fromTime, untilTime } = blocker;
  const isOn = (day: LocalDate) => day >= from && day <= until && weekdays.includes(weekdayOf(day));
  if (fromTime === null || untilTime === null) return isOn(date);
  if (untilTime > fromTime) return isOn(date) && time >= fromTime && time < untilTime;
  return (time >= fromTime && isOn(date)) || (time < untilTime && isOn(addDays(date, -1)));
}
