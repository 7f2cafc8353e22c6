import { describe, expect, test } from 'vitest';
import type { TimeslotUpdateInput } from '../timeslot-input.ts';
import { type ExistingTimeslot, planTimeslotChanges } from './plan-timeslot-changes.ts';
import { planTimeslotsByHand } from './plan-timeslots-by-hand.ts';

const now = new Date('2026-11-20T11:00:00Z');
const startsAt = new Date('2026-11-27T09:00:00Z');
const ten: ExistingTimeslot = {
  id: 'ten',
  startsAt,
  capacity: 60,
  takenPlaces: 0,
  state: 'open',
  wantedCapacity: null,
  conflict: null,
  madeByHand: false,
};
const yielded = {
  ...{
    date: '2026-11-27',
    time: '10:00',
    startsAt,
    capacity: 60,
    status: 'yes' as const,
    title: '',
    classes: '',
  },
};

const plan = (
  present: Partial<ExistingTimeslot>,
  wanted: Partial<TimeslotUpdateInput>,
  generated = [yielded],
) => {
  const calendar = { timeZone: 'Europe/Amsterdam', coming: [{ ...ten, ...present }], generated };
  const timeslots = [{ id: 'ten', followsRules: false, ...wanted }];
  return planTimeslotsByHand(calendar, { timeslots, newTimeslots: [] }, now);
};

describe('single timeslots set by hand', () => {
  test('are a person’s from then on, and only what was named changes', () => {
    expect(plan({}, { title: 'Late' })).toMatchObject({
      value: { byHand: ['ten'], change: [], describe: [{ title: 'Late', classes: '' }], conflicts: [] },
    });
  });

  test('closed under visitors need a choice about them; empty ones do not', () => {
    expect(plan({ takenPlaces: 3 }, { state: 'closed' })).toMatchObject({ value: { conflicts: ['ten'] } });
    expect(plan({}, { state: 'closed' })).toMatchObject({ value: { conflicts: [] } });
  });

  test('given back to the rules become what these say, or go', () => {
    const byHand = { madeByHand: true, capacity: 5, state: 'closed' as const };
    expect(plan(byHand, { followsRules: true })).toMatchObject({
      value: { givenBack: ['ten'], change: [{ state: 'open', capacity: 60 }], remove: [] },
    });
    expect(plan(byHand, { followsRules: true }, [])).toMatchObject({
      value: { remove: ['ten'], change: [] },
    });
    expect(plan({ ...byHand, takenPlaces: 2 }, { followsRules: true }, [])).toMatchObject({
      value: { remove: [], conflicts: ['ten'], change: [{ state: 'closed', conflict: 'not-in-rules' }] },
    });
  });

  test('that a closure shut are not opened by hand', () => {
    const shut = { madeByHand: true, state: 'closed' as const, closureId: 'storm' };
    expect(plan(shut, { state: 'open' })).toMatchObject({ refusals: [{ code: 'timeslot-shut-by-closure' }] });
    const taken = { ...shut, closureId: null, groupShut: true };
    expect(plan(taken, { state: 'open' })).toMatchObject({ refusals: [{ code: 'timeslot-shut-for-group' }] });
    expect(plan(shut, { limit: 3 })).toMatchObject({ value: { change: [{ state: 'closed', capacity: 3 }] } });
  });

  test('that are over or cancelled are refused', () => {
    expect(plan({ id: 'another' }, {})).toMatchObject({ refusals: [{ code: 'timeslot-in-past' }] });
    expect(plan({ state: 'cancelled' }, {})).toMatchObject({ refusals: [{ code: 'timeslot-cancelled' }] });
  });

  test('are added once, in the future, at a time that the clock has', () => {
    const calendar = { timeZone: 'Europe/Amsterdam', coming: [ten], generated: [] };
    const add = (date: string, time: string) =>
      planTimeslotsByHand(
        calendar,
        { timeslots: [], newTimeslots: [{ date, time, limit: 5, status: 'yes', title: '', classes: '' }] },
        now,
      );
    expect(add('2026-11-27', '19:00')).toMatchObject({ value: { add: [{ time: '19:00', capacity: 5 }] } });
    expect(add('2026-11-27', '10:00')).toMatchObject({ refusals: [{ code: 'timeslot-exists' }] });
    expect(add('2026-11-20', '10:00')).toMatchObject({ refusals: [{ code: 'timeslot-in-past' }] });
    expect(add('2027-03-28', '02:30')).toMatchObject({ refusals: [{ code: 'time-invalid' }] });
  });
});

test('a limit that a person set below what was taken is reached as visitors leave', () => {
  const wished = { ...ten, madeByHand: true, capacity: 45, wantedCapacity: 20, takenPlaces: 30 };
  const crowded = { ...wished, conflict: 'capacity-below-taken' as const, conflictKept: true };
  expect(planTimeslotChanges([], [crowded])).toMatchObject({
    change: [{ capacity: 30, wantedCapacity: 20, conflict: 'capacity-below-taken' }],
    conflicts: [],
  });
  expect(planTimeslotChanges([], [{ ...crowded, takenPlaces: 12 }])).toMatchObject({
    change: [{ capacity: 20, wantedCapacity: null, conflict: null }],
  });
});
