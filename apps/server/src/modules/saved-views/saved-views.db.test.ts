import type { ViewList } from '@foyer/domain/saved-views/view-lists.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import {
  changeSavedView,
  createSavedView,
  listOwnViews,
  moveSavedView,
  removeSavedView,
  versionOfView,
} from './change-saved-views.ts';

const database = await testDatabase();
const { app } = testApp(database);

async function aMuseum() {
  const client = await aClient(app);
  return { client, manager: await signedInAs(app, client), desk: await signedInAs(app, client, 'reception') };
}

const view = (name: string, isShared = false, parameters = 'state=completed') => ({
  name,
  parameters,
  isShared,
});
type Context = Awaited<ReturnType<typeof signedInAs>>;
const names = async (context: Context, list: ViewList = 'orders') =>
  (await listOwnViews(context, list)).map(({ name }) => name);

test('a private view is seen by its account alone, a shared one by all of the client and no other', async () => {
  const [museum, other] = [await aMuseum(), await aMuseum()];
  await createSavedView(museum.manager, 'orders', view('Mine'));
  await createSavedView(museum.manager, 'orders', view('Ours', true, '?sort=-total&after=x&state=completed'));
  expect(await names(museum.manager)).toEqual(['Mine', 'Ours']);
  expect(await names(museum.desk)).toEqual(['Ours']);
  expect(await names(other.manager)).toEqual([]);
  expect(await names(museum.manager, 'products')).toEqual([]);
  const [shared] = await listOwnViews(museum.desk, 'orders');
  expect(shared?.parameters).toBe('sort=-total&state=completed');
});

test('sharing a view needs the right edit of its list; a reader keeps private views', async () => {
  const { client, manager } = await aMuseum();
  const reader = await signedInAs(app, client, 'read only');
  await expect(createSavedView(reader, 'orders', view('For all', true))).rejects.toThrow('edit');
  const own = await createSavedView(reader, 'orders', view('For me'));
  await expect(changeSavedView(reader, own.id, view('For me', true))).rejects.toThrow('edit');
  const shared = await createSavedView(manager, 'orders', view('Shared', true));
  await expect(changeSavedView(reader, shared.id, view('Mine now'))).rejects.toThrow('edit');
  await expect(removeSavedView(reader, shared.id)).rejects.toThrow('edit');
  await expect(removeSavedView(manager, own.id)).rejects.toThrow('view-not-found');
  await expect(listOwnViews(reader, 'audit-log')).rejects.toThrow('audit-log');
});

test('a view is renamed, shared, put in another place and deleted', async () => {
  const { manager, desk } = await aMuseum();
  const first = await createSavedView(manager, 'orders', view('First'));
  await createSavedView(manager, 'orders', view('Second'));
  await changeSavedView(manager, first.id, view('Today', true, 'placed=today'));
  expect(await names(desk)).toEqual(['Today']);
  expect((await moveSavedView(manager, first.id, false)).map(({ name }) => name)).toEqual([
    'Second',
    'Today',
  ]);
  expect((await moveSavedView(manager, first.id, false)).map(({ name }) => name)).toEqual([
    'Second',
    'Today',
  ]);
  expect((await moveSavedView(manager, first.id, true)).map(({ name }) => name)).toEqual(['Today', 'Second']);
  await removeSavedView(manager, first.id);
  expect(await names(manager)).toEqual(['Second']);
});

test('of two who edit a shared view, the second is refused and the first change stays', async () => {
  const { manager } = await aMuseum();
  const shared = await createSavedView(manager, 'orders', view('Shared', true));
  const seen = versionOfView(shared);
  await changeSavedView(manager, shared.id, view('Open payments', true), seen);
  const late = changeSavedView(manager, shared.id, view('Late', true), seen);
  expect(await refusalsOf(late)).toEqual(['main: changed-meanwhile']);
  expect(await names(manager)).toEqual(['Open payments']);
});

test('a shared view is in the audit log, a private one is not', async () => {
  const { client, manager } = await aMuseum();
  const own = await createSavedView(manager, 'orders', view('Own'));
  await changeSavedView(manager, own.id, view('Still own'));
  await changeSavedView(manager, own.id, view('Ours', true));
  await removeSavedView(manager, own.id);
  const { rows } = await database.owner.query(
    `select action from audit_entry where client_id = $1 and entity = 'view' order by id`,
    [client.clientId],
  );
  expect(rows.map(({ action }) => action)).toEqual(['change-view', 'delete-view']);
});

test('two views of one name are refused, also when both are kept at the same moment', async () => {
  const { manager, desk } = await aMuseum();
  const tries = await Promise.allSettled(
    ['Today', 'today'].map((name) => createSavedView(manager, 'orders', view(name))),
  );
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(createSavedView(manager, 'orders', view('TODAY'))).rejects.toThrow('view-name-taken');
  await expect(createSavedView(manager, 'orders', view(' '))).rejects.toThrow('view-name-required');
  await createSavedView(desk, 'orders', view('Today'));
  for (let index = 0; index < 19; index += 1) await createSavedView(manager, 'orders', view(`View ${index}`));
  await expect(createSavedView(manager, 'orders', view('One more'))).rejects.toThrow('too-many-views');
});
