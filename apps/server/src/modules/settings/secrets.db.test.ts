import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { NotAllowedError } from '../../platform/errors.ts';
import { findSecret } from './find-secret.ts';
import { listSecrets, replaceSecret } from './replace-secret.ts';

const database = await testDatabase();
const { app } = testApp(database);

test('a secret is stored encrypted, shown only by its date, and its value is in no log', async () => {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  await replaceSecret(manager, 'mailing-list-key', 'live_first');
  await replaceSecret(manager, 'mailing-list-key', 'live_second');
  const find = () => manager.inClient((scope) => findSecret(app, scope, 'mailing-list-key'));
  expect(await find()).toBe('live_second');
  const set = (await listSecrets(manager)).filter((secret) => secret.set);
  expect(set.map(({ name }) => name)).toEqual(['mailing-list-key']);
  expect(Object.keys(set[0]?.set ?? {}).sort()).toEqual(['name', 'setAt', 'setByName']);
  const { rows } = await database.owner.query(
    `select (select jsonb_agg(t) from client_secret t)::text || (select jsonb_agg(a) from audit_entry a)::text as all`,
  );
  expect(rows[0].all).not.toContain('live_');
  expect(rows[0].all).toContain('replace-secret');
  await replaceSecret(manager, 'mailing-list-key', '');
  expect(await find()).toBeUndefined();
});

test('another museum has none of it, and reception may not set one', async () => {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  await replaceSecret(manager, 'museum-card-key', 'mine');
  const other = await signedInAs(app, await aClient(app));
  expect((await listSecrets(other)).filter((secret) => secret.set)).toEqual([]);
  const reception = await signedInAs(app, client, 'reception');
  await expect(replaceSecret(reception, 'museum-card-key', 'x')).rejects.toBeInstanceOf(NotAllowedError);
});
