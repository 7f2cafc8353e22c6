import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { NotFoundError, SlowDownError } from '../../../platform/errors.ts';
import { guardGuess } from '../../rate-limits/index.ts';
import { readAccountLink, usePasswordLink } from './account-link-use.ts';

const database = await testDatabase();
const clock = testClock();
const { app } = testApp(database, clock);

const atOnce = (guess: (index: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: 60 }, (_, index) => guess(index).catch((error: unknown) => error)));
const misses = (ends: readonly unknown[]) => ends.filter((end) => end instanceof NotFoundError).length;
const slowed = (ends: readonly unknown[]) => ends.filter((end) => end instanceof SlowDownError).length;

const chosen = { newPassword: 'havenstad 9', repeatPassword: 'havenstad 9' };

test.each([
  ['read', (token: string) => readAccountLink(app, 'account-activation', token)],
  ['used to activate', (token: string) => usePasswordLink(app, 'account-activation', token, chosen)],
  ['used for a new password', (token: string) => usePasswordLink(app, 'password-reset', token, chosen)],
])(
  'sixty unknown links %s at once are answered ten times, and then slow the address down',
  async (how, open) => {
    const guess = { what: 'account link', ip: `192.0.2.${how.length}` };
    const ends = await atOnce((index) => guardGuess<unknown>(app, guess, () => open(`token ${index}`)));
    expect([misses(ends), slowed(ends)]).toEqual([10, 50]);
  },
);

describe('behind an address that is slowed down', () => {
  const opened = async () => 'opened';
  const missed = () => Promise.reject(new NotFoundError('gone'));

  test('a long secret that is right still opens', async () => {
    const guess = { what: 'order', ip: '198.51.100.1' };
    await atOnce(() => guardGuess(app, guess, missed));
    expect(await guardGuess(app, guess, opened)).toBe('opened');
  });

  test('a short one is not even heard, also when many are sent at once', async () => {
    const guess = { what: 'pairing code', ip: '198.51.100.2', isShort: true };
    let heard = 0;
    const ends = await atOnce(() =>
      guardGuess(app, guess, () => {
        heard += 1;
        return missed();
      }),
    );
    expect(heard).toBeLessThanOrEqual(10);
    expect(slowed(ends)).toBe(60 - heard);
    for (let time = heard; time < 10; time += 1) await guardGuess(app, guess, missed).catch(() => undefined);
    await expect(guardGuess(app, guess, opened)).rejects.toThrow(SlowDownError);
    clock.advance(1);
    expect(await guardGuess(app, guess, opened)).toBe('opened');
  });
});
