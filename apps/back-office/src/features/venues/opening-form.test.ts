import { expect, test } from 'vitest';
import { changeStandardHours } from './opening-form.ts';

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
