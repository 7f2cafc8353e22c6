import { randomUUID } from 'node:crypto';
import '@foyer/server/app/modules.ts';
import { carryOnBulkRun } from '@foyer/server/modules/bulk-acts/carry-on-bulk-run.ts';
import { previewBulkAct } from '@foyer/server/modules/bulk-acts/preview-bulk-act.ts';
import { startBulkRun } from '@foyer/server/modules/bulk-acts/start-bulk-run.ts';
import { listCounterDifferences } from '@foyer/server/modules/capacity/index.ts';
import { changeOrder, previewChange } from '@foyer/server/modules/order-changes/change-order.ts';
import { verifyLedger } from '@foyer/server/modules/order-ledger/index.ts';
import { listTicketsToChange } from '@foyer/server/modules/orders/index.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aDesk } from '@foyer/testkit/builders/a-desk.ts';
import { holdAtDesk, sellForCash } from '@foyer/testkit/sell-at-a-desk.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type { Benchmark } from './benchmark.ts';

const ORDERS = 1_000;
const SELLERS = 8;
/** One run of each side that is not counted, and five. */
const BATCHES = 12;

/** A cancelled day: its orders refunded in one act, against one after the other on their pages. */
export const bulkRefunds: Benchmark = {
  name: 'bulk refunds',
  async prepare(database) {
    const { app } = testApp(database);
    const client = await aClient(app);
    const { clientId } = client;
    const desk = await aDesk(database.owner, client, { capacity: 10_000_000 });
    const staff = await signedInAs(app, client);
    let refunded = 0;
    const sellOne = async (): Promise<string> => {
      const held = await holdAtDesk(app, desk, 1);
      if (!held.ok) throw new Error('no hold');
      const { orderId, completion } = await sellForCash(app, desk, held.value);
      if (completion !== 'completed') throw new Error(completion);
      return orderId;
    };
    const sellMany = async (): Promise<string[]> => {
      const sold: string[] = [];
      while (sold.length < ORDERS) {
        sold.push(...(await Promise.all(Array.from({ length: SELLERS }, sellOne))));
      }
      return sold.slice(0, ORDERS);
    };
    // Sold before either side is timed: a run refunds a thousand, whatever time it is given.
    const batches: string[][] = [];
    for (let batch = 0; batch < BATCHES; batch += 1) batches.push(await sellMany());
    const nextBatch = (): string[] => {
      const batch = batches.pop();
      if (!batch) throw new Error(`there are orders for ${BATCHES} runs only`);
      return batch;
    };
    const inBulk = async (orderIds: string[]): Promise<void> => {
      const input = { act: 'refund' as const, selection: { orderIds, filter: null }, reason: 'Storm' };
      const { seen, orderCount } = await previewBulkAct(staff, input);
      if (orderCount !== ORDERS) throw new Error(`${orderCount} orders`);
      const { id } = await startBulkRun(staff, { ...input, seen, requestId: randomUUID() });
      await carryOnBulkRun(app, clientId, id);
    };
    const oneByOne = async (orderIds: string[]): Promise<void> => {
      for (const orderId of orderIds) {
        const tickets = await inClient(app.db, clientId, (scope) => listTicketsToChange(scope, orderId));
        const wish = { cancel: tickets.map(({ id }) => id) };
        const { fingerprint } = await previewChange(staff, orderId, wish);
        await changeOrder(staff, { id: randomUUID(), orderId, wish, fingerprint, reason: 'Storm' });
      }
    };
    const side = (name: string, refund: (orderIds: string[]) => Promise<void>) => ({
      name,
      run: async () => {
        await refund(nextBatch());
        refunded += ORDERS;
        return { done: ORDERS, p99Milliseconds: Number.NaN };
      },
    });
    return {
      contests: [
        {
          name: `${ORDERS} orders refunded in bulk, against as many single ones`,
          unit: 'orders',
          measure: 'rate',
          must: 1,
          aim: 2,
          foyer: side('Foyer: preview, start and carry out', inBulk),
          other: side('Foyer: look, price and refund, one after the other', oneByOne),
        },
      ],
      async findFaults() {
        const ledger = await verifyLedger(database.worker);
        const { rows } = await database.owner.query<{ state: string; refunds: number; orders: number }>(
          `select count(*)::int as refunds, count(distinct order_id)::int as orders from refund where client_id = $1`,
          [clientId],
        );
        const isOnce = rows[0]?.refunds === refunded && rows[0].orders === refunded;
        return [
          ...(isOnce
            ? []
            : [`${refunded} orders were refunded, and the database has ${JSON.stringify(rows)}`]),
          ...(await listCounterDifferences(database.worker)).map((one) => JSON.stringify(one)),
          ...ledger.flatMap(({ differing }) => differing.map((one) => JSON.stringify(one))),
        ];
      },
      close: async () => {},
    };
  },
};
