import { expect, test } from 'vitest';
import { holdCapacityRule, noHoldCapacity } from './hold-capacity.ts';

const twenty = { ...noHoldCapacity, enabled: true, percentage: 20 };

test('a channel that keeps nothing back has no rule', () => {
  expect(holdCapacityRule(noHoldCapacity, 'Europe/Amsterdam')).toBeNull();
  expect(holdCapacityRule({ ...twenty, enabled: false }, 'Europe/Amsterdam')).toBeNull();
});

test('a release is on the clock of the client, also in the hour that its clock skips', () => {
  const releasedAt = (releaseDate: string, releaseTime: string) =>
    holdCapacityRule({ ...twenty, releaseDate, releaseTime }, 'Europe/Amsterdam')?.release;
  expect(releasedAt('2026-12-01', '09:00')).toEqual({ kind: 'at', at: new Date('2026-12-01T08:00:00Z') });
  expect(releasedAt('2027-03-28', '02:30')).toEqual({ kind: 'at', at: new Date('2027-03-28T01:00:00Z') });
});

test('a release is a delay before each start, or never', () => {
  expect(holdCapacityRule({ ...twenty, releaseMinutes: 120 }, 'UTC')?.release).toEqual({
    kind: 'before start',
    minutes: 120,
  });
  expect(holdCapacityRule(twenty, 'UTC')?.release).toEqual({ kind: 'never' });
});
