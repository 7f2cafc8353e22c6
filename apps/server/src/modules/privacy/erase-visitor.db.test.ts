import { randomUUID } from 'node:crypto';
import { aClient, signedInAs, type TestClient } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot, type TestTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { columnsWith, everythingStored } from '@foyer/testkit/database/everything-stored.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { patience } from '@foyer/testkit/patience.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test, vi } from 'vitest';
import '../../app/modules.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { NotAllowedError, NotFoundError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { exportAuditLog } from '../audit-search/audit-export.ts';
import { sealPart } from '../exports/export-rows.ts';
import { getExport } from '../exports/open-export.ts';
import { completeOrder, lockOrder } from '../orders/index.ts';
import { addOrderNote } from '../orders/notes/add-order-note.ts';
import { createSavedView } from '../saved-views/change-saved-views.ts';
import { mailTickets } from '../tickets/mail-tickets.ts';
import { eraseVisitor } from './erase-visitor.ts';
import { finishErasures } from './finish-erasures.ts';
import { getErasure } from './get-erasure.ts';
import { getVisitorData } from './get-visitor-data.ts';
import { lookUpVisitor } from './look-up-visitor.ts';
import { previewErasure } from './preview-erasure.ts';

const database = await testDatabase();
const clock = testClock();
const { app, worker } = testApp(database, clock);

const buyer = {
  firstName: 'Sanne',
  lastName: 'de Vries',
  email: 'S.deVries@example.com',
  phone: '+31 6 5550 1234',
};
const strings = [
  's.devries@example.com',
  's.devries%40example.com',
  'Sanne de Vries',
  'de Vries',
  '+31 6 5550 1234',
];

async function complete(client: TestClient, orderId: string) {
  await inClient(app.db, client.clientId, async (scope) =>
    completeOrder(app, scope, await lockOrder(scope, orderId), { kind: 'provider' }),
  );
}

/** A paid order with its mail and a note; its visit is on the day of the timeslot. */
async function aPaidOrder(client: TestClient, manager: RequestContext, timeslot: TestTimeslot, who = buyer) {
  const { orderId } = await aPlacedOrder(app, client.clientId, timeslot, { buyer: who, quantity: 1 });
  await complete(client, orderId);
  const message = { id: randomUUID(), clientId: client.clientId, type: 'order-completed', createdAt: '' };
  await mailTickets(worker, { ...message, payload: { orderId } });
  await addOrderNote(manager, orderId, 'Sanne de Vries called');
  return orderId;
}

async function aMuseum() {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const timeslot = await aTimeslot(database.owner, client.clientId);
  return { client, manager, timeslot };
}

/** The visit is over: tickets of the past keep no buyer. */
async function visitWasIn(client: TestClient, days: number) {
  for (const table of ['orders', 'ticket', 'order_line']) {
    await database.owner.query(
      `update ${table} set visit_date = (now() at time zone 'UTC')::date + $2::integer
       ${table === 'ticket' ? `, valid_until = now() + make_interval(days => $2::integer)` : ''} where client_id = $1`,
      [client.clientId, days],
    );
  }
}

async function erase(context: RequestContext, query = buyer.email) {
  const { id } = await lookUpVisitor(context, query);
  const { fingerprint } = await previewErasure(context, id);
  return eraseVisitor(context, id, { reason: 'request', confirmation: 'S.DEVRIES@example.com' }, fingerprint);
}

test('after an erasure no column of the whole database holds a string of the person, and the proof says so', async () => {
  const { client, manager, timeslot } = await aMuseum();
  const orderId = await aPaidOrder(client, manager, timeslot);
  await aPaidOrder(client, manager, timeslot);
  await createSavedView(manager, 'orders', {
    name: 'Her orders',
    parameters: `search=${encodeURIComponent(buyer.email)}`,
    isShared: true,
  });
  await database.owner.query(
    `insert into message_attempt (client_id, message_id, started_at, ended_at, error)
     values ($1, uuidv7(), now(), now(), '550 <S.deVries@example.com>: no such user')`,
    [client.clientId],
  );
  await database.owner.query(`update mail set error = '550 <s.devries@example.com>' where client_id = $1`, [
    client.clientId,
  ]);
  await visitWasIn(client, -1);
  expect(columnsWith(await everythingStored(database.owner), strings)).toEqual(
    expect.arrayContaining([
      'mail.error',
      'message_attempt.error',
      'orders.buyer_email',
      'saved_view.parameters',
    ]),
  );

  const { id } = await erase(manager);
  await finishErasures(worker);
  expect(columnsWith(await everythingStored(database.owner), strings)).toEqual([]);
  const erasure = await getErasure(manager, id);
  expect(erasure).toMatchObject({ state: 'done', by: 'manager', reason: 'request', proof: { found: [] } });
  expect(erasure.proof?.tables).toBeGreaterThan(50);
  expect(Object.fromEntries(erasure.erased.map(({ kind, records }) => [kind, records]))).toMatchObject({
    orders: 2,
    mails: 2,
    notes: 2,
    views: 1,
    queue: 1,
  });
  expect(erasure.stays.map(({ kind }) => kind).sort()).toEqual(['ledger', 'tickets']);
  const order = await database.owner.query('select number, total_minor, language from orders where id = $1', [
    orderId,
  ]);
  expect(order.rows).toMatchObject([{ total_minor: '1750', language: 'en' }]);
  const audit = await database.owner.query(
    `select after from audit_entry where client_id = $1 and action = 'erase-person'`,
    [client.clientId],
  );
  expect(audit.rows).toEqual([{ after: { reason: 'request', orders: 2, waiting: 0 } }]);
});

