import { addDays, datesFromUntil, type LocalDate } from '../calendar/local-date.ts';
import type { LocalTime } from '../calendar/local-time.ts';
import { type GeneratedTimeslot, startsOfDay } from '../scheduling/generate-timeslots.ts';
import { startsOfPattern } from './pattern-starts.ts';
import type { ProductSchedule, ScheduleRules } from './product-schedule.ts';
import { isBlockedBy, isScheduledOn } from './schedule-days.ts';

/**
 * The timeslots that the schedules of one product at one location yield from the first date to the last, both
 * included, by start. Where two give the same start, the one made later wins (product.md, section 4); a blocker
 * takes a start from all of them. Starts past midnight belong to the evening before (decision 0100). A time that the clock skips yields nothing; one that it shows twice, the first.
 */
export function generateScheduledTimeslots(
  rules: ScheduleRules,
  from: LocalDate,
  until: LocalDate,
): GeneratedTimeslot[] {
  return datesFromUntil(from, until).flatMap((date) => timeslotsOn(date, rules));
}

function timeslotsOn(date: LocalDate, rules: ScheduleRules): GeneratedTimeslot[] {
  const timeslots: GeneratedTimeslot[] = [];
  const startAt = startsOfDay(date, rules.timeZone);
  for (const [time, claimants] of startsOn(date, rules.schedules)) {
    if (rules.blockers.some((blocker) => isBlockedBy(blocker, date, time))) continue;
    const capacity = claimants.at(-1)?.capacity ?? null;
    const startsAt = startAt(time);
    if (!startsAt) continue;
    timeslots.push({ date, time, startsAt, capacity, status: 'yes', title: '', classes: '' });
  }
  return timeslots.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

/** Every start of a date with the schedules that give it, in the order in which they were made: the last one wins. */
function startsOn(date: LocalDate, schedules: readonly ProductSchedule[]): Map<LocalTime, ProductSchedule[]> {
  const starts = new Map<LocalTime, ProductSchedule[]>();
  for (const schedule of schedules) {
    const { firstTime: first, lastTime: last, intervalMinutes } = schedule;
    const isOn = isScheduledOn(schedule, date);
    const wasOn = last < first && isScheduledOn(schedule, addDays(date, -1));
    if (!isOn && !wasOn) continue;
    for (const { time, dayAfter } of startsOfPattern({ first, last, intervalMinutes })) {
      if (dayAfter ? wasOn : isOn) starts.set(time, [...(starts.get(time) ?? []), schedule]);
    }
  }
  return starts;
}

/** The schedule that gives a timeslot its start; null where none does. */
export function findScheduleOfStart(
  schedules: readonly ProductSchedule[],
  date: LocalDate,
  time: LocalTime,
): ProductSchedule | null {
  return startsOn(date, schedules).get(time)?.at(-1) ?? null;
}

/** Starts of a schedule that another one, made later, gives too. */
export interface OvertakenStarts {
  scheduleId: string;
  byScheduleId: string;
  count: number;
  firstDate: LocalDate;
}

/**
 * Shown where schedules give the same starts: which schedule loses how many to which other one, and from which date.
 */
export function listOvertakenStarts(
  schedules: readonly ProductSchedule[],
  from: LocalDate,
  until: LocalDate,
): OvertakenStarts[] {
  const found = new Map<string, OvertakenStarts>();
  for (const date of datesFromUntil(from, until)) {
    for (const claimants of startsOn(date, schedules).values()) {
      const winner = claimants.at(-1);
      for (const loser of claimants.slice(0, -1)) {
        if (!winner) continue;
        const key = `${loser.id} ${winner.id}`;
        const known = found.get(key);
        if (known) known.count += 1;
        else found.set(key, { scheduleId: loser.id, byScheduleId: winner.id, count: 1, firstDate: date });
      }
    }
  }
  return [...found.values()];
}
