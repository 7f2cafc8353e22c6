import { aClient, type TestClient } from '@foyer/testkit/builders/a-client.ts';
import { aGate } from '@foyer/testkit/builders/a-gate.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import { listenedDatabase } from '@foyer/testkit/database/listened-database.ts';
import { readsIn, rowsOfStatement } from '@foyer/testkit/database/rows-of-statement.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findOrdersAtGate } from './find-orders.ts';

const database = await testDatabase();
const { owner } = database;
const { app } = testApp(database, testClock('2026-11-20T12:00:00Z'));

async function finder(client: TestClient) {
  const gate = await aGate(app, client);
  return async (query: string) => {
    const { orders } = await gate.call((scope, device) => findOrdersAtGate(app, scope, device, query));
    return orders.map(({ buyer, orderNumber }) => `${orderNumber} ${buyer}`);
  };
}

describe('an order whose ticket the visitor has lost', () => {
  test('is found at the gate by a part of the name or by its number, where it is for today or for no day', async () => {
    const client = await aClient(app);
    const find = await finder(client);
    const sell = (orderNumber: number, visitDate: string | null, more = {}) =>
      aSoldTicket(owner, client.clientId, { orderNumber, visitDate, ...more });
    await sell(104_871, '2026-11-20');
    await sell(104_872, '2026-11-21');
    await sell(104_873, null);
    await sell(104_874, '2026-11-20', { state: 'cancelled' });
    expect(await find('semin a')).toEqual(['GT-104871 Yasemin Aydın']);
    expect(await find('GT-104871')).toEqual(['GT-104871 Yasemin Aydın']);
    expect(await find('104873')).toEqual(['GT-104873 Yasemin Aydın']);
    expect(await find('104872'), 'of tomorrow').toEqual([]);
    expect(await find('104874'), 'cancelled').toEqual([]);
    expect(await find('100%')).toEqual([]);
  });
});

/** Of all days; 40 are of today. */
const ORDERS = 20_000;

describe.each(['never analyzed', 'analyzed'])(
  'orders of a museum of many years, in tables that were %s',
  (state) => {
    const { sent, db } = listenedDatabase(database);
    afterAll(() => db.destroy());
    let client: TestClient;
    beforeAll(async () => {
      client = await aClient(app);
      const { orderId } = await aSoldTicket(owner, client.clientId, { visitDate: '2026-11-20' });
      await owner.query(
        `with ordered as (
         insert into orders (client_id, number, secret_hash, state, language, currency, total_minor, item_count,
           buyer_last_name, test, visit_date, completed_at)
         select $1, 200000 + n, sha256(uuidv7()::text::bytea), 'completed', 'nl', 'EUR', 1850, 1, 'Visser' || n, true,
           '2026-11-20'::date - n / 40, now() from generate_series(0, $3::int - 1) as n
         returning client_id, id, visit_date),
       lined as (
         insert into order_line (client_id, order_id, position, ticket_type_id, ticket_type_name, product_name, visit_date,
           quantity, unit_price_minor, total_minor, vat_basis_points, vat_minor)
         select o.client_id, o.id, 0, l.ticket_type_id, l.ticket_type_name, l.product_name, o.visit_date, 1, 1850, 1850, 900, 153
         from ordered o, order_line l where l.order_id = $2
         returning client_id, order_id, id, ticket_type_id, visit_date)
       insert into ticket (client_id, order_id, order_line_id, ticket_type_id, code, visit_date, test)
       select client_id, order_id, id, ticket_type_id, id::text, visit_date, true from lined`,
        [client.clientId, orderId, ORDERS],
      );
      if (state === 'analyzed')
        for (const table of ['orders', 'order_line', 'ticket']) await owner.query(`analyze ${table}`);
    });

    test.each([
      ['a name', 'visser1', 11],
      ['a number', 'GT-200007', 1],
    ])('are searched by %s without reading those of other days', async (_by, query, count) => {
      const gate = await aGate({ ...app, db }, client);
      sent.length = 0;
      const found = await gate.call((scope, device) => findOrdersAtGate(app, scope, device, query));
      expect(found.orders).toHaveLength(count);
      const reads = readsIn(sent);
      expect(reads.length).toBeGreaterThan(0);
      for (const statement of reads)
        expect(await rowsOfStatement(app.db, client.clientId, statement)).toBeLessThan(ORDERS / 20);
    });
  },
);
