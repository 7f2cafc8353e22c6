import { expect, test } from 'vitest';
import { accountStateOf, invitationDaysLeft } from './account-state.ts';

const now = new Date('2026-11-20T12:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const active = { archivedAt: null, activatedAt: now, invitedUntil: null, recentFailures: 0 };

test('the state says what to do next', () => {
  expect(accountStateOf(active, now)).toBe('active');
  expect(accountStateOf({ ...active, recentFailures: 10 }, now)).toBe('blocked');
  const invited = { ...active, activatedAt: null, invitedUntil: later(1) };
  expect(accountStateOf(invited, now)).toBe('invited');
  expect(accountStateOf(invited, later(2))).toBe('invitation expired');
  expect(accountStateOf({ ...invited, archivedAt: now }, now)).toBe('archived');
});

test('the last hours of an invitation count as a day', () => {
  expect(invitationDaysLeft(later(7 * 24), now)).toBe(7);
  expect(invitationDaysLeft(later(1), now)).toBe(1);
  expect(invitationDaysLeft(later(-1), now)).toBe(0);
  expect(invitationDaysLeft(null, now)).toBe(0);
});
