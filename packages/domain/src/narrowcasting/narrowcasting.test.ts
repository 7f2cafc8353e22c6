import { expect, test } from 'vitest';
import { parseInput } from '../result/parse-input.ts';
import type { Availability } from '../scheduling/availability/availability-state.ts';
import { wallColourRatios } from './wall-colours.ts';
import { defaultWallColours } from './wall-layouts.ts';
import { decideWallRow } from './wall-row.ts';
import { wallScreenInput } from './wall-screen-input.ts';

const typed = { name: 'Entrance hall', languages: ['nl', 'en'] };
const refusalsOf = (changes: object) => {
  const result = parseInput(wallScreenInput, { ...typed, ...changes });
  return result.ok ? [] : result.refusals.map(({ code, field }) => `${field}: ${code}`);
};

test('the first colours of a screen read well, as in the design', () => {
  expect(wallColourRatios(defaultWallColours).map(({ ratio }) => Math.floor(ratio * 10) / 10)).toEqual([
    16.1, 11.3,
  ]);
});

test('colours below 4.5 : 1 on the background are refused at their fields', () => {
  expect(refusalsOf({ textColour: '#445566' })).toEqual(['textColour: wall-contrast-too-low']);
  expect(refusalsOf({ backgroundColour: '#F7D48A', textColour: '#000000' })).toEqual([
    'accentColour: wall-contrast-too-low',
  ]);
  expect(refusalsOf({ textColour: 'white' })).toEqual(['textColour: colour-invalid']);
});

test.each([
  [{ name: ' ' }, 'name: wall-name-required'],
  [{ languages: [] }, 'languages: wall-language-required'],
  [{ languages: ['nl', 'en', 'de', 'fr', 'es'] }, 'languages: wall-languages-too-many'],
  [{ languageSeconds: 4 }, 'languageSeconds: wall-seconds-invalid'],
  [{ footerEn: 'x'.repeat(121) }, 'footerEn: wall-footer-too-long'],
])('%j is refused', (changes, refusal) => {
  expect(refusalsOf(changes)).toEqual([refusal]);
});

const screen = { showsSoldOut: true, fewLeftPercent: 15 };
const timeslot = (availability: Partial<Availability>, colour: 'green' | 'orange' | 'red' | null = null) => ({
  availability: { state: 'available', reason: 'share-taken', left: 30, ...availability } as Availability,
  capacity: 40,
  colour,
});

test('a wall says the words of the sales page: available, how many are left, full, sold out, closed', () => {
  const rows: [Partial<Availability>, object][] = [
    [{}, { offer: 'open', left: null, look: 'open' }],
    [
      { state: 'almost full', left: 6 },
      { offer: 'few left', left: 6, look: 'few' },
    ],
    [
      { state: 'almost full', left: 7 },
      { offer: 'open', left: null, look: 'open' },
    ],
    [
      { state: 'full', reason: 'rest-is-held', left: 0 },
      { offer: 'full', look: 'full' },
    ],
    [
      { state: 'sold out', reason: 'all-sold', left: 0 },
      { offer: 'sold out', look: 'full' },
    ],
    [
      { state: 'closed', reason: 'closed-by-staff', left: 0 },
      { offer: 'closed', look: 'full' },
    ],
    [
      { state: 'closed', reason: 'cancelled', left: 0 },
      { offer: 'closed', look: 'full' },
    ],
  ];
  for (const [availability, row] of rows) {
    expect(decideWallRow(timeslot(availability), screen)).toMatchObject(row);
  }
});

test('what has begun, is not on sale or has no times is left out, sold out ones where the screen says so', () => {
  for (const reason of ['past', 'past-cut-off', 'beyond-lookahead', 'hidden'] as const) {
    expect(decideWallRow(timeslot({ state: 'closed', reason, left: 0 }), screen)).toBeNull();
  }
  expect(decideWallRow(timeslot({ state: 'none' }), screen)).toBeNull();
  const soldOut = timeslot({ state: 'sold out', reason: 'all-sold', left: 0 });
  expect(decideWallRow(soldOut, { ...screen, showsSoldOut: false })).toBeNull();
  const full = timeslot({ state: 'full', reason: 'rest-is-held', left: 0 });
  expect(decideWallRow(full, { ...screen, showsSoldOut: false })).not.toBeNull();
});

test('the colour of an exception paints what can be bought, never the word and never what is full', () => {
  expect(decideWallRow(timeslot({}, 'red'), screen)).toMatchObject({ offer: 'open', look: 'full' });
  expect(decideWallRow(timeslot({}, 'orange'), screen)).toMatchObject({ offer: 'open', look: 'few' });
  const few = { state: 'almost full', left: 3 } as const;
  expect(decideWallRow(timeslot(few, 'green'), screen)).toMatchObject({ offer: 'few left', look: 'open' });
  const full = { state: 'full', reason: 'rest-is-held', left: 0 } as const;
  expect(decideWallRow(timeslot(full, 'green'), screen)).toMatchObject({ offer: 'full', look: 'full' });
});
