import { expect, test } from 'vitest';
import { noChoices } from '../app/kept-choices.ts';
import { withDayToCome } from './preselection.ts';

const today = '2026-11-29';
const chosen = { ...noChoices, timeslotId: 't1', ownTimes: { tour: 't2' } };

test.each(['2026-11-28', '2026-09-12', '2026-13-01', '2026-11-31'])(
  'a day that is over or that is none is not chosen: %s',
  (date) => {
    expect(withDayToCome({ ...chosen, date }, today)).toEqual(noChoices);
  },
);

test('today, a day to come and the day of places that are held stay chosen', () => {
  for (const kept of [
    { ...chosen, date: '2026-11-29' },
    { ...chosen, date: '2026-12-24' },
    { ...chosen, date: null },
    { ...chosen, date: '2026-11-28', cartSecret: 'c1' },
  ])
    expect(withDayToCome(kept, today)).toBe(kept);
});
