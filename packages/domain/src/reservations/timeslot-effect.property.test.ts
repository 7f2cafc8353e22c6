import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupReservationStatuses } from '../scheduling/availability/calendar-rules.ts';
import { closedBy, isClosedByGroups, placesTaken } from './timeslot-effect.ts';

const visit = fc.record({
  calendarId: fc.constantFrom('a', 'b'),
  timeslotId: fc.constantFrom('1', '2', '3'),
  date: fc.constantFrom('2030-06-15', '2030-06-16'),
});
const reservation = fc
  .tuple(visit, fc.constantFrom(...groupReservationStatuses))
  .map(([where, status]) => ({ ...where, status }));

test('a timeslot is closed exactly while a reservation closes it: ending one opens it unless another one closes it', () => {
  fc.assert(
    fc.property(visit, fc.array(reservation, { maxLength: 8 }), fc.nat(), (timeslot, all, nth) => {
      const closers = all.filter((one) => isClosedByGroups(timeslot, [one]));
      expect(isClosedByGroups(timeslot, all)).toBe(closers.length > 0);
      const ended = all[nth % Math.max(1, all.length)];
      const others = all.filter((one) => one !== ended);
      const isOnlyCloser = ended !== undefined && closers.length === 1 && closers[0] === ended;
      expect(isClosedByGroups(timeslot, others)).toBe(closers.length > 0 && !isOnlyCloser);
    }),
  );
});

test('only what closes a day reaches other starts, and only those of its calendar and date', () => {
  fc.assert(
    fc.property(visit, reservation, (timeslot, one) => {
      if (!isClosedByGroups(timeslot, [one])) return;
      expect([one.calendarId, one.date]).toEqual([timeslot.calendarId, timeslot.date]);
      if (one.timeslotId !== timeslot.timeslotId) expect(closedBy(one.status)).toBe('day');
    }),
  );
});

test('only "No" takes no places, and it closes nothing', () => {
  for (const status of groupReservationStatuses) {
    expect(placesTaken(status, 31)).toBe(status === 'no' ? 0 : 31);
    if (status === 'no' || status === 'yes') expect(closedBy(status)).toBeNull();
  }
});
