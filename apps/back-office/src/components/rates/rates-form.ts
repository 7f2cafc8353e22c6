import { addDays } from '@foyer/domain/calendar/local-date.ts';
import { readPrice, writePrice } from '@foyer/domain/catalog/read-price.ts';
import { ok, type Refusal } from '@foyer/domain/result/result.ts';
import { localDateTime } from '@foyer/i18n/format-date.ts';

/** What the platform charges a client, in the order of its forms; `platformServiceOnlineMinor` is typed without Minor. */
export const rateNames = [
  'platformServiceOnline',
  'platformServiceOffline',
  'platformServiceGroups',
  'platformTransactionOnline',
  'platformTransactionOffline',
] as const;
export type RateName = (typeof rateNames)[number];

export type TypedRates = Record<RateName, string>;

/** Rates as they are typed, and the day on which they begin. A type, so that a form can index it. */
export type RatesForm = TypedRates & { fromDay: string | null };

/** Rates that begin on a day to come. */
export interface ComingRates {
  id: string;
  value: unknown;
  effectiveAt: string;
  madeByName: string;
}

/** The rates of a client as the server says them. */
export interface RatesOfScreen {
  inForce: unknown;
  toCome: readonly ComingRates[];
}

/** The rates of a version in minor units. */
export function minorsOf(value: unknown): Record<RateName, number> {
  const stored: Record<string, unknown> = value !== null && typeof value === 'object' ? { ...value } : {};
  return byName((name) => Number(stored[`${name}Minor`] ?? 0));
}

export const dayOf = (at: string | number, timeZone: string): string => localDateTime(at, timeZone).date;

/** The first day on which a change can begin (insight-and-settings, decision 17). */
export const tomorrowIn = (timeZone: string): string => addDays(dayOf(Date.now(), timeZone), 1);

/** What is charged on a day, as far as it is known today. */
export function ratesOn(rates: RatesOfScreen, day: string | null, timeZone: string) {
  const begun = rates.toCome.findLast(
    ({ effectiveAt }) => day !== null && dayOf(effectiveAt, timeZone) <= day,
  );
  return minorsOf(begun?.value ?? rates.inForce);
}

export function ratesFormOf(rates: RatesOfScreen, timeZone: string, decimalSign: '.' | ','): RatesForm {
  const fromDay = tomorrowIn(timeZone);
  return { ...typedRates(ratesOn(rates, fromDay, timeZone), decimalSign), fromDay };
}

export function typedRates(minors: Record<RateName, number>, decimalSign: '.' | ','): TypedRates {
  return byName((name) => writePrice(minors[name], decimalSign));
}

/** What changes of the form when another day is chosen: rates that were not typed are those of that day. */
export function onAnotherDay(
  form: RatesForm,
  day: string | null,
  of: { rates: RatesOfScreen; timeZone: string; decimalSign: '.' | ',' },
): Partial<RatesForm> {
  const shown = (on: string | null) => typedRates(ratesOn(of.rates, on, of.timeZone), of.decimalSign);
  const [before, after] = [shown(form.fromDay), shown(day)];
  const kept = rateNames.filter((name) => form[name] === before[name]);
  return { fromDay: day, ...Object.fromEntries(kept.map((name) => [name, after[name]])) };
}

export type RatesMinor = Record<`${RateName}Minor`, number>;

/** What was typed in minor units, with what is no price; an empty one is none. */
export function readTypedRates(typed: TypedRates): { minors: RatesMinor; refusals: readonly Refusal[] } {
  const read = rateNames.map((name) => {
    const price = typed[name].trim() === '' ? ok(0) : readPrice(typed[name]);
    const refusals = price.ok ? [] : price.refusals.map((refusal) => ({ ...refusal, field: name }));
    return { name, minor: price.ok ? price.value : 0, refusals };
  });
  const minors = Object.fromEntries(read.map(({ name, minor }) => [`${name}Minor`, minor])) as RatesMinor;
  return { minors, refusals: read.flatMap(({ refusals }) => refusals) };
}

/** Whether what was typed differs from what is charged on its day anyway. */
export function changesRates(form: RatesForm, rates: RatesOfScreen, timeZone: string): boolean {
  const { minors, refusals } = readTypedRates(form);
  const charged = ratesOn(rates, form.fromDay, timeZone);
  return refusals.length > 0 || rateNames.some((name) => minors[`${name}Minor`] !== charged[name]);
}

function byName<Value>(find: (name: RateName) => Value): Record<RateName, Value> {
  const entries = rateNames.map((name) => [name, find(name)]);
  return Object.fromEntries(entries) as Record<RateName, Value>;
}
