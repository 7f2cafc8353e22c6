import { startAccountRights } from '@foyer/domain/identity/account-right.ts';
import { aClient, signedInAs, TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { NotFoundError, RefusedError, SlowDownError } from '../../../platform/errors.ts';
import { addAccount } from '../accounts/add-account.ts';
import { archiveAccount } from '../accounts/archive-account.ts';
import { changeAccount } from '../accounts/change-account.ts';
import { changeOwnPassword } from '../change-own-password.ts';
import { signIn } from '../sessions/sign-in.ts';
import { createSigningKeys } from '../sessions/signing-keys.ts';
import { accountLinkUrl } from './account-link.ts';
import { readAccountLink, usePasswordLink } from './account-link-use.ts';
import { inviteAccount } from './invite-account.ts';
import { requestPasswordLink } from './request-password-link.ts';

const database = await testDatabase();
const clock = testClock();
const { app } = testApp(database, clock);
const keys = createSigningKeys(app);
const client = await aClient(app, { subdomain: 'getij' });
const manager = await signedInAs(app, client);

const chosen = { newPassword: 'havenstad 9', repeatPassword: 'havenstad 9' };

let counter = 0;
async function anAccount(password = '') {
  counter += 1;
  const username = `joris${counter}`;
  const input = {
    username,
    email: `${username}@getij.example`,
    accountType: 'reception',
    locale: 'nl_NL',
    mustChangePassword: false,
    password,
    repeatPassword: password,
    rights: startAccountRights('reception'),
  };
  const id = await addAccount(manager, input);
  /** Saves its form, changed so. */
  const change = (changes: Partial<typeof input>) =>
    changeAccount(manager, id, { ...input, password: '', repeatPassword: '', ...changes });
  return { id, username, change };
}

type Purpose = 'account-activation' | 'password-reset';

async function tokensOf(accountId: string, purpose: Purpose): Promise<string[]> {
  const { rows } = await database.owner.query(
    'select id from one_time_link where subject_id = $1 and purpose = $2 order by created_at',
    [accountId, purpose],
  );
  return rows.map(({ id }) => accountLinkUrl(app, { id, purpose }).split('#').at(1) ?? '');
}

async function tokenOf(accountId: string, purpose: Purpose = 'account-activation'): Promise<string> {
  const [token] = await tokensOf(accountId, purpose);
  if (!token) throw new Error('no link');
  return token;
}

const trySignIn = (username: string, password = chosen.newPassword) =>
  signIn(app, keys, { username: `${username}|getij`, password, ip: username, userAgent: 'test' });

describe('an activation link', () => {
  test('names the account, lets the person choose a password, and works once', async () => {
    const { id, username } = await anAccount();
    const token = await tokenOf(id);
    expect(await readAccountLink(app, 'account-activation', token)).toMatchObject({
      username,
      clientName: 'Getij',
      timeZone: 'Europe/Amsterdam',
      client: 'getij',
    });
    await usePasswordLink(app, 'account-activation', token, chosen);
    expect(await trySignIn(username)).toBeDefined();
    await expect(usePasswordLink(app, 'account-activation', token, chosen)).rejects.toThrow(NotFoundError);
  });

  test('is not spent by a password that breaks the rules', async () => {
    const { id } = await anAccount();
    const token = await tokenOf(id);
    const short = { newPassword: 'short', repeatPassword: 'short' };
    await expect(usePasswordLink(app, 'account-activation', token, short)).rejects.toThrow(RefusedError);
    await usePasswordLink(app, 'account-activation', token, chosen);
  });

  test('works 7 days, and no more once a newer one was sent or the account is archived', async () => {
    const { id } = await anAccount();
    const token = await tokenOf(id);
    await inviteAccount(manager, id);
    await expect(readAccountLink(app, 'account-activation', token)).rejects.toThrow(NotFoundError);
    const newer = await tokenOf(id);
    clock.advance(7 * 1440 - 1);
    expect(await readAccountLink(app, 'account-activation', newer)).toBeDefined();
    await archiveAccount(manager, id, true);
    await expect(readAccountLink(app, 'account-activation', newer)).rejects.toThrow(NotFoundError);
    await archiveAccount(manager, id, false);
    clock.advance(2);
    await expect(usePasswordLink(app, 'account-activation', newer, chosen)).rejects.toThrow(NotFoundError);
  });

  test('goes to the new address when that was wrong; the mail at the old one opens nothing', async () => {
    const { id, change } = await anAccount();
    const token = await tokenOf(id);
    await change({ email: 'joris@elsewhere.example' });
    await expect(usePasswordLink(app, 'account-activation', token, chosen)).rejects.toThrow(NotFoundError);
    const newer = await tokenOf(id);
    expect(newer).not.toBe(token);
    await change({ email: 'joris@elsewhere.example', locale: 'en_US' });
    expect(await tokensOf(id, 'account-activation')).toEqual([newer]);
    await change({ email: '' });
    expect(await tokensOf(id, 'account-activation')).toEqual([]);
  });

  test('is no link for a forgotten password', async () => {
    const { id } = await anAccount();
    await expect(usePasswordLink(app, 'password-reset', await tokenOf(id), chosen)).rejects.toThrow(
      NotFoundError,
    );
  });
});

describe('a forgotten password', () => {
  test('is replaced by a link that works an hour and ends the open sessions', async () => {
    const { id, username } = await anAccount(TEST_PASSWORD);
    const open = await trySignIn(username, TEST_PASSWORD);
    await requestPasswordLink(app, `${username.toUpperCase()}|getij`, '192.0.2.1');
    const token = await tokenOf(id, 'password-reset');
    clock.advance(59);
    await usePasswordLink(app, 'password-reset', token, chosen);
    expect(await trySignIn(username, TEST_PASSWORD)).toBeUndefined();
    expect(await trySignIn(username)).toBeDefined();
    const { rows } = await database.owner.query(
      'select count(*)::int as ended from session where account_id = $1 and ended_at is not null',
      [id],
    );
    expect(open && rows[0].ended).toBe(1);
  });

  test('is found by e-mail address too; after an hour the link is old', async () => {
    const { id, username } = await anAccount(TEST_PASSWORD);
    await requestPasswordLink(app, `${username}@getij.example|getij`, '192.0.2.2');
    const token = await tokenOf(id, 'password-reset');
    clock.advance(61);
    await expect(readAccountLink(app, 'password-reset', token)).rejects.toThrow(NotFoundError);
  });

  test.each([
    ['the address', { email: 'new@getij.example' }],
    ['the password', { password: TEST_PASSWORD, repeatPassword: TEST_PASSWORD }],
  ])('cannot be replaced by a mailed link any more once %s was changed', async (_what, changes) => {
    const { id, username, change } = await anAccount(TEST_PASSWORD);
    await requestPasswordLink(app, `${username}|getij`, username);
    await change(changes);
    expect(await tokensOf(id, 'password-reset')).toEqual([]);
  });

  test('nor once the person changed it', async () => {
    const own = await aClient(app);
    await database.owner.query(`update account set email = 'm@getij.example' where id = $1`, [own.managerId]);
    await requestPasswordLink(app, `manager|${own.subdomain}`, '192.0.2.6');
    expect(await tokensOf(own.managerId, 'password-reset')).toHaveLength(1);
    await changeOwnPassword(await signedInAs(app, own), { currentPassword: TEST_PASSWORD, ...chosen });
    expect(await tokensOf(own.managerId, 'password-reset')).toEqual([]);
  });

  test('sends no link to an account that was never activated, and gives the same answer for unknown names', async () => {
    const { id, username } = await anAccount();
    await requestPasswordLink(app, `${username}|getij`, '192.0.2.3');
    expect(await tokensOf(id, 'password-reset')).toEqual([]);
    await requestPasswordLink(app, 'nobody|getij', '192.0.2.3');
    await requestPasswordLink(app, 'nobody|nowhere', '192.0.2.3');
    await requestPasswordLink(app, 'nobody', '192.0.2.3');
  });

  test('cannot be asked for without end from one address', async () => {
    const ask = (name: string) => requestPasswordLink(app, `${name}|getij`, '192.0.2.4');
    await Promise.all(Array.from({ length: 10 }, (_, index) => ask(`guess${index}`)));
    await expect(ask('one more')).rejects.toThrow(SlowDownError);
  });

  test('nor by asking fifty times at once', async () => {
    const asked = Array.from({ length: 50 }, (_, index) =>
      requestPasswordLink(app, `guess${index}|nowhere`, '192.0.2.5'),
    );
    const ends = await Promise.allSettled(asked);
    expect(ends.filter((end) => end.status === 'fulfilled')).toHaveLength(10);
  });
});
