import { randomUUID } from 'node:crypto';
import { ok, refused } from '@foyer/domain/result/result.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { completeOrder, lockOrder, type OrderSelection, recordOrderEvent } from '../orders/index.ts';
import './acts/resend-act.ts';
import { getRun, listOpenRuns } from './bulk-run.repository.ts';
import { carryOnBulkRun, sendStalledRuns } from './carry-on-bulk-run.ts';
import { closeBulkRun, pauseBulkRun, resumeBulkRun, retryBulkRun } from './change-bulk-run.ts';
import { listBulkRows } from './list-bulk-rows.ts';
import './acts/cancel-acts.ts';
import { type ActOutcome, offerOrderAct, orderActOf } from './order-act.ts';
import { exportOrders } from './order-export.ts';
import { previewBulkAct } from './preview-bulk-act.ts';
import { startBulkRun } from './start-bulk-run.ts';

const database = await testDatabase();
const clock = testClock();
const { app, worker } = testApp(database, clock);

type Applied = (
  scope: ClientScope,
  orderId: string,
) => Promise<ReturnType<typeof ok<ActOutcome>> | ReturnType<typeof refused>>;

/** What the act `refund` of these tests does to an order, after it left a note on its timeline. */
let apply: Applied = async () => ok({ state: 'done', amountMinor: 100 });
const real = orderActOf('refund');
beforeAll(() =>
  offerOrderAct({
    act: 'refund',
    right: 'extra',
    mostOrders: 100,
    mindsChanges: true,
    previewForOrder: (_app, _scope, { totalMinor }) => ({ amountMinor: totalMinor }),
    applyToOrder: async (_app, scope, orderId, { reason }) => {
      await recordOrderEvent(scope, orderId, 'note-added', { kind: 'system' }, { text: reason });
      return apply(scope, orderId);
    },
  }),
);
// Files share what acts there are.
afterAll(() => offerOrderAct(real));

async function aMuseum(paid = 5) {
  apply = async () => ok({ state: 'done', amountMinor: 100 });
  const client = await aClient(app);
  const { clientId } = client;
  const timeslot = await aTimeslot(database.owner, clientId, { capacity: null });
  const manager = await signedInAs(app, client);
  const sell = async (isPaid = true) => {
    const { orderId } = await aPlacedOrder(app, clientId, timeslot);
    if (isPaid) {
      await inClient(app.db, clientId, async (scope) =>
        completeOrder(app, scope, await lockOrder(scope, orderId), { kind: 'provider' }),
      );
    }
    return orderId;
  };
  const orders: string[] = [];
  for (let nth = 0; nth < paid; nth += 1) orders.push(await sell());
  const start = async (
    act: string,
    {
      selection = { filter: {} },
      by = manager,
      requestId = randomUUID() as string,
    }: { selection?: OrderSelection; by?: RequestContext; requestId?: string } = {},
  ) => {
    const input = { act, selection, reason: 'storm' };
    const { seen } = await previewBulkAct(by, input as never);
    return startBulkRun(by, { ...input, seen, requestId });
  };
  const carryOn = (runId: string) => carryOnBulkRun(worker, clientId, runId);
  const results = (runId: string) =>
    manager.inClient((scope) => listBulkRows(scope, runId, 'all', { offset: 0, limit: 100 }));
  const states = async (runId: string) => (await results(runId)).map(({ state }) => state);
  const events = async (kind: string) =>
    (
      await database.owner.query<{ order_id: string }>(
        'select order_id from order_event where client_id = $1 and kind = $2 order by order_id',
        [clientId, kind],
      )
    ).rows.map((row) => row.order_id);
  const run = (id: string) => manager.inClient((scope) => getRun(scope, id));
  return { client, clientId, manager, sell, orders, start, carryOn, results, states, events, run };
}

