import { expect, test } from 'vitest';
import { placesWithheld } from './places-withheld.ts';

const now = new Date('2026-11-20T10:00:00Z');
const startsAt = new Date('2026-11-20T13:00:00Z');
const never = { kind: 'never' } as const;

test('the strictest channel counts, rounded up to whole places', () => {
  const rules = [
    { percentage: 10, release: never },
    { percentage: 25, release: never },
  ];
  expect(placesWithheld({ capacity: 10, startsAt }, rules, now)).toBe(3);
  expect(placesWithheld({ capacity: 10, startsAt }, [], now)).toBe(0);
});

test('what is released, past or without a limit keeps nothing away', () => {
  const released = { percentage: 50, release: { kind: 'before start', minutes: 240 } } as const;
  const kept = { percentage: 50, release: never };
  expect(placesWithheld({ capacity: 10, startsAt }, [released], now)).toBe(0);
  expect(placesWithheld({ capacity: null, startsAt }, [kept], now)).toBe(0);
  expect(placesWithheld({ capacity: 10, startsAt: now }, [kept], now)).toBe(0);
});
