import { expect, test } from 'vitest';
import { contactParts, searchedParts } from './contact-search.ts';
import { fitGroup } from './group-capacity.ts';
import { groupReservationInput } from './group-reservation-input.ts';
import { countPeople } from './people-kinds.ts';
import { reservationFilterInput } from './reservation-filter-input.ts';
import { formatReservationNumber, readReservationNumber } from './reservation-number.ts';

test('a group of 31 with 28 of 40 places left needs 3 more: the timeslot goes to 43 of 40', () => {
  const timeslot = { capacity: 40, wantedCapacity: null, takenCount: 12 };
  expect(fitGroup(timeslot, 31)).toEqual({ limit: 40, left: 28, takenAfter: 43, overBy: 3 });
  expect(fitGroup(timeslot, 28)).toMatchObject({ overBy: 0 });
  expect(fitGroup({ ...timeslot, capacity: null }, 900)).toMatchObject({
    limit: null,
    left: null,
    overBy: 0,
  });
  // Raised for another group: the limit that is wanted counts, and this group is over by its own people only.
  const raised = { capacity: 43, wantedCapacity: 40, takenCount: 43 };
  expect(fitGroup(raised, 2)).toEqual({ limit: 40, left: -3, takenAfter: 45, overBy: 2 });
  expect(fitGroup(raised, 0)).toMatchObject({ overBy: 0 });
});

test('a reservation needs people, a group and a contact; all that is wrong is named at once', () => {
  const typed = {
    productId: 'p',
    timeslotId: 't',
    groupName: 'Lions',
    contactName: 'H. de Boer',
    adults: 15,
  };
  const read = groupReservationInput.parse(typed);
  expect(read).toMatchObject({ youth: 0, status: 'yes', email: '', exceedsBy: 0 });
  expect(countPeople(read)).toBe(15);
  const codesOf = (input: object) =>
    groupReservationInput
      .safeParse(input)
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  expect(
    codesOf({ ...typed, timeslotId: '', adults: 0, email: 'x', mobile: 'call', groupName: ' ' }),
  ).toEqual([
    'timeslotId: timeslot-required',
    'groupName: group-name-required',
    'email: email-invalid',
    'mobile: phone-invalid',
    'adults: reservation-people-required',
  ]);
  expect(codesOf({ ...typed, adults: -1, status: 'maybe' })).toEqual([
    'adults: reservation-people-invalid',
    'status: status-invalid',
  ]);
  expect(reservationFilterInput.parse({})).toMatchObject({ view: 'coming', sort: 'visit', search: '' });
});

test('a number is read as it is written, with or without its letter', () => {
  expect(formatReservationNumber(12)).toBe('R-12');
  for (const typed of ['R-12', 'r12', ' 12 ', 'R 12']) expect(readReservationNumber(typed)).toBe(12);
  for (const typed of ['', 'R-0', '12a', 'Lions 12']) expect(readReservationNumber(typed)).toBeNull();
});

test('a contact is found by the beginnings of its words, whatever accents and case', () => {
  const kept = new Set(contactParts(['Renée Jansen', 'r.jansen@havencollege.example']));
  for (const typed of ['renee', 'JAN', 'haven jans', 'ré'])
    for (const part of searchedParts(typed)) expect(kept).toContain(part);
  expect(searchedParts('ansen').every((part) => kept.has(part))).toBe(false);
  expect(contactParts(['x'.repeat(40)])).toHaveLength(11);
  expect(searchedParts('x'.repeat(40))).toEqual(['x'.repeat(12)]);
});
