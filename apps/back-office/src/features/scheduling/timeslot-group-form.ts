import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { findTimePattern } from '@foyer/domain/scheduling/time-pattern.ts';
import type { TimeslotGroupPageQuery } from '../../generated/operations.ts';

export type EditedTimeslotGroup = TimeslotGroupPageQuery['timeslotGroup'];
export type WeekdayTimeForm = EditedTimeslotGroup['periods'][number]['weekdayTimes'][number];

/** A period on screen; `key` tells it apart while it has no id yet. */
export type PeriodForm = {
  key: string;
  id: string | null;
  from: string;
  until: string;
  priority: number;
  note: string;
  weekdayTimes: WeekdayTimeForm[];
};

/** The fields of a timeslot group's page. A type, so that a form can index it. */
export type TimeslotGroupForm = { name: string; periods: PeriodForm[] };

export function timeslotGroupFormOf({ name, periods }: EditedTimeslotGroup): TimeslotGroupForm {
  return { name, periods: periods.map((period) => ({ ...period, key: period.id })) };
}

/** The form as the server takes it. */
export function timeslotGroupInputOf({ name, periods }: TimeslotGroupForm) {
  return { name, periods: periods.map(({ key: _key, ...period }) => period) };
}

/** The rule of the page, that the server uses too. */
export async function checkTimeslotGroup(form: TimeslotGroupForm) {
  const { timeslotGroupChangeInput } = await import('@foyer/domain/scheduling/timeslot-group-input.ts');
  return parseInput(timeslotGroupChangeInput, timeslotGroupInputOf(form));
}

export function timesOfWeekday(period: PeriodForm, weekday: number): WeekdayTimeForm[] {
  return period.weekdayTimes.filter((time) => time.weekday === weekday);
}

/** The limit that all times share; undefined where they differ or there are none. */
export function sharedLimit(times: readonly WeekdayTimeForm[]): number | null | undefined {
  const [first] = times;
  return first && times.every(({ limit }) => limit === first.limit) ? first.limit : undefined;
}

/** The period with other times on some weekdays; a time that stays keeps its status, title and classes. */
export function withTimesOn(
  period: PeriodForm,
  weekdays: readonly number[],
  times: readonly string[],
  /** Of all of them; undefined where each keeps its own. */
  limit: number | null | undefined,
  /** What was typed for all of them; what is left out stays. */
  typed: Partial<Pick<WeekdayTimeForm, 'status' | 'title' | 'classes'>> = {},
): PeriodForm {
  const others = period.weekdayTimes.filter(({ weekday }) => !weekdays.includes(weekday));
  const wanted = weekdays.flatMap((weekday) =>
    times.map((time) => {
      const present = period.weekdayTimes.find((row) => row.weekday === weekday && row.time === time);
      const ownLimit = limit === undefined ? (present?.limit ?? null) : limit;
      return { status: 'yes', title: '', classes: '', ...present, ...typed, weekday, time, limit: ownLimit };
    }),
  );
  return { ...period, weekdayTimes: [...others, ...wanted].sort(byStart) };
}

function byStart(one: WeekdayTimeForm, other: WeekdayTimeForm): number {
  return one.weekday - other.weekday || one.time.localeCompare(other.time);
}

/** The period with one limit for all times of a weekday. */
export function withLimitOn(period: PeriodForm, weekday: number, limit: number | null): PeriodForm {
  return {
    ...period,
    weekdayTimes: period.weekdayTimes.map((time) => (time.weekday === weekday ? { ...time, limit } : time)),
  };
}

/** Starts in short: first, last and interval, and the single ones. */
export function describeTimes(times: readonly WeekdayTimeForm[]) {
  return findTimePattern(times.map(({ time }) => time));
}
