import { expect, test } from 'vitest';
import { holderOfTill, tillOfHolder } from '../ledger/till-holder.ts';
import { parseInput } from '../result/parse-input.ts';
import { denominationsOf, sumOfCount } from './denominations.ts';
import { cashMovementInput } from './session-input.ts';
import { figuresOf } from './till-figures.ts';
import { tillInput } from './till-input.ts';
import { dayOfClose, isLastCloseOfDay, mayClose, mayOpen } from './till-rules.ts';
import { tillDefaults } from './till-settings.ts';

/** The drawer of the picture: 50s, 20s, 10s and 5s, then coins. */
const drawer = [
  [5000, 4],
  [2000, 11],
  [1000, 9],
  [500, 14],
  [200, 23],
  [100, 31],
  [50, 18],
  [20, 24],
  [10, 15],
  [5, 12],
].map(([valueMinor = 0, count = 0]) => ({ valueMinor, count }));

test('a drawer is worth its notes and coins, to the cent', () => {
  expect(sumOfCount(drawer)).toBe(67_290);
  expect(sumOfCount([])).toBe(0);
  const values = denominationsOf('EUR').map(({ valueMinor }) => valueMinor);
  expect(values).toEqual(values.toSorted((one, other) => other - one));
  expect(new Set(values).size).toBe(values.length);
});

test('the figures of a session are its entries: what is in the drawer is cash alone', () => {
  const figures = figuresOf([
    { kind: 'float', means: 'cash', amountMinor: 15_000 },
    { kind: 'sale', means: 'cash', amountMinor: 4700 },
    { kind: 'sale', means: 'card', amountMinor: 3500 },
    { kind: 'sale', means: 'cash', amountMinor: 1250 },
    { kind: 'refund', means: 'cash', amountMinor: -1400 },
    { kind: 'refund', means: 'card', amountMinor: -500 },
    { kind: 'put-in', means: 'cash', amountMinor: 2000 },
    { kind: 'take-out', means: 'cash', amountMinor: -6950 },
  ]);
  expect(figures).toEqual({
    floatMinor: 15_000,
    putIn: { count: 1, amountMinor: 2000 },
    takenOut: { count: 1, amountMinor: -6950 },
    means: [
      { means: 'cash', sales: { count: 2, amountMinor: 5950 }, refunds: { count: 1, amountMinor: -1400 } },
      { means: 'card', sales: { count: 1, amountMinor: 3500 }, refunds: { count: 1, amountMinor: -500 } },
    ],
    expectedMinor: 14_600,
  });
});

const counted = { expectedMinor: 67_500, leftMinor: 15_000, note: '', isManager: false, isBlind: false };

test.each([
  ['the exact amount closes', { countedMinor: 67_500 }, []],
  ['a euro more or less needs no note', { countedMinor: 67_400 }, []],
  ['more than a euro needs a note', { countedMinor: 67_399 }, ['till-note-required']],
  ['too much in the drawer needs one as well', { countedMinor: 67_601 }, ['till-note-required']],
  ['with a note it closes', { countedMinor: 67_290, note: 'Wrong change' }, []],
  [
    'more than five euros needs Extra',
    { countedMinor: 66_999, note: 'x' },
    ['till-difference-needs-manager'],
  ],
  ['five euros and a cent with Extra', { countedMinor: 66_999, note: 'x', isManager: true }, []],
  [
    'a blind count is not told the difference',
    { countedMinor: 67_399, isBlind: true },
    ['till-count-differs'],
  ],
  ['no more stays than was counted', { countedMinor: 67_500, leftMinor: 67_501 }, ['till-float-too-high']],
])('a close: %s', (_what, facts, codes) => {
  const result = mayClose({ ...counted, ...facts }, tillDefaults);
  expect(result.ok ? [] : result.refusals.map(({ code }) => code)).toEqual(codes);
  if (result.ok) expect(result.value.differenceMinor).toBe(facts.countedMinor - counted.expectedMinor);
});

