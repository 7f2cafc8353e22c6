import { expect, test } from 'vitest';
import { parseInput } from '../result/parse-input.ts';
import { overridesOf, rebookingExceptionInput, targetOf } from './exception-input.ts';
import { isExceptionInForce, stateOfException } from './exception-state.ts';

const id = '0198a000-0000-7000-8000-000000000001';
const forType = { kind: 'ticket-type', targetId: id, feeMinor: 500 };
const period = { kind: 'period', name: 'Christmas', from: '2026-12-19', until: '2027-01-03', mostTimes: 1 };

const read = (typed: object) => {
  const parsed = parseInput(rebookingExceptionInput, typed);
  return parsed.ok ? 'ok' : parsed.refusals.map(({ field, code }) => `${field}: ${code}`);
};

test.each([
  ['a ticket type with one rule', forType, 'ok'],
  ['a period with its name', period, 'ok'],
  ['nothing chosen', { ...forType, targetId: null }, ['targetId: rebooking-target-required']],
  ['no rule that differs', { ...forType, feeMinor: null }, ['isAllowed: rebooking-nothing-differs']],
  [
    'rebooking as it is without it',
    { ...forType, feeMinor: null, isAllowed: true },
    ['isAllowed: rebooking-nothing-differs'],
  ],
  [
    'a period without name and dates',
    { kind: 'period', feeMinor: 0 },
    ['name: rebooking-name-required', 'from: date-invalid', 'until: date-invalid'],
  ],
  ['a period that ends before it starts', { ...period, until: '2026-12-18' }, ['until: end-before-start']],
  [
    'values that no client setting takes',
    { ...forType, laterDays: 0, latestHours: 721 },
    ['laterDays: setting-below-one', 'latestHours: setting-number-too-high'],
  ],
  ['an unknown kind', { ...forType, kind: 'day' }, ['kind: rebooking-kind-required']],
])('%s', (_, typed, answer) => {
  expect(read(typed)).toEqual(answer);
});

test('an exception that allows no rebooking names no other rule', () => {
  const parsed = parseInput(rebookingExceptionInput, { ...forType, isAllowed: false });
  if (!parsed.ok) throw new Error('refused');
  expect(overridesOf(parsed.value)).toMatchObject({ isAllowed: false, feeMinor: null });
  expect(targetOf(parsed.value)).toEqual({ kind: 'ticket-type', id });
});

test('an exception is in force from its moment on, until it ends', () => {
  const at = (hour: string) => new Date(`2026-11-20T${hour}:00:00Z`);
  const [start, end] = [at('10'), at('12')];
  const states = (endsAt: Date | null, hasSuccessor = false) =>
    ['09', '10', '11'].map((hour) =>
      stateOfException({ effectiveAt: start, endsAt }, hasSuccessor, at(hour)),
    );
  expect(states(null)).toEqual(['coming', 'in-force', 'in-force']);
  expect(states(end)).toEqual(['coming', 'ending', 'ending']);
  expect(states(end, true)).toEqual(['coming', 'changing', 'changing']);
  expect(
    ['09', '10', '11', '12'].map((hour) => isExceptionInForce({ effectiveAt: start, endsAt: end }, at(hour))),
  ).toEqual([false, true, true, false]);
});
