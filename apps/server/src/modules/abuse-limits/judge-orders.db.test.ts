import { randomUUID } from 'node:crypto';
import { orderLimitDefaults } from '@foyer/domain/abuse-limits/order-limit.ts';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aSetting } from '@foyer/testkit/builders/a-setting.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { patience } from '@foyer/testkit/patience.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test, vi } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { judgeOrders } from './judge-orders.ts';

const database = await testDatabase();
const { app } = testApp(database);
/** Another web process: it shares the database and nothing else. */
const { app: second } = testApp(database);

const anOrder = (mostTickets: number | null = null) => ({
  cart: { id: randomUUID() },
  buyer: { email: 'anna@example.org', phone: null },
  network: null,
  isSmsAsked: false,
  holdId: randomUUID(),
  channelId: '0198c2a0-0000-7000-8000-000000000001',
  restriction: { emailDomains: null, mostTickets, code: null },
  tickets: 1,
});

async function countWaiting(): Promise<number> {
  const { rows } = await database.owner.query<{ n: number }>(
    `select count(*)::int as n from pg_locks l join pg_database d on d.oid = l.database
     where l.locktype = 'advisory' and not l.granted and d.datname = current_database()`,
  );
  return rows[0]?.n ?? 0;
}

test.each([
  ['an order limit of one', orderLimitDefaults.mostOrders + 1, null],
  ['one ticket for each address', 0, 1],
])(
  '%s: an order waits for one of the same person that is being placed, and is refused then',
  async (_what, mostOrders, mostTickets) => {
    const { clientId } = await aClient(app);
    await aSetting(database.owner, clientId, 'order-limit', { ...orderLimitDefaults, mostOrders });
    const timeslot = await aTimeslot(database.owner, clientId, { capacity: 10 });
    const { orderId } = await aPlacedOrder(app, clientId, timeslot);
    const sale = anOrder(mostTickets);
    const later = await inClient(app.db, clientId, async (scope) => {
      const first = await judgeOrders(app, scope, [sale]);
      expect(first.refused.size).toBe(0);
      const judged = inClient(second.db, clientId, (other) =>
        judgeOrders(second, other, [anOrder(mostTickets)]),
      );
      await vi.waitFor(async () => expect(await countWaiting()).toBe(1), patience);
      await first.note([{ sale, orderId }]);
      return { judged };
    });
    expect((await later.judged).refused.size).toBe(1);
  },
);
