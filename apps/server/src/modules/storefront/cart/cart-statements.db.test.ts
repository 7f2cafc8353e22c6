import { randomUUID } from 'node:crypto';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { listenedDatabase } from '@foyer/testkit/database/listened-database.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { saveDetails } from './save-details.ts';
import { takeCart } from './take-cart.ts';

const database = await testDatabase();
const { app } = testApp(database);
const client = await aClient(app);

test('a cart takes at most nineteen statements, however much the page sells', async () => {
  const page = await aSalesPage(database.owner, client.clientId, { capacity: 20 });
  for (const _ of [1, 2, 3]) {
    const other = await aSalesPage(database.owner, client.clientId);
    await database.owner.query(
      'insert into channel_ticket_group (client_id, channel_id, ticket_group_id) values ($1, $2, $3)',
      [client.clientId, page.channelId, other.ticketGroupId],
    );
  }
  const { statements, db } = listenedDatabase(database);
  const address = { client: client.subdomain, channel: page.url };
  const lines = [{ ticketTypeId: page.ticketTypeId, quantity: 2 }];
  const wish = { language: 'en', timeslotId: page.timeslotId, lines };
  const cart = await takeCart({ ...app, db }, address, wish, randomUUID());
  await db.destroy();
  expect(cart.lines).toMatchObject([{ name: 'Adult', quantity: 2, totalMinor: 3500 }]);
  const firstOf = (word: string) => statements.findIndex((statement) => statement.includes(word));
  expect(firstOf('sale limits')).toBeGreaterThanOrEqual(0);
  expect(firstOf('sale limits'), 'limits are kept before they are read').toBeLessThan(
    firstOf('from "channel"'),
  );
  expect(firstOf('sale limits')).toBeLessThan(firstOf('from sale_limit_epoch'));
  expect(statements.length).toBeGreaterThan(5);
  // Which pages have a waiting room is read once a second for all carts.
  const ofCart = statements.filter((statement) => !statement.includes('list_waiting_rooms'));
  expect(ofCart.length, ofCart.join('\n')).toBeLessThanOrEqual(19);
});

test('a visitor who just took places is known: the next request does not ask whose cart it is', async () => {
  const page = await aSalesPage(database.owner, client.clientId);
  const { statements, db } = listenedDatabase(database);
  const here = { ...app, db };
  const address = { client: client.subdomain, channel: page.url };
  const lines = [{ ticketTypeId: page.ticketTypeId, quantity: 1 }];
  const wish = { language: 'en', timeslotId: page.timeslotId, lines };
  const { secret } = await takeCart(here, address, wish, randomUUID());
  const details = { firstName: 'Anna', lastName: 'Visser', email: 'anna.visser@example.com' };
  await saveDetails(here, secret, details);
  const asksWhose = (statement: string) => statement.includes('find_client_by_cart_secret');
  expect(statements.filter(asksWhose)).toEqual([]);
  // Another process has not met it.
  await saveDetails({ ...app, db }, secret, details);
  await db.destroy();
  expect(statements.filter(asksWhose)).toHaveLength(1);
});

test('what a cart and a payment learn on their way to an order is written where they lie, and in no index', async () => {
  const changed = ['details', 'person_key_id', 'order_id', 'extensions', 'hold_expires_at', 'updated_at'];
  const { rows } = await database.owner.query<{ found: string }>(
    `select i.indexrelid::regclass || ' ' || a.attname as found
     from pg_index i join pg_attribute a on a.attrelid = i.indrelid
       and (a.attnum = any (i.indkey) or pg_get_expr(i.indpred, i.indrelid) ~ ('\\m' || a.attname || '\\M'))
     where i.indrelid = 'cart'::regclass and a.attname = any ($1)
       or i.indrelid = 'payment'::regclass and a.attname in ('state', 'paid_at')`,
    [changed],
  );
  expect(rows.map(({ found }) => found)).toEqual([]);
  const { rows: tables } = await database.owner.query<{ relname: string }>(
    `select relname from pg_class where relname in ('cart', 'payment') and reloptions::text ~ 'fillfactor=[456]'`,
  );
  expect(tables).toHaveLength(2);
});
