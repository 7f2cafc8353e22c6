import { randomUUID } from 'node:crypto';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { takeCart } from '../../storefront/cart/take-cart.ts';
import { listTypesToday } from './type-today.repository.ts';

const database = await testDatabase();
const clock = testClock('2030-06-01T10:00:00Z');
const { app } = testApp(database, clock);
const set = (text: string, ...values: unknown[]) => database.owner.query(text, values);

/** A page on sale, seen on the morning of its timeslot at 14:00. */
async function aPageToday(capacity: number | null = 20) {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const page = await aSalesPage(database.owner, client.clientId, { capacity });
  const { date, ticketTypeId, ticketGroupId, timeslotId } = page;
  const at = (time: string) => new Date(`${date}T${time}:00Z`);
  return {
    ...page,
    client,
    look: async (time = '08:00') => {
      const types = await manager.inClient((scope) =>
        listTypesToday(scope, [ticketTypeId], { at: at(time), date }),
      );
      return types[0];
    },
    hold: (quantity: number, visit: object = { timeslotId }) =>
      takeCart(
        app,
        { client: client.subdomain, channel: page.url },
        { language: 'en', ...visit, lines: [{ ticketTypeId, quantity }] },
        randomUUID(),
      ),
    limit: (table: 'ticket_type' | 'ticket_group', limit: number) =>
      set(
        `update ${table} set ticket_limit = $2 where id = $1`,
        table === 'ticket_type' ? ticketTypeId : ticketGroupId,
        limit,
      ),
    limitsAreKnown: () =>
      set(
        `insert into sale_limit_epoch (client_id, epoch) values ($1, 1)
           on conflict (client_id) do update set epoch = sale_limit_epoch.epoch + 1`,
        client.clientId,
      ),
  };
}

test('a ticket type without a limit shares what its timeslots of today have left', async () => {
  const { look, hold } = await aPageToday();
  await hold(3);
  expect(await look()).toMatchObject({
    left: 17,
    capacity: 20,
    isShared: true,
    soldCount: 0,
    scannedCount: 0,
  });
  // A timeslot that has begun is sold no more.
  expect(await look('20:00')).toMatchObject({ left: 0, capacity: 20 });
});

test('the smallest limit of type, group and timeslot counts', async () => {
  const { look, hold, limit, limitsAreKnown } = await aPageToday();
  await limit('ticket_type', 10);
  await limitsAreKnown();
  expect(await look()).toMatchObject({ left: 10, capacity: 10, isShared: false });
  await hold(4);
  expect(await look()).toMatchObject({ left: 6, capacity: 10 });
  await limit('ticket_group', 5);
  await limitsAreKnown();
  expect(await look()).toMatchObject({ left: 5, capacity: 5 });
});

test('nothing is left on a day on which its group or the location is closed, and no limit is no number', async () => {
  const { look, client, ticketGroupId, locationId, date } = await aPageToday(null);
  expect(await look()).toMatchObject({ left: null, capacity: null });
  await set(
    'insert into ticket_group_day (client_id, ticket_group_id, date, is_open) values ($1, $2, $3, false)',
    client.clientId,
    ticketGroupId,
    date,
  );
  expect(await look()).toMatchObject({ left: 0, capacity: 0 });
  await set('delete from ticket_group_day where client_id = $1', client.clientId);
  await set(
    'insert into closed_day (client_id, location_id, date) values ($1, $2, $3)',
    client.clientId,
    locationId,
    date,
  );
  expect(await look()).toMatchObject({ left: 0 });
});

test('a day ticket is counted by its day, and one for no day in all', async () => {
  const { look, hold, limit, productId, ticketGroupId, date } = await aPageToday();
  await set(`update product set availability_type = 'UNLIMITED' where id = $1`, productId);
  await set(`update ticket_group set kind = 'specific day' where id = $1`, ticketGroupId);
  await limit('ticket_type', 8);
  await hold(2, { date });
  expect(await look()).toMatchObject({ left: 6, capacity: 8, soldCount: 0 });
  await set(`update ticket_group set kind = 'continuous' where id = $1`, ticketGroupId);
  await hold(1, {});
  expect(await look()).toMatchObject({ left: 7, capacity: 8, soldCount: null, scannedCount: null });
});

test('what was sold for today is counted, and how many came', async () => {
  const { look, client, date, ticketTypeId } = await aPageToday();
  const { rows } = await set(
    `with o as (insert into orders (client_id, secret_hash, state, language, currency, total_minor)
       values ($1, sha256($2::bytea), 'completed', 'nl', 'EUR', 0) returning id),
     l as (insert into order_line (client_id, order_id, position, ticket_type_id, ticket_type_name, product_name, quantity,
       unit_price_minor, total_minor, vat_basis_points, vat_minor)
       select $1, id, 0, $3, 'Adult', 'Salt & Light', 3, 0, 0, 0, 0 from o returning id, order_id)
     insert into ticket (client_id, order_id, order_line_id, ticket_type_id, code, visit_date, used_at, state)
     select $1, order_id, id, $3, n::text, $4, case when n = 1 then now() end, case when n = 3 then 'cancelled' else 'active' end
     from l, generate_series(1, 3) n returning id`,
    client.clientId,
    randomUUID(),
    ticketTypeId,
    date,
  );
  expect(rows).toHaveLength(3);
  expect(await look()).toMatchObject({ soldCount: 2, scannedCount: 1 });
});
