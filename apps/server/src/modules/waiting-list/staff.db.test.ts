import { signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { counterFigures } from '@foyer/testkit/builders/a-counter.ts';
import { aFullVisit } from '@foyer/testkit/builders/a-full-visit.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { NotAllowedError, NotFoundError } from '../../platform/errors.ts';
import { listWaitingVisitors, totalWaiting } from './list-waiting.ts';
import { removeFromList } from './remove-from-list.ts';
import { tellWaiting } from './tell-waiting.ts';
import { waitingPersonData } from './waiting-person-data.ts';

const database = await testDatabase();
const clock = testClock('2026-11-20T12:00:00Z');
const apps = testApp(database, clock);
const { app, worker } = apps;

const page = { offset: 0, limit: 50 };

/** Two visitors who wait, and the colleagues who look at their list. */
async function aList() {
  const visit = await aFullVisit(database, apps);
  await visit.join('anna@example.com', { tickets: 2 });
  await visit.join('bo@example.com', { timeslotId: null });
  return {
    ...visit,
    manager: await signedInAs(app, visit.client, 'management'),
    reader: await signedInAs(app, visit.client, 'read only'),
  };
}

test('staff find who waits by day, time, status and address; who only looks sees no address', async () => {
  const { manager, reader } = await aList();
  const all = await listWaitingVisitors(manager, {}, page);
  expect(all.map(({ email, time, tickets, state }) => [email, time, tickets, state])).toEqual([
    ['anna@example.com', '14:00', 2, 'waiting'],
    ['bo@example.com', null, 1, 'waiting'],
  ]);
  const found = async (input: Parameters<typeof listWaitingVisitors>[1]) =>
    (await listWaitingVisitors(manager, input, page)).map(({ email }) => email);
  expect(await found({ date: '2030-06-15', time: '14:00' })).toEqual(['anna@example.com']);
  expect(await found({ date: '2030-06-16' })).toEqual([]);
  expect(await found({ state: 'offered' })).toEqual([]);
  expect(await found({ search: ' BO@example.com' })).toEqual(['bo@example.com']);
  expect(await totalWaiting(manager, {})).toEqual({ entries: 2, waiting: 2, tickets: 3, offered: 0 });
  expect((await listWaitingVisitors(reader, {}, page)).map(({ email }) => email)).toEqual([null, null]);
});

test('whom staff take off gets nothing, kept places go to the next, and the audit log has it', async () => {
  const list = await aList();
  const [anna] = await listWaitingVisitors(list.manager, {}, page);
  await list.free(2);
  await tellWaiting(worker);
  expect(await removeFromList(list.manager, anna?.id ?? '')).toBe(anna?.id);
  await removeFromList(list.manager, anna?.id ?? '');
  await tellWaiting(worker);
  expect((await list.entries()).map(({ state }) => state)).toEqual(['removed', 'offered']);
  expect((await counterFigures(database.owner, list.page.timeslotId)).held).toBe(1);
  const { rows } = await database.owner.query(
    `select action, entity_id from audit_entry where client_id = $1 and action = 'remove-from-waiting-list'`,
    [list.client.clientId],
  );
  expect(rows).toEqual([{ action: 'remove-from-waiting-list', entity_id: anna?.id }]);
});

test('without the right, and from another museum, no visitor is taken off', async () => {
  const [list, other] = [await aList(), await aList()];
  const [anna] = await listWaitingVisitors(list.manager, {}, page);
  await expect(removeFromList(list.reader, anna?.id ?? '')).rejects.toThrow(NotAllowedError);
  await expect(removeFromList(other.manager, anna?.id ?? '')).rejects.toThrow(NotFoundError);
  expect((await list.entries()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
});

test('an erased visitor is off the list, and ended entries go with the details of carts', async () => {
  const list = await aList();
  const { clientId } = list.client;
  const nothing = { names: [], strings: [], orderIds: [], keyIds: [], waitingKeyIds: [] };
  const anna = { ...nothing, emails: ['anna@example.com'] };
  await inClient(app.db, clientId, async (scope) => {
    expect(await waitingPersonData.find(app, scope, anna)).toMatchObject([{ records: 1 }]);
    expect(await waitingPersonData.read(app, scope, anna)).toMatchObject({
      'waiting-list': [{ date: '2030-06-15', product: 'Salt & Light', tickets: 2, state: 'waiting' }],
    });
    await waitingPersonData.erase?.(app, scope, anna);
  });
  expect((await list.entries()).map(({ tickets }) => tickets)).toEqual([1]);
  const [bo] = await listWaitingVisitors(list.manager, {}, page);
  await removeFromList(list.manager, bo?.id ?? '');
  clock.advance(60);
  const before = clock.now();
  const forget = (step: 'carts' | 'mails') =>
    inClient(app.db, clientId, async (scope) =>
      waitingPersonData.forget?.(app, scope, step, { before, place: null, limit: 50 }),
    );
  expect(await forget('mails')).toEqual({ records: 0, place: null });
  expect(await forget('carts')).toEqual({ records: 1, place: null });
  expect(await list.entries()).toEqual([]);
});