test('the same person at another museum keeps everything there', async () => {
  const [one, other] = [await aMuseum(), await aMuseum()];
  await aPaidOrder(one.client, one.manager, one.timeslot);
  await aPaidOrder(other.client, other.manager, other.timeslot);
  await visitWasIn(one.client, -1);
  await visitWasIn(other.client, -1);
  await erase(one.manager);
  await finishErasures(worker);
  const left = await database.owner.query(
    `select client_id, count(*)::int from orders where buyer_email <> '' and client_id = any ($1) group by 1`,
    [[one.client.clientId, other.client.clientId]],
  );
  expect(left.rows).toEqual([{ client_id: other.client.clientId, count: 1 }]);
  const { id } = await lookUpVisitor(other.manager, buyer.email);
  const { held } = await getVisitorData(other.manager, id);
  expect(held.find(({ kind }) => kind === 'mails')?.records).toBe(1);
  await erase(other.manager);
  await finishErasures(worker);
});

test('erased twice: the second time the look-up is gone, and a new one finds nothing', async () => {
  const { client, manager, timeslot } = await aMuseum();
  await aPaidOrder(client, manager, timeslot);
  await visitWasIn(client, -1);
  const { id } = await lookUpVisitor(manager, buyer.email);
  const { fingerprint } = await previewErasure(manager, id);
  const confirm = () =>
    eraseVisitor(manager, id, { reason: 'request', confirmation: buyer.email }, fingerprint);
  const results = await Promise.allSettled([confirm(), confirm()]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(confirm()).rejects.toBeInstanceOf(NotFoundError);
  expect(await refusalsOf(erase(manager))).toEqual(['main: nothing-to-erase']);
  const again = await lookUpVisitor(manager, buyer.email);
  const { held } = await getVisitorData(manager, again.id);
  expect(held.filter(({ records, kind }) => records > 0 && kind !== 'requests')).toEqual([]);
  await finishErasures(worker);
});

test('an order that is paid between preview and erasure is shown first', async () => {
  const { client, manager, timeslot } = await aMuseum();
  await aPaidOrder(client, manager, timeslot);
  await visitWasIn(client, -1);
  const placed = await aPlacedOrder(app, client.clientId, timeslot, { buyer });
  const { id } = await lookUpVisitor(manager, buyer.email);
  const { fingerprint, waiting } = await previewErasure(manager, id);
  expect(waiting).toMatchObject([{ orderId: placed.orderId, why: 'not-paid-yet', until: null }]);
  await complete(client, placed.orderId);
  const confirm = { reason: 'request', confirmation: buyer.email };
  expect(await refusalsOf(eraseVisitor(manager, id, confirm, fingerprint))).toEqual([
    'main: visitor-data-changed',
  ]);
  const next = await previewErasure(manager, id);
  expect(next.waiting).toMatchObject([{ orderId: placed.orderId, why: 'visit-to-come' }]);
  const erased = await eraseVisitor(manager, id, confirm, next.fingerprint);

  // The order with a visit to come keeps its buyer, its key and its mail until the visit is over.
  await finishErasures(worker);
  expect(await getErasure(manager, erased.id)).toMatchObject({ state: 'waiting', proof: null });
  const kept = await database.owner.query(
    `select o.id, k.wrapped_key is not null as has_key from orders o join person_key k on k.id = o.person_key_id
     where o.client_id = $1 and o.buyer_email <> ''`,
    [client.clientId],
  );
  expect(kept.rows).toEqual([{ id: placed.orderId, has_key: true }]);
  await visitWasIn(client, -2);
  await finishErasures(worker);
  await finishErasures(worker);
  expect(await getErasure(manager, erased.id)).toMatchObject({
    state: 'done',
    proof: { found: [] },
    erased: expect.arrayContaining([{ kind: 'orders', records: 2 }]),
  });
  expect(columnsWith(await everythingStored(database.owner), strings)).toEqual([]);
});

test('another address, no reason, an account without Extra and another museum erase no visitor', async () => {
  const { client, manager, timeslot } = await aMuseum();
  await aPaidOrder(client, manager, timeslot);
  await visitWasIn(client, -1);
  const { id } = await lookUpVisitor(manager, buyer.email);
  const { fingerprint } = await previewErasure(manager, id);
  const attempt = (typed: object, context = manager) => eraseVisitor(context, id, typed, fingerprint);
  const good = { reason: 'request', confirmation: buyer.email };
  expect(await refusalsOf(attempt({ ...good, confirmation: 'anna@example.com' }))).toEqual([
    'confirmation: erasure-confirmation-differs',
  ]);
  expect(await refusalsOf(attempt({ reason: '', confirmation: ' ' }))).toEqual([
    'reason: erasure-reason-required',
    'confirmation: erasure-confirmation-required',
  ]);
  const colleague = await signedInAs(app, client, 'client user');
  await expect(attempt(good, colleague)).rejects.toBeInstanceOf(NotAllowedError);
  const stranger = await signedInAs(app, await aClient(app));
  await expect(attempt(good, stranger)).rejects.toBeInstanceOf(NotFoundError);
  const another = { ...manager, account: { ...manager.account, accountId: randomUUID() } };
  await expect(getVisitorData(another, id)).rejects.toBeInstanceOf(NotFoundError);
  const left = await database.owner.query(`select from orders where client_id = $1 and buyer_email <> ''`, [
    client.clientId,
  ]);
  expect(left.rowCount).toBe(1);
  await erase(manager);
  await finishErasures(worker);
});

const buyersLeft = async ({ clientId }: TestClient) =>
  (await database.owner.query(`select from orders where client_id = $1 and buyer_email <> ''`, [clientId]))
    .rowCount;

test('a visitor who is erased twice before the visit: both erasures end after it', async () => {
  const { client, manager, timeslot } = await aMuseum();
  await aPaidOrder(client, manager, timeslot);
  const erasures = [await erase(manager), await erase(manager)];
  await finishErasures(worker);
  for (const { id } of erasures) expect(await getErasure(manager, id)).toMatchObject({ state: 'waiting' });
  await visitWasIn(client, -1);
  await finishErasures(worker);
  for (const { id } of erasures) expect(await getErasure(manager, id)).toMatchObject({ state: 'done' });
  const { rows } = await database.owner.query(
    `select after from audit_entry where client_id = $1 and action = 'erase-person' and actor_kind = 'system'`,
    [client.clientId],
  );
  expect(rows).toEqual([{ after: { orders: 1, waiting: 0 } }]);
});

test('a buyer whose address is corrected while the erasure waits for the visit is erased after it', async () => {
  const { client, manager, timeslot } = await aMuseum();
  const orderId = await aPaidOrder(client, manager, timeslot);
  const { id } = await erase(manager);
  await database.owner.query(`update orders set buyer_email = 'sanne@example.org' where id = $1`, [orderId]);
  await finishErasures(worker);
  expect(await buyersLeft(client)).toBe(1);
  await visitWasIn(client, -1);
  await finishErasures(worker);
  expect(await getErasure(manager, id)).toMatchObject({ state: 'done' });
  expect(await buyersLeft(client)).toBe(0);
  const { rows } = await database.owner.query(
    `select k.wrapped_key from orders o join person_key k on k.id = o.person_key_id where o.id = $1`,
    [orderId],
  );
  expect(rows).toEqual([{ wrapped_key: null }]);
});

test('an erasure that cannot be finished does not keep those of other museums waiting', async () => {
  const [broken, other] = [await aMuseum(), await aMuseum()];
  const eraseAt = async ({ client, manager, timeslot }: typeof other) => {
    await aPaidOrder(client, manager, timeslot);
    await visitWasIn(client, -1);
    return erase(manager);
  };
  const stuck = await eraseAt(broken);
  await database.owner.query(`update person_erasure set sealed = 'x' where id = $1`, [stuck.id]);
  const { id } = await eraseAt(other);
  await finishErasures(worker);
  expect(await getErasure(broken.manager, stuck.id)).toMatchObject({ state: 'searching' });
  expect(await getErasure(other.manager, id)).toMatchObject({ state: 'done' });
});

test('a file that was being written during an erasure, with the person in it, is emptied before the proof', async () => {
  const { client, manager, timeslot } = await aMuseum();
  await aPaidOrder(client, manager, timeslot);
  await visitWasIn(client, -1);
  const { id } = await exportAuditLog(manager, {}, 'csv');
  const writer = await database.owner.connect();
  await writer.query('begin');
  await writer.query('select from export where id = $1 for update', [id]);
  await writer.query(
    'insert into export_part (client_id, export_id, sequence, sealed) values ($1, $2, 1, $3)',
    [client.clientId, id, sealPart(app.secrets, id, [[buyer.email]])],
  );
  await erase(manager);
  const finishing = finishErasures(worker);
  await vi.waitFor(async () => {
    const { rowCount } = await database.owner.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    expect(rowCount).toBeGreaterThan(0);
  }, patience);
  await writer.query('commit');
  writer.release();
  await finishing;
  expect(await getExport(manager, id)).toMatchObject({ state: 'erased' });
  const parts = await database.owner.query('select from export_part where export_id = $1', [id]);
  expect(parts.rows).toEqual([]);
});
