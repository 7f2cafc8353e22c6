import { expect, test } from 'vitest';
import { isDomainAllowed, isOverTickets } from './channel-restriction.ts';
import { readEmail } from './email-reading.ts';

const allowed = (address: string) => isDomainAllowed(['museum.nl'], readEmail(address));

test('an address is of a domain letter by letter', () => {
  expect(['anna@museum.nl', 'Anna+x@MUSEUM.nl'].map(allowed)).toEqual([true, true]);
  expect(
    [
      'anna@x.museum.nl',
      'anna@notmuseum.nl',
      'museum.nl@example.org',
      'anna+museum.nl@example.org',
      'anna@mus\u0435um.nl',
    ].map(allowed),
  ).toEqual([false, false, false, false, false]);
  expect(isDomainAllowed(null, readEmail('anna@example.org'))).toBe(true);
});

test('an address has at most so many tickets', () => {
  expect(isOverTickets(null, 90, 9)).toBe(false);
  expect(isOverTickets(6, 4, 2)).toBe(false);
  expect(isOverTickets(6, 4, 3)).toBe(true);
});

test('an address that has more tickets than a limit that was lowered can still order a poster', () => {
  expect(isOverTickets(4, 6, 0)).toBe(false);
  expect(isOverTickets(4, 6, 1)).toBe(true);
});
