import { isLocalDate } from '@foyer/domain/calendar/local-date.ts';
import { type RatesFromDayInput, ratesFromDayInput } from '@foyer/domain/pricing/platform-rates-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { type Result, refused } from '@foyer/domain/result/result.ts';
import { effectiveOnDay } from '@foyer/domain/settings/setting-in-force.ts';
import { type RatesForm, readTypedRates } from './rates-form.ts';

/** Typed rates by the rules of the server; loaded when a form asks, since the rules weigh more than a form. */
export function checkRates(form: RatesForm, timeZone: string): Result<RatesFromDayInput> {
  const { minors, refusals } = readTypedRates(form);
  const parsed = parseInput(ratesFromDayInput, { ...minors, fromDay: form.fromDay ?? '' });
  const begins = isLocalDate(form.fromDay ?? '')
    ? effectiveOnDay(form.fromDay ?? '', { now: new Date(), timeZone })
    : undefined;
  const all = [...refusals, ...refusalsOf(parsed), ...(begins ? refusalsOf(begins) : [])];
  if (all.length === 0) return parsed;
  return refused(...all.map((one) => ({ ...one, field: controlOfRate(one.field ?? 'main') })));
}

const refusalsOf = (read: Result<unknown>) => (read.ok ? [] : read.refusals);

/** 'platformServiceOnlineMinor' of the rule is 'platformServiceOnline' of the form. */
const controlOfRate = (field: string) => field.replace(/Minor$/, '');
