import { aClient, TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { TOTP, URI } from 'otpauth';
import { expect, test } from 'vitest';
import { RefusedError, SlowDownError } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { checkColleague } from '../accounts/check-colleague.ts';
import { authenticate } from '../sessions/authenticate.ts';
import type { SessionTokens } from '../sessions/session-tokens.ts';
import { signIn } from '../sessions/sign-in.ts';
import { createSigningKeys } from '../sessions/signing-keys.ts';
import { removeSecondFactor } from './remove-second-factor.ts';
import { SecondFactorDueError } from './second-factor-challenge.ts';
import { confirmSecondFactor, offerSecondFactor } from './set-up-second-factor.ts';
import { signInSecondFactor } from './sign-in-second-factor.ts';

const database = await testDatabase();
const clock = testClock();
const { app } = testApp(database, clock);
const keys = createSigningKeys(app);

const signInAt = (subdomain: string) =>
  signIn(app, keys, {
    username: `manager|${subdomain}`,
    password: TEST_PASSWORD,
    ip: subdomain,
    userAgent: 'test',
  });

async function contextOf(tokens: SessionTokens | undefined): Promise<RequestContext> {
  const authorization = `Bearer ${tokens?.token}`;
  const context = await authenticate(app, keys, { requestId: 'r', authorization, actingClient: undefined });
  if (!context) throw new Error('not signed in');
  return context;
}

async function aFactor() {
  const { subdomain, managerId } = await aClient(app);
  const context = await contextOf(await signInAt(subdomain));
  const { uri } = await offerSecondFactor(context, TEST_PASSWORD);
  const phone = URI.parse(uri);
  if (!(phone instanceof TOTP)) throw new Error('not a time code');
  const code = () => phone.generate({ timestamp: clock.now().getTime() });
  const recoveryCodes = await confirmSecondFactor(context, code());
  clock.advance(1);
  return { subdomain, managerId, context, code, recoveryCodes };
}

async function challengeAt(subdomain: string): Promise<string> {
  const error = await signInAt(subdomain).catch((thrown: unknown) => thrown);
  if (!(error instanceof SecondFactorDueError)) throw new Error('no second factor was asked for');
  return error.challenge;
}

const secondStep = (challenge: string, code: string, ip = challenge.slice(-20)) =>
  signInSecondFactor(app, keys, { challenge, code, ip, userAgent: 'test' });

test('a password alone is not enough any more; with the code of the phone the session opens', async () => {
  const { subdomain, code } = await aFactor();
  const challenge = await challengeAt(subdomain);
  const tokens = await secondStep(challenge, code());
  expect((await contextOf(tokens)).account.username).toBe('manager');
});

test('a challenge is no token, and is over after five minutes', async () => {
  const { subdomain, code } = await aFactor();
  const challenge = await challengeAt(subdomain);
  await expect(contextOf({ token: challenge, refresh_token: '' })).rejects.toThrow();
  clock.advance(6);
  expect(await secondStep(challenge, code())).toBeUndefined();
});

test('a challenge opens nothing to an account that may no longer sign in', async () => {
  const { subdomain, managerId, code } = await aFactor();
  const challenge = await challengeAt(subdomain);
  await database.owner.query(`update account set account_type = 'web shop customer' where id = $1`, [
    managerId,
  ]);
  expect(await secondStep(challenge, code())).toBeUndefined();
});

test('a code works once', async () => {
  const { subdomain, code } = await aFactor();
  const shown = code();
  expect(await secondStep(await challengeAt(subdomain), shown)).toBeDefined();
  expect(await secondStep(await challengeAt(subdomain), shown)).toBeUndefined();
});

test('a recovery code opens once, however it is typed', async () => {
  const { subdomain, recoveryCodes } = await aFactor();
  const [first = ''] = recoveryCodes;
  expect(recoveryCodes).toHaveLength(10);
  const typed = ` ${first.toUpperCase().replace('-', ' ')}`;
  expect(await secondStep(await challengeAt(subdomain), typed)).toBeDefined();
  expect(await secondStep(await challengeAt(subdomain), first)).toBeUndefined();
});

test('wrong codes slow down like wrong passwords', async () => {
  const { subdomain, code } = await aFactor();
  const challenge = await challengeAt(subdomain);
  for (let time = 0; time < 10; time += 1) await secondStep(challenge, '000000', `ip ${time}`);
  await expect(secondStep(challenge, code())).rejects.toThrow(SlowDownError);
});

test('a set-up counts only once a code of it was shown', async () => {
  const { subdomain } = await aClient(app);
  const context = await contextOf(await signInAt(subdomain));
  await offerSecondFactor(context, TEST_PASSWORD);
  await expect(confirmSecondFactor(context, '000000')).rejects.toThrow(RefusedError);
  expect(await signInAt(subdomain)).toBeDefined();
});

test('a borrowed session cannot set one up: the own password is asked for first', async () => {
  const { subdomain, managerId } = await aClient(app);
  const context = await contextOf(await signInAt(subdomain));
  await expect(offerSecondFactor(context, 'wrong')).rejects.toMatchObject({
    refusals: [{ code: 'current-password-wrong', field: 'password' }],
  });
  const { rows } = await database.owner.query('select from second_factor where account_id = $1', [managerId]);
  expect(rows).toHaveLength(0);
});

test('it is taken away with the own password only, and the secrets lie nowhere in the clear', async () => {
  const { subdomain, managerId, context, recoveryCodes } = await aFactor();
  const remove = (password: string) => removeSecondFactor(context, { accountId: managerId, password });
  await expect(remove('wrong')).rejects.toThrow(RefusedError);
  await challengeAt(subdomain);
  const { rows } = await database.owner.query('select * from recovery_code where account_id = $1', [
    managerId,
  ]);
  expect(rows).toHaveLength(10);
  expect(JSON.stringify(rows)).not.toContain(recoveryCodes[0]);
  await remove(TEST_PASSWORD);
  expect(await signInAt(subdomain)).toBeDefined();
});

async function countHeard(guess: (index: number) => Promise<unknown>): Promise<number> {
  const ends = await Promise.allSettled(Array.from({ length: 50 }, (_, index) => guess(index)));
  const reasons = ends.map((end) => (end.status === 'rejected' ? end.reason : 'passed'));
  expect(reasons.every((reason) => reason instanceof SlowDownError || reason instanceof RefusedError)).toBe(
    true,
  );
  return reasons.filter((reason) => reason instanceof RefusedError).length;
}

test('fifty passwords tried at once to take it away are no more than ten one after the other', async () => {
  const { managerId, context } = await aFactor();
  const tryPassword = (index: number) =>
    removeSecondFactor(context, { accountId: managerId, password: `guess ${index}` });
  expect(await countHeard(tryPassword)).toBeLessThanOrEqual(10);
});

test('fifty codes tried at once to confirm it are no more than ten one after the other', async () => {
  const { subdomain } = await aClient(app);
  const context = await contextOf(await signInAt(subdomain));
  await offerSecondFactor(context, TEST_PASSWORD);
  expect(await countHeard((index) => confirmSecondFactor(context, `00000${index}`))).toBeLessThanOrEqual(10);
});

test('a colleague who signs in beside another account shows the code too; ten wrong ones slow it down, wherever they come from', async () => {
  const { subdomain, context, code } = await aFactor();
  const asked = { username: 'manager', password: TEST_PASSWORD };
  const checkAt = (ip: string, typed: string) =>
    checkColleague({ ...context, ip }, { ...asked, code: typed }, ['ticketverkoop', 'extra']);
  expect(await refusalsOf(checkAt('10.0.0.1', ''))).toEqual(['manager.code: colleague-code-required']);
  expect(await checkAt('10.0.0.1', code())).toBe('manager');
  expect(await refusalsOf(checkAt('10.0.0.1', code()))).toEqual(['manager.password: colleague-wrong']);
  for (let tries = 2; tries <= 10; tries += 1)
    expect(await refusalsOf(checkAt(`10.0.${tries}.1`, '000000'))).toEqual([
      'manager.password: colleague-wrong',
    ]);
  await expect(checkAt('10.0.11.1', '000000')).rejects.toThrow(SlowDownError);
  await expect(secondStep(await challengeAt(subdomain), '000000')).rejects.toThrow(SlowDownError);
});
