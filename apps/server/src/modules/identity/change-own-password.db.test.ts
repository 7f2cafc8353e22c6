import { aClient, TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { NotSignedInError, RefusedError, SlowDownError } from '../../platform/errors.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { authenticate } from './sessions/authenticate.ts';
import { signIn } from './sessions/sign-in.ts';
import { createSigningKeys } from './sessions/signing-keys.ts';

const database = await testDatabase();
const clock = testClock();
const { app } = testApp(database, clock);
const keys = createSigningKeys(app);

const signInAt = (subdomain: string, password = TEST_PASSWORD) =>
  signIn(app, keys, { username: `manager|${subdomain}`, password, ip: '192.0.2.1', userAgent: 'test' });

async function aSession(subdomain: string) {
  const tokens = await signInAt(subdomain);
  const authorization = `Bearer ${tokens?.token}`;
  const context = () => authenticate(app, keys, { requestId: 'r', authorization, actingClient: undefined });
  const first = await context();
  if (!first) throw new Error('not signed in');
  return { first, again: context };
}

const change = (currentPassword = TEST_PASSWORD, newPassword = 'havenstad 9') => ({
  currentPassword,
  newPassword,
  repeatPassword: newPassword,
});

test('a new password counts from then on, and every other session of the account ends', async () => {
  const { subdomain } = await aClient(app);
  const here = await aSession(subdomain);
  const elsewhere = await aSession(subdomain);
  expect(await changeOwnPassword(here.first, change())).toBe(1);
  await expect(elsewhere.again()).rejects.toThrow(NotSignedInError);
  expect((await here.again())?.account.username).toBe('manager');
  expect(await signInAt(subdomain)).toBeUndefined();
  expect(await signInAt(subdomain, 'havenstad 9')).toBeDefined();
});

test('an account that had to choose a new password first may work after it', async () => {
  const { subdomain, clientId } = await aClient(app);
  await database.owner.query('update account set must_change_password = true where client_id = $1', [
    clientId,
  ]);
  const session = await aSession(subdomain);
  expect(session.first.can('products', 'access')).toBe(false);
  await changeOwnPassword(session.first, change());
  expect((await session.again())?.can('products', 'access')).toBe(true);
});

test('the change is in the audit log, without any password', async () => {
  const { subdomain, clientId } = await aClient(app);
  const { first } = await aSession(subdomain);
  await changeOwnPassword(first, change());
  const { rows } = await database.owner.query(
    `select action, before, after from audit_entry where client_id = $1 and action = 'change-own-password'`,
    [clientId],
  );
  expect(rows).toEqual([{ action: 'change-own-password', before: null, after: { endedSessions: 0 } }]);
});

test('a wrong current password is refused at its field; ten of them slow down', async () => {
  const { subdomain } = await aClient(app);
  const { first } = await aSession(subdomain);
  const wrong = () => changeOwnPassword(first, change('wrong'));
  const refusal = await wrong().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(RefusedError);
  expect(refusal).toMatchObject({
    refusals: [{ code: 'current-password-wrong', field: 'currentPassword' }],
  });
  for (let time = 1; time < 10; time += 1) await wrong().catch(() => undefined);
  await expect(changeOwnPassword(first, change())).rejects.toThrow(SlowDownError);
});

test('a hundred guesses of the current password at once are no more than ten one after the other', async () => {
  const { subdomain } = await aClient(app);
  const { first } = await aSession(subdomain);
  const guesses = Array.from({ length: 100 }, (_, index) =>
    changeOwnPassword(first, change(`guess ${index}`)),
  );
  const ends = await Promise.allSettled(guesses);
  const heard = ends.filter((end) => end.status === 'rejected' && end.reason instanceof RefusedError);
  expect(heard.length).toBeLessThanOrEqual(10);
  const slowed = ends.filter((end) => end.status === 'rejected' && end.reason instanceof SlowDownError);
  expect(slowed.length).toBe(100 - heard.length);
});
