import { expect, test } from 'vitest';
import { formatWeek } from './format-week.ts';

const day = { opens: '10:00:00', closes: '17:00:00' };
const late = { opens: '10:00', closes: '21:00' };

test('days that follow each other with the same hours are one line, in the language of the visitor', () => {
  expect(formatWeek([null, day, day, late, day, day, day], 'en-GB', 'closed')).toEqual([
    'Monday: closed',
    'Tuesday – Wednesday: 10:00 – 17:00',
    'Thursday: 10:00 – 21:00',
    'Friday – Sunday: 10:00 – 17:00',
  ]);
  expect(formatWeek(Array(7).fill(day), 'fr-FR', 'fermé')).toEqual(['lundi – dimanche : 10:00 – 17:00']);
});
