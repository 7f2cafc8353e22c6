import { expect, test } from 'vitest';
import { decideTimeslotFill, type StandingTimeslot } from './timeslot-shut.ts';

const halfFull: StandingTimeslot = { state: 'open', capacity: 60, soldCount: 20, heldCount: 10 };

test.each<[string, Partial<StandingTimeslot>, string]>([
  ['its location is closed that day', { isClosedDay: true }, 'closed-day'],
  ['an exception closes it', { state: 'closed', exceptionId: 'x' }, 'closed-by-exception'],
  [
    'a closure shuts what an exception made',
    { state: 'closed', exceptionId: 'x', closureId: 'y' },
    'closed-by-closure',
  ],
  ['no rule makes it any more', { state: 'closed', conflict: 'not-in-rules' }, 'not-in-rules'],
  ['staff closed it', { state: 'closed' }, 'closed-by-staff'],
  ['it is cancelled', { state: 'cancelled' }, 'cancelled'],
  ['it has no places', { capacity: 0 }, 'capacity-zero'],
])('staff see a timeslot closed, and why: %s', (_, changes, reason) => {
  expect(decideTimeslotFill({ ...halfFull, ...changes })).toEqual({ state: 'closed', reason, left: 0 });
});

test('an open timeslot is as full as it is, whatever exception made it', () => {
  expect(decideTimeslotFill({ ...halfFull, exceptionId: 'x' })).toMatchObject({
    state: 'available',
    left: 30,
  });
});
