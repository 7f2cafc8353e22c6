import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { SlowDownError } from '../../platform/errors.ts';
import { type TryLimit, tryBounded } from './bounded-try.ts';

const database = await testDatabase();
const clock = testClock();
const { app } = testApp(database, clock);
/** An account, ten times, and its address, over ten accounts. */
const from = (address: string, account = 'account f.bos'): TryLimit[] => [
  { subject: account, failures: 10 },
  { subject: `address ${address}`, failures: 10, atOnce: 40, oncePer: account },
];
const fails = async () => undefined;

test('a hundred wrong passwords at once are no more than ten one after the other', async () => {
  let made = 0;
  const tries = Array.from({ length: 100 }, () =>
    tryBounded(app, from('192.0.2.1'), async () => {
      made += 1;
      return undefined;
    }).catch((error: unknown) => error),
  );
  const ends = await Promise.all(tries);
  expect(made).toBeLessThanOrEqual(10);
  expect(ends.filter((end) => end instanceof SlowDownError).length).toBe(100 - made);
});

test('a right one leaves nothing behind, and one that is refused for another reason counts as neither', async () => {
  const who = from('192.0.2.2', 'account a.visser');
  expect(await tryBounded(app, who, async () => 'in')).toBe('in');
  const elsewhere = tryBounded(app, who, () => Promise.reject(new Error('not from here')));
  await expect(elsewhere).rejects.toThrow('not from here');
  const { rows } = await database.owner.query('select subject from login_attempt where subject like $1', [
    '%a.visser%',
  ]);
  expect(rows).toEqual([]);
});

test('staff who all start at nine behind one address sign in at once, each with an own account', async () => {
  const staff = Array.from({ length: 30 }, (_, index) => from('192.0.2.3', `account staff ${index}`));
  const ends = await Promise.all(staff.map((who) => tryBounded(app, who, async () => 'in')));
  expect(ends).toEqual(staff.map(() => 'in'));
});

test('ten wrong ones slow an address down to one try a minute, and no other address', async () => {
  const attacker = '198.51.100.9';
  for (let time = 0; time < 10; time += 1) {
    await tryBounded(app, from(attacker, `account guessed ${time}`), fails);
  }
  await expect(tryBounded(app, from(attacker, 'account other'), fails)).rejects.toMatchObject({
    retryAfterSeconds: 60,
  });
  expect(await tryBounded(app, from('192.0.2.4', 'account guessed 1'), async () => 'in')).toBe('in');
  clock.advance(1);
  await tryBounded(app, from(attacker, 'account other'), fails);
  await expect(tryBounded(app, from(attacker, 'account other'), fails)).rejects.toThrow(SlowDownError);
});

test('nine mistakes with one account count once for their address', async () => {
  const desk = '192.0.2.60';
  for (let time = 0; time < 9; time += 1) await tryBounded(app, from(desk, 'account j.smit'), fails);
  for (let time = 0; time < 8; time += 1) await tryBounded(app, from(desk, `account staff ${time}`), fails);
  expect(await tryBounded(app, from(desk, 'account k.mulder'), async () => 'in')).toBe('in');
  await tryBounded(app, from(desk, 'account the tenth'), fails);
  await expect(tryBounded(app, from(desk, 'account k.mulder'), fails)).rejects.toThrow(SlowDownError);
});
