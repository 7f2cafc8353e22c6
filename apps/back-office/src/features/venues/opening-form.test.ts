import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { openingInput } from '@foyer/domain/venues/opening-input.ts';
import { expect, test } from 'vitest';
import { changeStandardHours, refusalsOfOpening } from './opening-form.ts';

const standard = { opens: '10:00', closes: '17:00' };
const evening = { opens: '10:00', closes: '21:00' };
const longer = { opens: '09:00', closes: '18:00' };

test('days follow the standard hours until they differ, and a closed day stays closed', () => {
  const week = { standardHours: standard, weekHours: [null, standard, evening] };
  expect(changeStandardHours(week, longer)).toEqual({
    standardHours: longer,
    weekHours: [null, longer, evening],
  });
});

test('a wrong standard hour is one error, not one for each day that follows it', () => {
  const wrong = { opens: '10:00', closes: '25:00' };
  const opening = {
    standardHours: wrong,
    weekHours: [...Array.from({ length: 6 }, () => wrong), { opens: '9 o', closes: '17:00' }],
    closedDays: [],
  };
  const checked = refusalsOfOpening(parseInput(openingInput, opening), opening);
  const refused = checked.ok ? [] : checked.refusals.map(({ field }) => field);
  expect(refused.map((field) => field?.split('.').slice(0, 2).join('.'))).toEqual([
    'standardHours.closes',
    'weekHours.6',
  ]);
});
