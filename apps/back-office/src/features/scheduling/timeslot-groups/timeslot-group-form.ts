import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { refused } from '@foyer/domain/result/result.ts';
import { isDraftPeriod } from '@foyer/domain/scheduling/period-in-force.ts';
import { findTimePattern } from '@foyer/domain/scheduling/time-pattern.ts';
import { randomUuid } from '@foyer/ui/random-uuid.ts';
import type { TimeslotGroupDetailsQuery } from '../../../generated/operations.ts';
import type { TimeFields } from '../exceptions/time-fields.ts';

export type EditedTimeslotGroup = TimeslotGroupDetailsQuery['timeslotGroup'];
/** What of it the form is about. */
type FormedTimeslotGroup = Pick<EditedTimeslotGroup, 'name' | 'hidden' | 'synced'> & {
  ticketGroups: readonly { id: string }[];
  periods: readonly (Omit<PeriodForm, 'key'> & { id: string })[];
};
export type WeekdayTimeForm = EditedTimeslotGroup['periods'][number]['weekdayTimes'][number];

/** A period on screen; `key` identifies it while it has no id yet. */
export type PeriodForm = {
  key: string;
  id: string | null;
  from: string;
  until: string;
  priority: number;
  note: string;
  published: boolean;
  weekdayTimes: WeekdayTimeForm[];
};

/** The fields of a timeslot group's page. A type, so that a form can index it. */
export type TimeslotGroupForm = {
  name: string;
  hidden: boolean;
  synced: boolean;
  ticketGroupIds: string[];
  /** Takes the linked groups away from product schedules: asked once the server has refused it. */
  convert: boolean;
  periods: PeriodForm[];
};

export function timeslotGroupFormOf(group: FormedTimeslotGroup): TimeslotGroupForm {
  const { name, hidden, synced, ticketGroups, periods } = group;
  return {
    name,
    hidden,
    synced,
    convert: false,
    ticketGroupIds: ticketGroups.map(({ id }) => id),
    periods: periods.map((period) => ({ ...period, key: period.id })),
  };
}

/** What of the form differs from the group, as the server takes it: what is left out stays. */
export function changesOf(form: TimeslotGroupForm, group: FormedTimeslotGroup) {
  const before = timeslotGroupFormOf(group);
  const differs = (name: keyof TimeslotGroupForm) => written(form[name]) !== written(before[name]);
  return {
    ...(differs('name') && { name: form.name.trim() }),
    ...(differs('hidden') && { hidden: form.hidden }),
    ...(differs('synced') && { synced: form.synced }),
    ...(differs('ticketGroupIds') && { ticketGroupIds: form.ticketGroupIds, convert: form.convert }),
    ...(differs('periods') && { periods: form.periods.map(({ key: _key, ...period }) => period) }),
  };
}

/** For comparing; what is no number is no null. */
function written(value: unknown): string {
  return JSON.stringify(value, (_, one) => (Number.isNaN(one) ? 'NaN' : one));
}

/** The form with what a draft holds, for going back to editing it. */
export function withDraft(form: TimeslotGroupForm, wanted: Record<string, unknown>): TimeslotGroupForm {
  const { periods, ...others } = wanted as Partial<TimeslotGroupForm>;
  // What was drafted before periods could be drafts does not say that they are published.
  const keyed = periods?.map((period) => ({
    ...period,
    published: !isDraftPeriod(period),
    key: period.id ?? randomUuid(),
  }));
  const { name, hidden, synced, ticketGroupIds, convert } = { ...form, ...others };
  return { name, hidden, synced, ticketGroupIds, convert, periods: keyed ?? form.periods };
}

/** The rule of the page, that the server uses too. A limit is refused at its weekday, where it is typed. */
export async function checkTimeslotGroup(form: TimeslotGroupForm, group: EditedTimeslotGroup) {
  const { rulesChangeInput } = await import('@foyer/domain/scheduling/timeslot-group-input.ts');
  const checked = parseInput(rulesChangeInput, changesOf(form, group));
  if (checked.ok) return checked;
  const atWeekdays = checked.refusals.map((refusal) => {
    const [, at, of] = /^periods\.(\d+)\.weekdayTimes\.(\d+)\.limit$/.exec(refusal.field ?? '') ?? [];
    const period = form.periods[Number(at)];
    const time = period?.weekdayTimes[Number(of)];
    return period && time ? { ...refusal, field: weekdayLimitField(period, time.weekday) } : refusal;
  });
  return refused(...new Map(atWeekdays.map((refusal) => [refusal.field, refusal])).values());
}

/** The name of the field with the limit of a weekday's times. */
export function weekdayLimitField({ key }: Pick<PeriodForm, 'key'>, weekday: number): string {
  return `periods.${key}.limitOn${weekday}`;
}

export function timesOfWeekday(period: Pick<PeriodForm, 'weekdayTimes'>, weekday: number): WeekdayTimeForm[] {
  return period.weekdayTimes.filter((time) => time.weekday === weekday);
}

/** The period with these times on some weekdays, each with its own limit, status, title and classes. */
export function withTimesOn(
  period: PeriodForm,
  weekdays: readonly number[],
  times: readonly TimeFields[],
): PeriodForm {
  const others = period.weekdayTimes.filter(({ weekday }) => !weekdays.includes(weekday));
  const wanted = weekdays.flatMap((weekday) => times.map((time) => ({ ...time, weekday })));
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