describe('sending tickets again to all that a filter leaves', () => {
  test('says first how many it is for and who is left out, and does it once, however often a worker is sent', async () => {
    const museum = await aMuseum();
    await museum.sell(false);
    const input = { act: 'resend-tickets', selection: { filter: {} }, reason: '' } as never;
    const preview = await previewBulkAct(museum.manager, input);
    expect(preview).toMatchObject({
      orderCount: 5,
      amountMinor: 0,
      skipped: [{ code: 'order-not-sold', count: 1 }],
    });
    const requestId = randomUUID();
    const run = await museum.start('resend-tickets', { requestId });
    expect((await museum.start('resend-tickets', { requestId })).id).toBe(run.id);
    expect(await museum.states(run.id)).toEqual([]);
    await Promise.all([museum.carryOn(run.id), museum.carryOn(run.id)]);
    await museum.carryOn(run.id);
    expect(await museum.states(run.id)).toEqual(['done', 'done', 'done', 'done', 'done']);
    expect(await museum.events('tickets-resent')).toEqual(museum.orders.toSorted());
    expect(await museum.run(run.id)).toMatchObject({ state: 'done', orderCount: 5 });
    const { rows } = await database.owner.query(
      `select action, actor_id, count(*)::int from audit_entry where client_id = $1
         and action in ('start-bulk-run', 'resend-tickets') group by 1, 2 order by 1`,
      [museum.clientId],
    );
    const actor_id = museum.client.managerId;
    expect(rows).toEqual([
      { action: 'resend-tickets', actor_id, count: 5 },
      { action: 'start-bulk-run', actor_id, count: 1 },
    ]);
  });

  test('is for the chosen ones only where some were chosen, and never for another client’s', async () => {
    const [museum, other] = [await aMuseum(), await aMuseum(1)];
    const selection = { orderIds: [...museum.orders.slice(0, 2), ...other.orders] };
    const run = await museum.start('resend-tickets', { selection });
    expect(run.orderCount).toBe(2);
    await museum.carryOn(run.id);
    expect(await museum.events('tickets-resent')).toEqual(museum.orders.slice(0, 2).toSorted());
    await expect(other.manager.inClient((scope) => getRun(scope, run.id))).rejects.toThrow(
      'bulk-run-not-found',
    );
    await expect(pauseBulkRun(other.manager, run.id)).rejects.toThrow('bulk-run-not-found');
    expect(await other.manager.inClient(listOpenRuns)).toEqual([]);
  });

  test('starts nothing when the orders are others than the preview showed, or when it is for none', async () => {
    const museum = await aMuseum(1);
    const input = { act: 'resend-tickets', selection: { filter: {} }, reason: '' };
    const { seen } = await previewBulkAct(museum.manager, input as never);
    await museum.sell();
    await expect(startBulkRun(museum.manager, { ...input, seen, requestId: 'one' })).rejects.toThrow(
      'bulk-moved-on',
    );
    const none = { ...input, selection: { filter: { state: 'expired' } } };
    const preview = await previewBulkAct(museum.manager, none as never);
    await expect(
      startBulkRun(museum.manager, { ...none, seen: preview.seen, requestId: 'two' }),
    ).rejects.toThrow('bulk-no-orders');
  });

  test('needs the right of the act, and a sales partner has none', async () => {
    const museum = await aMuseum(1);
    const selection = { filter: {} };
    for (const [type, act] of [
      ['read only', 'resend-tickets'],
      ['sales partner', 'resend-tickets'],
      ['reception', 'refund'],
    ] as const) {
      const caller = await signedInAs(app, museum.client, type);
      await expect(museum.start(act, { by: caller, selection })).rejects.toThrow('order-management');
    }
    const run = await museum.start('refund');
    const reception = await signedInAs(app, museum.client, 'reception');
    await expect(retryBulkRun(reception, run.id, null)).rejects.toThrow('order-management');
    const reader = await signedInAs(app, museum.client, 'read only');
    await expect(exportOrders(reader, selection, 'csv')).rejects.toThrow('order-management');
  });
});

