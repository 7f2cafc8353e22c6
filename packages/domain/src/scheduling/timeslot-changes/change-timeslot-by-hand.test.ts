import { expect, test } from 'vitest';
import { changeTimeslotByHand } from './change-timeslot-by-hand.ts';

const crowded = {
  id: 'slot',
  capacity: 60,
  takenPlaces: 45,
  state: 'open' as const,
  wantedCapacity: null,
  conflict: null,
};

test('a limit above what is taken is simply the limit', () => {
  expect(changeTimeslotByHand(crowded, { limit: 80 })).toMatchObject({ capacity: 80, conflict: null });
  expect(changeTimeslotByHand(crowded, { limit: null })).toMatchObject({ capacity: null, conflict: null });
});

test('a limit below what is taken becomes what is taken, and the wish is kept', () => {
  expect(changeTimeslotByHand(crowded, { limit: 20 })).toMatchObject({
    capacity: 45,
    wantedCapacity: 20,
    conflict: 'capacity-below-taken',
  });
});

test('a later, higher limit settles that', () => {
  const below = { ...crowded, capacity: 45, wantedCapacity: 20, conflict: 'capacity-below-taken' as const };
  expect(changeTimeslotByHand(below, { limit: 50 })).toMatchObject({
    capacity: 50,
    wantedCapacity: null,
    conflict: null,
  });
  expect(changeTimeslotByHand(below, { state: 'closed' })).toMatchObject({
    state: 'closed',
    wantedCapacity: 20,
  });
});

test('opening a timeslot that the rules no longer yield keeps it', () => {
  const left = { ...crowded, state: 'closed' as const, conflict: 'not-in-rules' as const };
  expect(changeTimeslotByHand(left, { state: 'open' })).toMatchObject({ state: 'open', conflict: null });
  expect(changeTimeslotByHand(left, { limit: 50 })).toMatchObject({
    state: 'closed',
    conflict: 'not-in-rules',
  });
});
