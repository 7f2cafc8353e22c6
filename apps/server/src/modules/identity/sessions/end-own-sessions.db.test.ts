import { aClient, TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { anAdmin } from '@foyer/testkit/builders/an-admin.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { NotSignedInError } from '../../../platform/errors.ts';
import { authenticate } from './authenticate.ts';
import { endOwnSessions, listOwnSessions } from './end-own-sessions.ts';
import { signIn } from './sign-in.ts';
import { createSigningKeys } from './signing-keys.ts';

const database = await testDatabase();
const { app } = testApp(database, testClock());
const keys = createSigningKeys(app);

/** A browser that signs in; each call of it is authenticated again. */
async function aBrowser(name: string, actingClient?: string) {
  const tokens = await signIn(app, keys, {
    username: name,
    password: TEST_PASSWORD,
    ip: '192.0.2.1',
    userAgent: 'test',
  });
  return async () => {
    const call = await authenticate(app, keys, {
      requestId: 'r',
      authorization: `Bearer ${tokens?.token}`,
      actingClient,
    });
    if (!call) throw new NotSignedInError();
    return call;
  };
}

test('a browser that was left behind is ended from another one, and is out at its next call', async () => {
  const { subdomain, clientId } = await aClient(app);
  const [here, left] = [await aBrowser(`manager|${subdomain}`), await aBrowser(`manager|${subdomain}`)];
  const sessions = await listOwnSessions(await here());
  expect(sessions.map(({ isOwn }) => isOwn).toSorted()).toEqual([false, true]);
  const other = sessions.find(({ isOwn }) => !isOwn)?.id;
  expect(await endOwnSessions(await here(), other)).toBe(1);
  await expect(left()).rejects.toThrow(NotSignedInError);
  expect(await listOwnSessions(await here())).toHaveLength(1);
  const { rows } = await database.owner.query(
    `select action from audit_entry where client_id = $1 and action = 'end-sessions'`,
    [clientId],
  );
  expect(rows).toHaveLength(1);
});

test('all others end at once; the one that says so stays', async () => {
  const { subdomain } = await aClient(app);
  const name = `manager|${subdomain}`;
  const [here, one, two] = [await aBrowser(name), await aBrowser(name), await aBrowser(name)];
  expect(await endOwnSessions(await here(), undefined)).toBe(2);
  await expect(one()).rejects.toThrow(NotSignedInError);
  await expect(two()).rejects.toThrow(NotSignedInError);
  expect((await here()).account.username).toBe('manager');
});

test('neither the session of the call nor one of another account is ended by its id', async () => {
  const [mine, theirs] = [await aClient(app), await aClient(app)];
  const [here, there] = [
    await aBrowser(`manager|${mine.subdomain}`),
    await aBrowser(`manager|${theirs.subdomain}`),
  ];
  for (const id of [(await here()).account.sessionId, (await there()).account.sessionId]) {
    await expect(endOwnSessions(await here(), id)).rejects.toThrow('session-not-found');
  }
  expect((await there()).account.username).toBe('manager');
});

test('an Admin who works in a client ends sessions of the own account, not of the client', async () => {
  const { subdomain, clientId } = await aClient(app);
  await anAdmin(app, 'vera');
  const manager = await aBrowser(`manager|${subdomain}`);
  const [acting, left] = [await aBrowser('vera|platform', clientId), await aBrowser('vera|platform')];
  expect(await listOwnSessions(await acting())).toHaveLength(2);
  expect(await endOwnSessions(await acting(), undefined)).toBe(1);
  await expect(left()).rejects.toThrow(NotSignedInError);
  expect((await manager()).account.username).toBe('manager');
});
