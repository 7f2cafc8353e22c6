import { expect, test } from 'vitest';
import { dayStateOf, flipDays } from './open-days.ts';

const tuesdayToSunday = { openWeekdays: [2, 3, 4, 5, 6, 7], ownDays: [] };
const monday = '2027-01-04';
const tuesday = '2027-01-05';

test('a closed Monday opens when it is pressed, and follows its weekday again when pressed once more', () => {
  const ownDays = flipDays(tuesdayToSunday, [monday]);
  expect(ownDays).toEqual([{ date: monday, isOpen: true }]);
  expect(dayStateOf({ ...tuesdayToSunday, ownDays }, monday)).toBe('open');
  expect(flipDays({ ...tuesdayToSunday, ownDays }, [monday])).toEqual([]);
});

test('a range becomes what its first day was not, and names only the days that differ', () => {
  expect(flipDays(tuesdayToSunday, [tuesday, '2027-01-06', '2027-01-11'])).toEqual([
    { date: tuesday, isOpen: false },
    { date: '2027-01-06', isOpen: false },
  ]);
  expect(dayStateOf(tuesdayToSunday, monday)).toBe('shut');
});
