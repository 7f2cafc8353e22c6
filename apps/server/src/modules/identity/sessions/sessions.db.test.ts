import { randomUUID } from 'node:crypto';
import { aClient, TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { inClient } from '../../../platform/database/in-client.ts';
import { PLATFORM_CLIENT_ID } from '../../../platform/database/platform-client.ts';
import { NotAllowedError, NotSignedInError, SlowDownError } from '../../../platform/errors.ts';
import { createAccount } from '../accounts/create-account.ts';
import { authenticate } from './authenticate.ts';
import { refreshSession } from './refresh-session.ts';
import { ClientDisabledError, signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { createSigningKeys } from './signing-keys.ts';

const database = await testDatabase();
const clock = testClock();
const { app } = testApp(database, clock);
const keys = createSigningKeys(app);
const client = await aClient(app, { subdomain: 'getij' });

// Each try comes from an address of its own unless a test says otherwise.
function tryToSignIn(username: string, password = TEST_PASSWORD, ip: string = randomUUID()) {
  return signIn(app, keys, { username, password, ip, userAgent: 'test' });
}

async function mustSignIn(username = 'manager|getij') {
  const tokens = await tryToSignIn(username);
  if (!tokens) throw new Error('refused');
  return tokens;
}

const whoIs = (token: string, actingClient?: string) =>
  authenticate(app, keys, { requestId: 'r', authorization: `Bearer ${token}`, actingClient });

async function anAccount(
  username: string,
  accountType: 'management' | 'reception' | 'web shop customer',
  clientId = client.clientId,
) {
  return inClient(app.db, clientId, (scope) =>
    createAccount(app, scope, { username, email: '', accountType, locale: 'nl_NL', password: TEST_PASSWORD }),
  );
}

describe('signing in', () => {
  test('a manager signs in; capitals in the name do not matter', async () => {
    const tokens = await mustSignIn('MANAGER|Getij');
    const who = await whoIs(tokens.token);
    expect(who?.account.username).toBe('manager');
    expect(who?.clientId).toBe(client.clientId);
  });

  test.each([
    ['a wrong password', 'manager|getij', 'wrong'],
    ['an unknown name', 'nobody|getij', TEST_PASSWORD],
    ['an unknown client', 'manager|nowhere', TEST_PASSWORD],
    ['a name without its client', 'manager', TEST_PASSWORD],
  ])('%s is refused', async (_what, username, password) => {
    expect(await tryToSignIn(username, password)).toBeUndefined();
  });

  test('a web shop customer is answered as with a bad password', async () => {
    await anAccount('customer', 'web shop customer');
    expect(await tryToSignIn('customer|getij')).toBeUndefined();
  });

  test('sign-in at a disabled client is refused, and its open sessions end', async () => {
    const closed = await aClient(app, { subdomain: 'closed' });
    const tokens = await mustSignIn('manager|closed');
    await database.owner.query('update client set active = false where id = $1', [closed.clientId]);
    await expect(tryToSignIn('manager|closed')).rejects.toThrow(ClientDisabledError);
    expect(await tryToSignIn('manager|closed', 'wrong')).toBeUndefined();
    expect(await refreshSession(app, keys, tokens.refresh_token)).toBeUndefined();
    await expect(whoIs(tokens.token)).rejects.toThrow(NotSignedInError);
  });

  test('after ten failures an account must wait a minute between tries at that address, and nowhere else', async () => {
    await anAccount('sleepy', 'reception');
    const atDesk = (password?: string) => tryToSignIn('sleepy|getij', password, '192.0.2.9');
    for (let time = 0; time < 10; time += 1) await atDesk('wrong');
    await expect(atDesk()).rejects.toThrow(SlowDownError);
    expect(await tryToSignIn('sleepy|getij', TEST_PASSWORD, '192.0.2.10')).toBeDefined();
    clock.advance(1.1);
    expect(await atDesk()).toBeDefined();
  });

  test('ten wrong passwords of one account delay no colleague at the same address', async () => {
    for (let time = 0; time < 10; time += 1) await tryToSignIn('somebody|getij', 'wrong', '192.0.2.6');
    expect(await tryToSignIn('manager|getij', TEST_PASSWORD, '192.0.2.6')).toBeDefined();
  });

  test('failures with twenty accounts from one address slow down every name tried from there', async () => {
    for (let time = 0; time < 20; time += 1) await tryToSignIn(`guess${time}|getij`, 'wrong', '192.0.2.7');
    await expect(tryToSignIn('manager|getij', TEST_PASSWORD, '192.0.2.7')).rejects.toThrow(SlowDownError);
    expect(await tryToSignIn('manager|getij', TEST_PASSWORD, '192.0.2.8')).toBeDefined();
  });

  test('fifty failures of one account slow it down wherever they come from', async () => {
    await anAccount('wanted', 'reception');
    for (let time = 0; time < 50; time += 1) await tryToSignIn('wanted|getij', 'wrong');
    await expect(tryToSignIn('wanted|getij')).rejects.toThrow(SlowDownError);
  });
});

describe('a session', () => {
  test('lasts 15 minutes on one token', async () => {
    const { token } = await mustSignIn();
    clock.advance(14);
    expect(await whoIs(token)).toBeDefined();
    clock.advance(2);
    await expect(whoIs(token)).rejects.toThrow(NotSignedInError);
  });

  test('continues with a refresh token, which is used once', async () => {
    const first = await mustSignIn();
    const second = await refreshSession(app, keys, first.refresh_token);
    if (!second) throw new Error('refused');
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(await whoIs(second.token)).toBeDefined();
  });

  test('two tabs that refresh with the same token within 30 seconds get the same successor', async () => {
    const first = await mustSignIn();
    const [one, two] = await Promise.all([1, 2].map(() => refreshSession(app, keys, first.refresh_token)));
    expect(one?.refresh_token).toBe(two?.refresh_token);
    clock.advance(0.4);
    expect((await refreshSession(app, keys, first.refresh_token))?.refresh_token).toBe(one?.refresh_token);
  });

  test('a spent token used later ends the whole session, for the thief and for its owner', async () => {
    const first = await mustSignIn();
    const second = await refreshSession(app, keys, first.refresh_token);
    if (!second) throw new Error('refused');
    clock.advance(1);
    expect(await refreshSession(app, keys, first.refresh_token)).toBeUndefined();
    expect(await refreshSession(app, keys, second.refresh_token)).toBeUndefined();
    await expect(whoIs(second.token)).rejects.toThrow(NotSignedInError);
  });

  test('ends after 30 days, however often it was refreshed', async () => {
    const first = await mustSignIn();
    clock.advance(29 * 1440);
    const second = await refreshSession(app, keys, first.refresh_token);
    if (!second) throw new Error('refused');
    clock.advance(2 * 1440);
    expect(await refreshSession(app, keys, second.refresh_token)).toBeUndefined();
  });

  test('ends by signing out, also with an expired token; an unknown token is no error', async () => {
    const tokens = await mustSignIn();
    clock.advance(20);
    await signOut(app, keys, tokens.token);
    expect(await refreshSession(app, keys, tokens.refresh_token)).toBeUndefined();
    await signOut(app, keys, 'no such token');
    await signOut(app, keys, undefined);
  });

  test('is not opened by a token that was changed or signed with another key', async () => {
    const { token } = await mustSignIn();
    const [head, body, signature] = token.split('.');
    const forged = Buffer.from(
      JSON.stringify({
        ...JSON.parse(Buffer.from(body ?? '', 'base64url').toString()),
        sub: client.clientId,
      }),
    );
    await expect(whoIs(`${head}.${forged.toString('base64url')}.${signature}`)).rejects.toThrow(
      NotSignedInError,
    );
    const other = createSigningKeys({ ...app, db: app.db });
    expect(await other.verifyingKey('no-such-key')).toBeUndefined();
    await expect(whoIs('')).resolves.toBeUndefined();
    await expect(whoIs('a.b.c')).rejects.toThrow(NotSignedInError);
  });
});

describe('rights', () => {
  test('a receptionist may edit orders and may not open the settings', async () => {
    await anAccount('desk', 'reception');
    const who = await whoIs((await mustSignIn('desk|getij')).token);
    expect(who?.can('order-management', 'edit')).toBe(true);
    expect(who?.can('order-management', 'extra')).toBe(false);
    expect(() => who?.require('new-settings', 'access')).toThrow(NotAllowedError);
  });

  test('an account that must change its password first may do nothing else', async () => {
    await anAccount('fresh', 'reception');
    await database.owner.query(`update account set must_change_password = true where username = 'fresh'`);
    const who = await whoIs((await mustSignIn('fresh|getij')).token);
    expect(who?.can('order-management', 'access')).toBe(false);
  });

  test('an Admin acts in a client by name of it; a ClientUser stays at home', async () => {
    await anAccount('root', 'management', PLATFORM_CLIENT_ID);
    const admin = await whoIs((await mustSignIn('root|platform')).token, client.clientId);
    expect(admin?.clientId).toBe(client.clientId);
    expect(admin?.can('tickets', 'extra')).toBe(true);
    const other = await aClient(app);
    const manager = await whoIs((await mustSignIn()).token, other.clientId);
    expect(manager?.clientId).toBe(client.clientId);
  });

  test('an Admin cannot act in a client that is not there', async () => {
    const { token } = await mustSignIn('root|platform');
    await expect(whoIs(token, '11111111-1111-7111-8111-111111111111')).rejects.toThrow(NotAllowedError);
    await expect(whoIs(token, 'nonsense')).rejects.toThrow(NotAllowedError);
  });
});
