import { expect, test } from 'vitest';
import { newTime } from '../exceptions/time-fields.ts';
import type { DayTimeslot } from './day-timeslot.ts';
import { countEdits, handInputOf, noEdits, withEdit } from './hand-edits.ts';

const timeslot = { id: 'ten', state: 'open', capacity: 60, wantedCapacity: null } as DayTimeslot;

test('wishes for one timeslot add up, and one that is taken back is no change', () => {
  const limited = withEdit(noEdits, timeslot, { limit: 20 });
  const closed = withEdit(limited, timeslot, { state: 'closed' });
  expect(closed.edits).toEqual({ ten: { limit: 20, state: 'closed' } });
  expect(withEdit(closed, timeslot, { limit: 60 }).edits).toEqual({ ten: { state: 'closed' } });
  expect(withEdit(withEdit(closed, timeslot, { limit: 60 }), timeslot, { state: 'open' })).toEqual(noEdits);
});

test('no limit is a wish of its own', () => {
  expect(withEdit(noEdits, timeslot, { limit: null }).edits).toEqual({ ten: { limit: null } });
});

test('what is sent names the date of the new ones', () => {
  const form = { ...withEdit(noEdits, timeslot, { followsRules: true }), added: [newTime('19:00', 15)] };
  expect(countEdits(form)).toBe(2);
  expect(handInputOf(form, '2026-11-27')).toEqual({
    timeslots: [{ id: 'ten', followsRules: true }],
    newTimeslots: [{ ...newTime('19:00', 15), date: '2026-11-27' }],
  });
});
