import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aGate } from '@foyer/testkit/builders/a-gate.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { changeVoucherBatch } from '../../vouchers/change-batch.ts';
import { createVoucherBatch } from '../../vouchers/create-batch.ts';
import { listForGate } from './list-for-gate.ts';

const database = await testDatabase();
const { app } = testApp(database, testClock('2026-11-20T12:00:00Z'));
const { owner } = database;

/** A museum with a batch of three vouchers, and a gate that keeps its list. */
async function aMuseum(changes: object = {}) {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const gate = await aGate(app, client);
  const { ticketTypeId } = await aTimeslot(owner, client.clientId);
  const details = { name: 'Hotel', atGate: true, ...changes };
  const worth = [{ ticketTypeId, quantity: 2 }];
  const batch = await createVoucherBatch(manager, { ...details, quantity: 3, worth });
  let cursor: string | undefined;
  return {
    client,
    batch,
    change: (some: object) => changeVoucherBatch(manager, batch.id, { ...details, ...some }),
    /** The pages of vouchers since the list before: each voucher with its batch, as the gate keeps it. */
    list: async ({ isFull = false } = {}) => {
      const kept = [];
      let after = isFull ? undefined : cursor;
      for (let hasMore = true; hasMore; ) {
        const page = await gate.call((scope, device) => listForGate(app, scope, device, after));
        kept.push(...page.vouchers.map(({ code, batch: place }) => ({ code, ...page.head.batches[place] })));
        ({ cursor: after, hasMore } = page);
      }
      cursor = after;
      return kept;
    },
    /** What changed within minutes is sent again: all of this museum changed earlier. */
    longAgo: async () => {
      await owner.query('alter table voucher disable trigger voucher_changed_for_gates');
      await owner.query("update voucher set changed_at = '2026-11-01' where client_id = $1", [
        client.clientId,
      ]);
      await owner.query('alter table voucher enable trigger voucher_changed_for_gates');
      await owner.query(
        "update voucher_batch set changed_at = '2026-11-02' where client_id = $1 and changed_at is not null",
        [client.clientId],
      );
    },
  };
}

test('vouchers that were made long ago reach the gates when their batch becomes one for gates', async () => {
  const { change, list, longAgo } = await aMuseum({ atGate: false });
  await longAgo();
  expect(await list()).toEqual([]);
  await change({ atGate: true });
  const sent = await list();
  expect(sent).toMatchObject([{ atGate: true }, { atGate: true }, { atGate: true }]);
  expect(new Set(sent.map(({ code }) => code)).size).toBe(3);
  await longAgo();
  expect(await list(), 'sent once').toEqual([]);
  expect(await list({ isFull: true }), 'to a gate that has no list').toHaveLength(3);
});

test('a changed period of a batch reaches the gates, also one that is over', async () => {
  const { change, list, longAgo } = await aMuseum();
  expect(await list()).toHaveLength(3);
  await longAgo();
  await change({ validFrom: '2026-12-01', validUntil: '2026-12-31' });
  const period = { validFrom: '2026-12-01', validUntil: '2026-12-31' };
  expect(await list()).toMatchObject([period, period, period]);
  await longAgo();
  await change({ validUntil: '2026-11-01' });
  const over = { validUntil: '2026-11-01' };
  expect(await list()).toMatchObject([over, over, over]);
  await longAgo();
  expect(await list({ isFull: true })).toEqual([]);
});

test('a batch that is taken off the gates reaches them once, so that they refuse its vouchers', async () => {
  const { client, change, list, longAgo } = await aMuseum();
  await list();
  await longAgo();
  await change({ atGate: false });
  await owner.query(
    `update voucher set used_at = now() where client_id = $1
       and code = (select min(code) from voucher where client_id = $1)`,
    [client.clientId],
  );
  expect(await list()).toMatchObject([{ atGate: false }, { atGate: false }, { atGate: false }]);
  await longAgo();
  expect(await list()).toEqual([]);
  expect(await list({ isFull: true })).toEqual([]);
});

test('a new name of a batch, and changes of one that is not for gates, send no voucher again', async () => {
  const [named, elsewhere] = [await aMuseum(), await aMuseum({ atGate: false })];
  for (const { list, longAgo } of [named, elsewhere]) {
    await list();
    await longAgo();
  }
  await named.change({ name: 'Hotel Kaap' });
  await elsewhere.change({ validUntil: '2026-12-31' });
  expect([await named.list(), await elsewhere.list()]).toEqual([[], []]);
});

test('a large batch that was changed is sent page by page, each voucher once', async () => {
  const { client, batch, change, list, longAgo } = await aMuseum();
  await owner.query(
    `insert into voucher (client_id, batch_id, code)
     select $1, $2, 'LARGE' || lpad(n::text, 5, '0') from generate_series(1, 2497) as n`,
    [client.clientId, batch.id],
  );
  await longAgo();
  expect(await list()).toHaveLength(2500);
  await change({ validUntil: '2026-12-31' });
  await owner.query('update voucher set used_at = now() where client_id = $1 and code < $2', [
    client.clientId,
    'LARGE00700',
  ]);
  const sent = await list();
  expect(sent).toHaveLength(2500);
  expect(new Set(sent.map(({ code }) => code)).size).toBe(2500);
  expect(sent.every(({ validUntil }) => validUntil === '2026-12-31')).toBe(true);
});
