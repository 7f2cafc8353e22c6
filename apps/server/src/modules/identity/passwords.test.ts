import { expect, test } from 'vitest';
import { BusyError } from '../../platform/errors.ts';
import { hashPassword, verifyPassword, WAITING } from './passwords.ts';

test('so many sign-ins wait their turn; further ones are asked to try again at once', async () => {
  const hash = await hashPassword('a good password');
  const tries = Array.from({ length: WAITING + 20 }, () => verifyPassword(hash, 'a good password'));
  const ends = await Promise.allSettled(tries);
  const refused = ends.filter((end) => end.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(20);
  expect(refused.every(({ reason }) => reason instanceof BusyError)).toBe(true);
  expect(ends.filter((end) => end.status === 'fulfilled').every(({ value }) => value)).toBe(true);
});

test('once the crowd is through, the next one is checked again', async () => {
  const hash = await hashPassword('a good password');
  expect(await verifyPassword(hash, 'a good password')).toBe(true);
});
