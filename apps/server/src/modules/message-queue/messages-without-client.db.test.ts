import { randomUUID } from 'node:crypto';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { signedInAsAdmin } from '@foyer/testkit/builders/an-admin.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import {
  deleteAllMessages,
  deleteMessages,
  retryAllMessages,
  retryMessages,
} from './change-failed-messages.ts';
import { countFailed, listFailedGroups, listFailedKinds } from './queued-message.repository.ts';
import { readFailedMessage } from './read-failed-message.ts';

const database = await testDatabase();
const { app } = testApp(database);

test('a message that names no client is seen and deleted by Admins outside every client, and by no museum', async () => {
  const manager = await signedInAs(app, await aClient(app));
  const admin = await signedInAsAdmin(app);
  const insert = (data: unknown) => {
    const id = randomUUID();
    return database.owner
      .query(`insert into pgboss.job (id, name, data, state) values ($1, 'dead-letter', $2, 'created')`, [
        id,
        JSON.stringify(data),
      ])
      .then(() => id);
  };
  const letters = [
    await insert(null),
    await insert({ clientId: 'getij', type: 'send-mail', bus: 'command' }),
  ];
  const seen = (who: typeof admin) =>
    who.inClient((scope) => listFailedGroups(scope, { bus: 'dead letter' }));
  expect((await seen(admin)).map(({ type, count }) => `${type} ${count}`).toSorted()).toEqual([
    'send-mail 1',
    'unreadable 1',
  ]);
  expect((await admin.inClient(countFailed))['dead letter']).toBe(2);
  expect((await admin.inClient((scope) => listFailedKinds(scope, 'dead letter'))).length).toBe(2);
  expect((await readFailedMessage(admin, letters[0] ?? '')).sameCauseIds).toEqual(letters.slice(0, 1));
  expect(await seen(manager)).toEqual([]);
  await expect(deleteMessages(manager, letters)).rejects.toThrow('message-not-found');

  const cannotStart = { refusals: [{ code: 'message-names-no-client' }] };
  await expect(retryMessages(admin, letters)).rejects.toMatchObject(cannotStart);
  await expect(retryAllMessages(admin, { bus: 'dead letter' })).rejects.toMatchObject(cannotStart);
  expect(await deleteMessages(admin, letters.slice(0, 1))).toBe(1);
  expect(await deleteAllMessages(admin, { bus: 'dead letter', type: 'send-mail' })).toBe(1);
  expect(await seen(admin)).toEqual([]);
});
