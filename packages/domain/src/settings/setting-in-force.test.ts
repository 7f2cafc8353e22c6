import { assert, constantFrom, date, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '../calendar/local-date.ts';
import { localDateAt, localTimeAt } from '../calendar/zoned-time.ts';
import { changedFields, isSameValue, valueWithChange, withoutChange } from './setting-difference.ts';
import { effectiveOnDay, findInForce, listComing, nextDayStart } from './setting-in-force.ts';

const zones = constantFrom(
  'Europe/Amsterdam',
  'Europe/London',
  'Africa/Johannesburg',
  'America/Sao_Paulo',
  'Africa/Cairo',
  'Pacific/Apia',
);
const instants = date({ min: new Date('2010-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });

test('the next day starts within 25 hours, on another date, in every zone and around every change of the clock', () => {
  assert(
    property(instants, zones, (now, zone) => {
      const start = nextDayStart(now, zone);
      const before = new Date(start.getTime() - 1);
      expect(start > now).toBe(true);
      expect(localTimeAt(before, zone).date).toBe(localTimeAt(now, zone).date);
      expect(localTimeAt(start, zone).date > localTimeAt(now, zone).date).toBe(true);
      expect(['00:00', '01:00']).toContain(localTimeAt(start, zone).time);
    }),
  );
});

test('a coming value is not in force before its moment and is from then on; a withdrawn one never is', () => {
  const steps = record({ now: instants, zone: zones, laterMinutes: integer({ min: 0, max: 60 * 50 }) });
  assert(
    property(steps, ({ now, zone, laterMinutes }) => {
      const effectiveAt = nextDayStart(now, zone);
      const old = { sequence: 1, value: 'old', effectiveAt: new Date(0), withdrawnAt: null };
      const fresh = { sequence: 2, value: 'new', effectiveAt, withdrawnAt: null };
      const at = new Date(now.getTime() + laterMinutes * 60_000);
      const hasBegun = at >= effectiveAt;
      expect(findInForce([old, fresh], at)?.value).toBe(hasBegun ? 'new' : 'old');
      expect(listComing([old, fresh], at).map(({ value }) => value)).toEqual(hasBegun ? [] : ['new']);
      const withdrawn = { ...fresh, withdrawnAt: now };
      expect(findInForce([old, withdrawn], at)?.value).toBe('old');
      expect(listComing([old, withdrawn], at)).toEqual([]);
    }),
  );
});

test('a chosen day begins at its own 00:00, tomorrow at the earliest, in every zone and around every change of the clock', () => {
  assert(
    property(instants, zones, integer({ min: -3, max: 400 }), (now, timeZone, days) => {
      const today = localDateAt(now, timeZone);
      const day = addDays(today, days);
      const start = effectiveOnDay(day, { now, timeZone });
      const isEarly = day <= today;
      expect(start.ok).toBe(!isEarly);
      expect(start.ok ? [] : start.refusals).toEqual(
        isEarly ? [{ code: 'day-before-tomorrow', field: 'fromDay' }] : [],
      );
      if (start.ok) expect(start.value >= nextDayStart(now, timeZone)).toBe(true);
    }),
  );
});

test('of values that begin on chosen days the one that began last counts, whichever was saved first', () => {
  const on = (day: string, sequence: number) => {
    return { sequence, value: day, effectiveAt: new Date(day), withdrawnAt: null };
  };
  const versions = [on('2030-07-01', 1), on('2030-06-01', 2)];
  const at = (day: string) => findInForce(versions, new Date(day))?.value;
  expect([at('2030-05-31'), at('2030-06-15'), at('2030-07-01')]).toEqual([
    undefined,
    '2030-06-01',
    '2030-07-01',
  ]);
  const coming = listComing(versions, new Date('2030-05-01')).map(({ value }) => value);
  expect(coming).toEqual(['2030-06-01', '2030-07-01']);
});

test('values are compared by what they say, and one field goes back alone', () => {
  expect(isSameValue({ a: 1, b: { c: [1], d: 2 } }, { b: { d: 2, c: [1] }, a: 1 })).toBe(true);
  expect(changedFields({ a: 1, b: [1] }, { a: 1, b: [2] })).toEqual(['b']);
  expect(withoutChange({ a: 2, b: 2 }, { a: 1, b: 1 }, 'a')).toEqual({ a: 1, b: 2 });
});

test('a change keeps what became of the other fields; what no longer goes together with them counts as a whole', () => {
  const schema = z
    .object({ country: z.string(), postalCode: z.string(), town: z.string() })
    .refine(({ country, postalCode }) => postalCode.startsWith(country));
  const valueBefore = { country: 'NL', postalCode: 'NL-1', town: 'Havenstad' };
  const value = { ...valueBefore, postalCode: 'NL-2' };
  const moved = { ...valueBefore, town: 'Zeestad' };
  expect(valueWithChange(schema, moved, { value, valueBefore })).toEqual({ ...moved, postalCode: 'NL-2' });
  const abroad = { country: 'BE', postalCode: 'BE-1', town: 'Zeestad' };
  expect(valueWithChange(schema, abroad, { value, valueBefore })).toEqual(value);
});