describe('each order has its result', () => {
  test('in words: a refusal undoes what was done to that order, approval is no failure, and only failed ones are tried again', async () => {
    const museum = await aMuseum(4);
    const [first, second, third] = museum.orders;
    apply = async (_scope, orderId) => {
      if (orderId === first) return refused({ code: 'refund-refused', params: { cause: 'account closed' } });
      if (orderId === second) return ok({ state: 'approval', amountMinor: 3500 });
      return orderId === third ? ok({ state: 'skipped', code: 'order-not-sold' }) : ok({ state: 'done' });
    };
    const run = await museum.start('refund');
    await museum.carryOn(run.id);
    expect(
      (await museum.results(run.id)).map(({ orderId, state, code }) => [orderId, state, code]).toReversed(),
    ).toEqual([
      [first, 'failed', 'refund-refused'],
      [second, 'approval', null],
      [third, 'skipped', 'order-not-sold'],
      [museum.orders[3], 'done', null],
    ]);
    expect(await museum.events('note-added')).toEqual(museum.orders.slice(1).toSorted());
    expect((await museum.run(run.id)).state).toBe('done');

    apply = async () => ok({ state: 'done' });
    expect((await retryBulkRun(museum.manager, run.id, null)).state).toBe('running');
    await museum.carryOn(run.id);
    expect((await museum.states(run.id)).toReversed()).toEqual(['done', 'approval', 'skipped', 'done']);
    expect(await museum.events('note-added')).toEqual(museum.orders.toSorted());
  });

  test('an order that changed since the preview is not touched until it is tried again', async () => {
    const museum = await aMuseum(2);
    const [moved = ''] = museum.orders;
    const run = await museum.start('refund');
    await database.owner.query(`update orders set visit_date = '2030-06-20' where id = $1`, [moved]);
    await museum.carryOn(run.id);
    const [, result] = await museum.results(run.id);
    expect(result).toMatchObject({ orderId: moved, state: 'failed', code: 'bulk-order-moved-on' });
    expect(await museum.events('note-added')).not.toContain(moved);
    await retryBulkRun(museum.manager, run.id, result?.position ?? 0);
    await museum.carryOn(run.id);
    expect(await museum.states(run.id)).toEqual(['done', 'done']);
  });

  test('a run whose worker is killed twice in the middle of an order is continued, and does nothing twice', async () => {
    const museum = await aMuseum(8);
    let kills = 0;
    apply = async (scope) => {
      if (kills < 2) {
        kills += 1;
        await sql`select pg_terminate_backend(pg_backend_pid())`.execute(scope.tx);
      }
      return ok({ state: 'done', amountMinor: 100 });
    };
    const run = await museum.start('refund');
    await museum.carryOn(run.id);
    await museum.carryOn(run.id);
    expect(kills).toBe(2);
    expect(await museum.states(run.id)).toEqual(Array(8).fill('done'));
    expect(await museum.events('note-added')).toEqual(museum.orders.toSorted());
  });

  test('an act that always breaks ends as a failure, and the others go on', async () => {
    const museum = await aMuseum(3);
    apply = async (_scope, orderId) => {
      if (orderId === museum.orders[1]) throw new Error('a mistake');
      return ok({ state: 'done' });
    };
    const run = await museum.start('refund');
    await museum.carryOn(run.id);
    expect(await museum.states(run.id)).toEqual(['done', 'failed', 'done']);
    expect((await museum.results(run.id))[1]?.code).toBe('bulk-act-broke');
  });
});

describe('runs', () => {
  test('of the same orders wait for each other, in the order in which they were started', async () => {
    const museum = await aMuseum(3);
    const one = await museum.start('refund', { selection: { orderIds: museum.orders.slice(0, 2) } });
    const two = await museum.start('resend-tickets', { selection: { orderIds: museum.orders.slice(1) } });
    await museum.carryOn(two.id);
    expect(await museum.states(two.id)).toEqual(['done']);
    expect(await museum.events('tickets-resent')).toEqual(museum.orders.slice(2));
    expect((await museum.run(two.id)).state).toBe('running');
    await museum.carryOn(one.id);
    await museum.carryOn(two.id);
    expect(await museum.events('tickets-resent')).toEqual(museum.orders.slice(1).toSorted());
    expect((await museum.run(two.id)).state).toBe('done');
  });

  test('are paused and resumed, and one that is over is closed', async () => {
    const museum = await aMuseum(2);
    const run = await museum.start('refund');
    await pauseBulkRun(museum.manager, run.id);
    await museum.carryOn(run.id);
    expect(await museum.states(run.id)).toEqual([]);
    expect((await museum.run(run.id)).state).toBe('paused');
    await closeBulkRun(museum.manager, run.id);
    expect(await museum.manager.inClient(listOpenRuns)).toHaveLength(1);
    await resumeBulkRun(museum.manager, run.id);
    await museum.carryOn(run.id);
    expect(await museum.states(run.id)).toEqual(['done', 'done']);
    await closeBulkRun(museum.manager, run.id);
    expect(await museum.manager.inClient(listOpenRuns)).toEqual([]);
  });

  test('that stand still are sent to the workers again', async () => {
    const museum = await aMuseum(1);
    const run = await museum.start('refund');
    const sent = async () =>
      (
        await database.owner.query(`select from outbox where client_id = $1 and type = 'carry-on-bulk-run'`, [
          museum.clientId,
        ])
      ).rowCount;
    expect(await sent()).toBe(1);
    await sendStalledRuns(worker);
    expect(await sent()).toBe(1);
    clock.advance(1);
    await sendStalledRuns(worker);
    await sendStalledRuns(worker);
    expect(await sent()).toBe(2);
    await museum.carryOn(run.id);
    clock.advance(1);
    await sendStalledRuns(worker);
    expect(await sent()).toBe(2);
  });
});