test('a museum sets how large a difference may be', () => {
  const strict = { ...tillDefaults, freeDifferenceMinor: 0, differenceLimitMinor: 5 };
  const codesAt = (countedMinor: number) => {
    const result = mayClose({ ...counted, countedMinor }, strict);
    return result.ok ? [] : result.refusals.map(({ code }) => code);
  };
  expect(codesAt(67_500)).toEqual([]);
  expect(codesAt(67_499)).toEqual(['till-note-required']);
  expect(codesAt(67_494)).toEqual(['till-note-required', 'till-difference-needs-manager']);
});

test('a float other than the last close left needs a note; the first float needs none', () => {
  expect(mayOpen(15_000, 15_000, '').ok).toBe(true);
  expect(mayOpen(14_990, 15_000, '').ok).toBe(false);
  expect(mayOpen(14_990, 15_000, 'Ten cents short').ok).toBe(true);
  expect(mayOpen(15_000, null, '').ok).toBe(true);
});

test('a close closes the day of its session; one that ran past midnight the day before', () => {
  expect(dayOfClose('2026-11-20', '2026-11-20')).toBe('2026-11-20');
  expect(dayOfClose('2026-11-20', '2026-11-21')).toBe('2026-11-20');
  expect(dayOfClose('2026-11-20', '2026-11-24')).toBe('2026-11-23');
});

const noonToSix = { opens: '12:00', closes: '18:00' };
const night = { opens: '20:00', closes: '01:00' };
const today = { openedOn: '2026-11-20', date: '2026-11-20' };
test.each([
  ['a change of cashiers in the afternoon', { ...today, time: '15:00', hours: noonToSix }, false],
  ['before the museum opens', { ...today, time: '11:00', hours: noonToSix }, false],
  ['in the last hour', { ...today, time: '17:00', hours: noonToSix }, true],
  ['after the museum has closed', { ...today, time: '18:20', hours: noonToSix }, true],
  ['before a night that runs past midnight', { ...today, time: '23:30', hours: night }, false],
  ['on a day without opening hours', { ...today, time: '10:00', hours: null }, true],
  [
    'of a session of the day before',
    { openedOn: '2026-11-19', date: '2026-11-20', time: '09:00', hours: noonToSix },
    true,
  ],
])('a close %s: whether it is taken for the last one of the day', (_when, close, isLast) => {
  expect(isLastCloseOfDay(close)).toBe(isLast);
});

test.each([
  ['to the safe without a note', { kind: 'take-out', amountMinor: 100, reason: 'safe' }, []],
  ['a purchase without a note', { kind: 'take-out', amountMinor: 100, reason: 'purchase' }, ['note']],
  ['nothing', { kind: 'put-in', amountMinor: 0, reason: 'safe' }, ['amountMinor']],
  [
    'put in to buy something',
    { kind: 'put-in', amountMinor: 100, reason: 'purchase', note: 'Rolls' },
    ['reason'],
  ],
  ['without a reason', { kind: 'put-in', amountMinor: 100 }, ['reason']],
])('cash moves with a reason: %s', (_what, typed, fields) => {
  const parsed = parseInput(cashMovementInput, typed);
  expect(parsed.ok ? [] : parsed.refusals.map(({ field }) => field)).toEqual(fields);
});

test('the address of a printer is a host without port, path or user', () => {
  const fits = (printer: string) =>
    parseInput(tillInput, { name: 'Desk 1', locationId: crypto.randomUUID(), printer }).ok;
  for (const host of ['', '192.168.1.40', 'receipts.museum.lan', 'fd00::40']) expect(fits(host)).toBe(true);
  for (const host of ['10.0.0.1:25', 'http://x', 'a b', 'root@x', '-x', 'x/y'])
    expect(fits(host)).toBe(false);
});

test('the drawer and the card terminal of a till have accounts of their own, and both name the till', () => {
  const till = '0199c1f0-0000-7000-8000-000000000001';
  expect(holderOfTill(till, 'cash')).toBe(till);
  expect(holderOfTill(till, 'card')).toBe(`${till}:card`);
  expect(tillOfHolder(holderOfTill(till, 'card'))).toBe(till);
  expect(tillOfHolder('mollie')).toBe(null);
});
