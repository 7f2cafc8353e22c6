import { startAccountRights } from '@foyer/domain/identity/account-right.ts';
import { aClient, signedInAs, TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { NotAllowedError, NotFoundError, RefusedError } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { inviteAccount } from '../account-links/invite-account.ts';
import { authenticate } from '../sessions/authenticate.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { signIn } from '../sessions/sign-in.ts';
import { createSigningKeys } from '../sessions/signing-keys.ts';
import { addAccount } from './add-account.ts';
import { archiveAccount } from './archive-account.ts';
import { changeAccount } from './change-account.ts';
import { deleteAccount } from './delete-account.ts';
import { getShownAccount } from './get-shown-account.ts';

const database = await testDatabase();
const clock = testClock();
const { app } = testApp(database, clock);
const keys = createSigningKeys(app);
const client = await aClient(app, { subdomain: 'getij' });
const manager = await signedInAs(app, client);

const reception = {
  username: 'f.bos',
  email: 'f.bos@getij.example',
  accountType: 'reception',
  locale: 'nl_NL',
  mustChangePassword: false,
  password: TEST_PASSWORD,
  repeatPassword: TEST_PASSWORD,
  rights: startAccountRights('reception'),
};

let counter = 0;
async function anAccount(changes: Partial<Record<keyof typeof reception, unknown>> = {}) {
  counter += 1;
  const input = { ...reception, username: `desk${counter}`, ...changes };
  return { id: await addAccount(manager, input), input: { ...input, password: '', repeatPassword: '' } };
}

async function codesOf(work: Promise<unknown>): Promise<string[]> {
  const error = await work.catch((thrown: unknown) => thrown);
  if (!(error instanceof RefusedError)) throw error;
  return error.refusals.map(({ code, field }) => (field ? `${field} ${code}` : code));
}

const trySignIn = (username: string, password = TEST_PASSWORD) =>
  signIn(app, keys, { username: `${username}|getij`, password, ip: `${username}`, userAgent: 'test' });

async function sessionOf(username: string): Promise<() => Promise<RequestContext | undefined>> {
  const tokens = await trySignIn(username);
  if (!tokens) throw new Error('refused');
  const authorization = `Bearer ${tokens.token}`;
  return () => authenticate(app, keys, { requestId: 'r', authorization, actingClient: undefined });
}

describe('a new account', () => {
  test('with a password signs in at once and may do what its type starts with', async () => {
    const { input } = await anAccount();
    const who = await (await sessionOf(String(input.username)))();
    expect(who?.can('ticketverkoop', 'edit')).toBe(true);
    expect(who?.can('gebruikers', 'access')).toBe(false);
  });

  test('without one is invited for 7 days and cannot sign in', async () => {
    const { id, input } = await anAccount({ password: '', repeatPassword: '' });
    expect(await trySignIn(String(input.username), '')).toBeUndefined();
    const { rows } = await database.owner.query(
      `select expires_at - created_at as left from one_time_link where subject_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ left: { days: 7 } }]);
    const { rows: events } = await database.owner.query(
      `select payload from outbox where type = 'account-link-made' and client_id = $1`,
      [client.clientId],
    );
    expect(JSON.stringify(events)).not.toContain('getij.example');
  });

  test.each([
    [{ username: ' ' }, ['username username-required']],
    [{ username: 'a|b' }, ['username username-separator']],
    [{ username: 'MANAGER' }, ['username username-taken']],
    [{ password: '', repeatPassword: 'x' }, ['password password-required']],
    [{ password: '12345', repeatPassword: '12345' }, ['password password-too-short']],
    [{ repeatPassword: 'other' }, ['repeatPassword passwords-differ']],
    [{ email: 'f.bos' }, ['email email-invalid']],
    [{ password: '', repeatPassword: '', email: '' }, ['email account-email-required']],
    [{ rights: [{ module: 'clients', level: 'edit', limit: 'none' }] }, ['rights.0.module module-unknown']],
  ])('%o is refused', async (changes, codes) => {
    expect(await codesOf(anAccount(changes))).toEqual(codes);
  });

  test('is made by management alone', async () => {
    const desk = await signedInAs(app, client, 'reception');
    await expect(addAccount(desk, reception)).rejects.toThrow(NotAllowedError);
  });
});

describe('a change', () => {
  test('of password ends every session, and asks for another one at the next sign-in where that is wanted', async () => {
    const { id, input } = await anAccount();
    const username = String(input.username);
    const session = await sessionOf(username);
    const password = 'another one';
    await changeAccount(manager, id, {
      ...input,
      password,
      repeatPassword: password,
      mustChangePassword: true,
    });
    await expect(session()).rejects.toThrow();
    expect(await trySignIn(username)).toBeUndefined();
    expect(await trySignIn(username, password)).toBeDefined();
    expect((await getShownAccount(manager, id)).mustChangePassword).toBe(true);
  });

  test('of rights counts at the next call of an open session', async () => {
    const { id, input } = await anAccount();
    const session = await sessionOf(String(input.username));
    expect((await session())?.can('ticketscannen', 'edit')).toBe(true);
    await changeAccount(manager, id, {
      ...input,
      rights: [{ module: 'ticketscannen', level: 'extra', limit: 'management only' }],
    });
    expect((await session())?.can('ticketscannen', 'access')).toBe(false);
    await changeAccount(manager, id, {
      ...input,
      rights: [{ module: 'ticketscannen', level: 'extra', limit: 'reception only' }],
    });
    expect((await session())?.can('ticketscannen', 'extra')).toBe(true);
    expect((await session())?.can('ticketverkoop', 'access')).toBe(false);
  });

  test('is in the audit log with both values, the personal ones encrypted', async () => {
    const { id, input } = await anAccount();
    await changeAccount(manager, id, {
      ...input,
      email: 'new@getij.example',
      rights: [{ module: 'tickets', level: 'access', limit: 'none' }],
    });
    const { rows } = await database.owner.query(
      `select before, after from audit_entry where entity_id = $1 and action = 'change-account'`,
      [id],
    );
    expect(rows[0].after.rights).toEqual({ tickets: 'access' });
    expect(rows[0].before.rights.ticketverkoop).toBe('edit');
    expect(rows[0].after.email).toHaveProperty('sealed');
    expect(JSON.stringify(rows)).not.toContain('getij.example');
  });

  test('gives no account more than the giver has, nor access to an account that has more', async () => {
    const rights = [{ module: 'gebruikers', level: 'edit', limit: 'none' }];
    const { input } = await anAccount({ rights });
    const clerk = await (await sessionOf(String(input.username)))();
    if (!clerk) throw new Error('refused');
    expect(await codesOf(addAccount(clerk, { ...reception, username: 'friend' }))).toEqual([
      'rights right-not-yours',
    ]);
    const { id, input: other } = await anAccount();
    expect(await codesOf(changeAccount(clerk, id, other))).toEqual(['account-has-more-rights']);
    const taken = { ...other, password: 'my own now', repeatPassword: 'my own now' };
    expect(await codesOf(changeAccount(clerk, id, taken))).toEqual(['password password-not-allowed']);
  });

  test('leaves the main account its type and its hold on menu rights', async () => {
    const main = { ...reception, username: 'manager', password: '', repeatPassword: '' };
    expect(await codesOf(changeAccount(manager, client.managerId, main))).toEqual([
      'accountType main-account-type-kept',
    ]);
    expect(
      await codesOf(changeAccount(manager, client.managerId, { ...main, accountType: 'management' })),
    ).toEqual(['rights main-account-menu-rights-kept']);
  });

  test("of one's own password is refused here: its own page asks for the current one", async () => {
    const own = { ...reception, username: 'manager', accountType: 'management', password: 'my own now' };
    const change = changeAccount(manager, client.managerId, { ...own, repeatPassword: 'my own now' });
    expect(await codesOf(change)).toEqual(['password own-password-elsewhere']);
    expect(await trySignIn('manager')).toBeDefined();
  });

  test('to a type that never signs in ends the sessions for good', async () => {
    const { id, input } = await anAccount();
    const session = await sessionOf(String(input.username));
    await changeAccount(manager, id, { ...input, accountType: 'web shop customer', rights: [] });
    await expect(session()).rejects.toThrow();
    await changeAccount(manager, id, input);
    await expect(session()).rejects.toThrow();
  });

  test("reaches no other client's account", async () => {
    const other = await signedInAs(app, await aClient(app));
    const { id, input } = await anAccount();
    await expect(changeAccount(other, id, input)).rejects.toThrow(NotFoundError);
    await expect(getShownAccount(other, id)).rejects.toThrow(NotFoundError);
    await expect(endSessions(other, id, undefined)).rejects.toThrow(NotFoundError);
  });
});

describe('leaving', () => {
  test('archived, an account is out and its name stays taken; brought back, it signs in again', async () => {
    const { id, input } = await anAccount();
    const username = String(input.username);
    const session = await sessionOf(username);
    await archiveAccount(manager, id, true);
    await expect(session()).rejects.toThrow();
    expect(await trySignIn(username)).toBeUndefined();
    expect(await codesOf(anAccount({ username }))).toEqual(['username username-taken']);
    await archiveAccount(manager, id, false);
    expect(await trySignIn(username)).toBeDefined();
  });

  test('deleted, it is gone; its name is free', async () => {
    const { id, input } = await anAccount();
    await deleteAccount(manager, id);
    await expect(getShownAccount(manager, id)).rejects.toThrow(NotFoundError);
    await anAccount({ username: input.username });
  });

  test('no account of type management is deleted; the main one is not archived either', async () => {
    const { id } = await anAccount({ accountType: 'management', rights: startAccountRights('management') });
    expect(await codesOf(deleteAccount(manager, id))).toEqual(['management-account-kept']);
    expect(await codesOf(deleteAccount(manager, client.managerId))).toEqual(['main-account-kept']);
    expect(await codesOf(archiveAccount(manager, client.managerId, true))).toEqual(['main-account-kept']);
  });

  test('an activation mail blocks sign-in until its link is used', async () => {
    const { id, input } = await anAccount();
    const session = await sessionOf(String(input.username));
    await inviteAccount(manager, id);
    await expect(session()).rejects.toThrow();
    expect(await trySignIn(String(input.username))).toBeUndefined();
    // Also a session that was opened in the same moment.
    await database.owner.query('update session set ended_at = null where account_id = $1', [id]);
    await expect(session()).rejects.toThrow();
  });

  test('one session is ended, or all of them', async () => {
    const { id, input } = await anAccount();
    const [first, second] = [
      await sessionOf(String(input.username)),
      await sessionOf(String(input.username)),
    ];
    const own = (await first())?.account.sessionId;
    expect(await endSessions(manager, id, own)).toBe(1);
    await expect(first()).rejects.toThrow();
    expect(await second()).toBeDefined();
    expect(await endSessions(manager, id, undefined)).toBe(1);
    await expect(second()).rejects.toThrow();
    await expect(endSessions(manager, id, own)).rejects.toThrow(NotFoundError);
  });
});
