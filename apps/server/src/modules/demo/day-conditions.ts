import { datesFromUntil, type LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { weekdayOf } from '@foyer/domain/calendar/weekday.ts';
import { seededRandom } from './seeded-random.ts';

/** What makes a day busy or quiet for a museum by the sea. */
export interface DayConditions {
  isHoliday: boolean;
  isRainy: boolean;
  /** How many visitors the whole museum may expect, around 1. */
  bustle: number;
}

/** School holidays and feast days of every year, as month and day; the Dutch regions take turns within them. */
const holidays: readonly (readonly [from: string, until: string])[] = [
  ['01-01', '01-05'],
  ['02-14', '02-22'],
  ['04-25', '05-05'],
  ['07-11', '08-23'],
  ['10-17', '10-25'],
  ['12-20', '12-31'],
];

/** How busy a weekday is, Monday first. */
const bustleOfWeekday = [0.65, 0.7, 0.8, 0.75, 0.95, 1.55, 1.45] as const;
/** How busy a month is, January first. */
const bustleOfMonth = [0.78, 0.85, 0.88, 1.02, 1.08, 1, 1.22, 1.25, 0.98, 1.05, 0.84, 0.95] as const;
/** How often it rains through the day in a month, January first. */
const rainOfMonth = [0.48, 0.44, 0.4, 0.34, 0.3, 0.3, 0.34, 0.36, 0.38, 0.46, 0.5, 0.5] as const;

const holidayWeekday = 1.3;

/** Weather and bustle of a date: the same whenever it is asked. */
export function dayConditions(date: LocalDate): DayConditions {
  const random = seededRandom(`weather ${date}`);
  const month = Number(date.slice(5, 7)) - 1;
  const monthDay = date.slice(5);
  const weekday = weekdayOf(date);
  const isHoliday = holidays.some(([from, until]) => monthDay >= from && monthDay <= until);
  const isRainy = random.chance(rainOfMonth[month] ?? 0.4);
  const ofWeekday = bustleOfWeekday[weekday - 1] ?? 1;
  const bustle = (isHoliday ? Math.max(ofWeekday, holidayWeekday) : ofWeekday) * (bustleOfMonth[month] ?? 1);
  return { isHoliday, isRainy, bustle: bustle * (0.88 + random.share() * 0.24) };
}

/** The conditions of every date from one to another, both included. */
export function conditionsFromUntil(from: LocalDate, until: LocalDate): Map<LocalDate, DayConditions> {
  return new Map(datesFromUntil(from, until).map((date) => [date, dayConditions(date)]));
}
