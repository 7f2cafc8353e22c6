import { assert, constantFrom, date, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { localTimeAt } from '../calendar/zoned-time.ts';
import { changedFields, isSameValue, valueWithChange, withoutChange } from './setting-difference.ts';
import { findComing, findInForce, nextDayStart } from './setting-in-force.ts';

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
      expect(findComing([old, fresh], at)?.value).toBe(hasBegun ? undefined : 'new');
      const withdrawn = { ...fresh, withdrawnAt: now };
      expect(findInForce([old, withdrawn], at)?.value).toBe('old');
      expect(findComing([old, withdrawn], at)).toBeUndefined();
    }),
  );
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
