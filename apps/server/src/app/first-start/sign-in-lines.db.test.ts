import { aClient, TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { anAdmin } from '@foyer/testkit/builders/an-admin.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { beforeAll, expect, test } from 'vitest';
import { createAccount } from '../../modules/identity/index.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { describeSignIns } from './sign-in-lines.ts';

const { app } = testApp(await testDatabase());
const accounts = [
  { subdomain: 'demo', username: 'manager' },
  { subdomain: 'demo', username: 'reception' },
  { subdomain: 'demo', username: 'reader' },
  { subdomain: 'platform', username: 'admin' },
];

beforeAll(async () => {
  await anAdmin(app, 'admin');
  const { clientId } = await aClient(app, { subdomain: 'demo' });
  const reception = { username: 'reception', email: '', locale: 'en_US' as const, password: 'chosen since' };
  await inClient(app.db, clientId, (scope) =>
    createAccount(app, scope, { ...reception, accountType: 'reception' }),
  );
});

test('a start prints the password with the accounts that have it, and says which have another', async () => {
  const lines = await describeSignIns(app, TEST_PASSWORD, accounts);
  expect(lines).toEqual([
    `  sign in as    manager, admin|platform   password: ${TEST_PASSWORD}`,
    '  unknown       password of reception: changed since, or made with another DEMO_PASSWORD',
  ]);
});

test('a password that no account has is not printed', async () => {
  const lines = await describeSignIns(app, 'given at this start', accounts);
  expect(lines.join('\n')).not.toContain('given at this start');
  expect(lines).toEqual([expect.stringContaining('manager, reception, admin|platform')]);
});

test('an account that was archived, or a client that does not exist, is in no line', async () => {
  expect(await describeSignIns(app, TEST_PASSWORD, [{ subdomain: 'none', username: 'manager' }])).toEqual([]);
});
