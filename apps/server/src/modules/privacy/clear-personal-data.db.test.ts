import { aClient, signedInAs, type TestClient } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import '../../app/modules.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { completeOrder, lockOrder } from '../orders/index.ts';
import { saveSetting } from '../settings/save-setting.ts';
import { clearBatch, clearPersonalData } from './clear-personal-data.ts';
import { lookUpVisitor } from './look-up-visitor.ts';

const database = await testDatabase();
/** At noon in Amsterdam: the night has come for every client. */
const clock = testClock('2031-03-10T11:00:00Z');
const { app, worker } = testApp(database, clock);

async function aMuseum(retention: object | null) {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const value = { buyerMonths: 0, unpaidDays: 0, cartDays: 90, mailDays: 90, messageDays: 30, ...retention };
  if (retention) await saveSetting(manager, { subject: 'retention', value, version: 0, isApplyNow: true });
  const timeslot = await aTimeslot(database.owner, client.clientId);
  return { client, manager, timeslot };
}

/** A paid order whose visit was on a date. */
async function anOrder(client: TestClient, timeslot: Awaited<ReturnType<typeof aTimeslot>>, visit: string) {
  const { orderId } = await aPlacedOrder(app, client.clientId, timeslot, { quantity: 1 });
  await inClient(app.db, client.clientId, async (scope) =>
    completeOrder(app, scope, await lockOrder(scope, orderId), { kind: 'provider' }),
  );
  await database.owner.query(`update orders set visit_date = $2::date, created_at = $2::date where id = $1`, [
    orderId,
    visit,
  ]);
  await database.owner.query(
    `update ticket set visit_date = $2::date, valid_until = $2::date + interval '1 day' where order_id = $1`,
    [orderId, visit],
  );
  return orderId;
}

const buyersOf = async ({ clientId }: TestClient) => {
  const { rows } = await database.owner.query<{ id: string }>(
    `select o.id from orders o join person_key k on k.id = o.person_key_id
     where o.client_id = $1 and o.buyer_email <> '' and k.wrapped_key is not null`,
    [clientId],
  );
  return rows.map(({ id }) => id);
};
const entriesOf = async ({ clientId }: TestClient) => {
  const { rows } = await database.owner.query(
    `select after from audit_entry where client_id = $1 and action = 'clear-personal-data'`,
    [clientId],
  );
  return rows.map(({ after }) => after);
};

test('buyers go so many months after the visit, once a night, with one entry; orders, language and amounts stay', async () => {
  const { client, timeslot } = await aMuseum({ buyerMonths: 24 });
  const old = await anOrder(client, timeslot, '2029-03-01');
  const young = await anOrder(client, timeslot, '2029-03-20');
  await clearPersonalData(worker);
  await clearPersonalData(worker);
  expect(await buyersOf(client)).toEqual([young]);
  expect(await entriesOf(client)).toEqual([{ buyers: 1 }]);
  const { rows } = await database.owner.query(
    `select language, total_minor, person_erased_at is not null as erased from orders where id = $1`,
    [old],
  );
  expect(rows).toEqual([{ language: 'en', total_minor: '1750', erased: true }]);
});

test('a museum that chose nothing keeps its buyers; an order with a ticket that is still valid keeps its buyer', async () => {
  const quiet = await aMuseum(null);
  const kept = await anOrder(quiet.client, quiet.timeslot, '2020-03-01');
  const { client, timeslot } = await aMuseum({ buyerMonths: 1 });
  const pass = await anOrder(client, timeslot, '2029-03-01');
  await database.owner.query(`update ticket set valid_until = '2032-01-01' where order_id = $1`, [pass]);
  await clearPersonalData(worker);
  expect(await buyersOf(quiet.client)).toEqual([kept]);
  expect(await buyersOf(client)).toEqual([pass]);
  expect(await entriesOf(client)).toEqual([]);
});

test('a run that is killed between two batches is resumed, and says once what it cleared in all', async () => {
  const { client, manager, timeslot } = await aMuseum({ buyerMonths: 12, messageDays: 1 });
  await anOrder(client, timeslot, '2029-03-01');
  await anOrder(client, timeslot, '2029-03-02');
  await lookUpVisitor(manager, 'anna.visser@example.com');
  await database.owner.query(`update person_request set created_at = '2031-03-01' where client_id = $1`, [
    client.clientId,
  ]);
  const run = { day: '2031-03-10', timeZone: 'Europe/Amsterdam' };
  // The first batch commits; the second dies within its transaction.
  await inClient(worker.db, client.clientId, (scope) => clearBatch(worker, scope, run));
  await expect(
    inClient(worker.db, client.clientId, async (scope) => {
      await clearBatch(worker, scope, run);
      throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
  await clearPersonalData(worker);
  expect(await buyersOf(client)).toEqual([]);
  expect(await entriesOf(client)).toEqual([{ buyers: 2, messages: 1 }]);
});

test('before four in the morning of the client nothing is cleared', async () => {
  const { client, timeslot } = await aMuseum({ buyerMonths: 12 });
  const old = await anOrder(client, timeslot, '2029-03-01');
  clock.advance(15.5 * 60);
  await clearPersonalData(worker);
  expect(await buyersOf(client)).toEqual([old]);
  clock.advance(60);
  await clearPersonalData(worker);
  expect(await buyersOf(client)).toEqual([]);
});

test('more old carts and addresses of a waiting room than fit in one batch all go in one night', async () => {
  const { client } = await aMuseum({ cartDays: 30 });
  await database.owner.query(
    `insert into cart (client_id, id, secret_hash, channel_id, language, hold_id, hold_expires_at, details)
     select $1, lpad(n::text, 32, '0')::uuid, decode(md5('cart ' || n), 'hex'), $1, 'en', gen_random_uuid(), now(), 'x'
     from generate_series(1, 600) n`,
    [client.clientId],
  );
  await database.owner.query(
    `with key as (insert into person_key (client_id, wrapped_key) values ($1, 'x') returning id)
     insert into waiting_address (client_id, channel_id, entry, language, email_digest, person_key_id, left_at, ended_at)
     select $1, $1, n, 'en', decode(md5(n::text), 'hex'), key.id, '2030-01-01', '2030-01-01'
     from key, generate_series(1, 1100) n`,
    [client.clientId],
  );
  clock.advance(24 * 60);
  await clearPersonalData(worker);
  expect(await entriesOf(client)).toEqual([{ carts: 1700 }]);
  const { rows } = await database.owner.query(
    `select (select count(*)::int from cart where client_id = $1 and details is not null) as carts,
       (select count(*)::int from waiting_address where client_id = $1) as addresses`,
    [client.clientId],
  );
  expect(rows).toEqual([{ carts: 0, addresses: 0 }]);
});

test('a museum whose night fails does not keep the personal data of the others', async () => {
  const [broken, other] = [await aMuseum({ buyerMonths: 12 }), await aMuseum({ buyerMonths: 12 })];
  await anOrder(other.client, other.timeslot, '2029-03-01');
  await database.owner.query(`update client set time_zone = 'Nowhere' where id = $1`, [
    broken.client.clientId,
  ]);
  clock.advance(24 * 60);
  await clearPersonalData(worker);
  expect(await buyersOf(other.client)).toEqual([]);
});
