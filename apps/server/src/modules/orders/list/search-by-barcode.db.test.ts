import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../../platform/database/in-client.ts';
import { searchTickets } from '../../ticket-search/index.ts';
import { completeOrder } from '../complete-order.ts';
import { lockOrder } from '../order.repository.ts';
import { listTickets } from '../ticket.repository.ts';
import { listOrders, totalOrders } from './list-orders.ts';

const database = await testDatabase();
const { owner } = database;
const { app } = testApp(database);

async function aMuseum() {
  const client = await aClient(app);
  const { clientId } = client;
  const timeslot = await aTimeslot(owner, clientId, { capacity: null });
  const manager = await signedInAs(app, client);
  const { rows } = await owner.query<{ id: string }>(
    `insert into barcode_series (client_id, name, kind) values ($1, 'City card', 'imported') returning id`,
    [clientId],
  );
  return {
    client,
    clientId,
    manager,
    sell: async (lastName: string, quantity = 1) => {
      const buyer = { firstName: 'Anna', lastName, email: '', phone: null };
      const { orderId } = await aPlacedOrder(app, clientId, timeslot, { quantity, buyer });
      return inClient(app.db, clientId, async (scope) => {
        await completeOrder(app, scope, await lockOrder(scope, orderId), { kind: 'provider' });
        return listTickets(scope, orderId);
      });
    },
    /** A code of the series, printed on a ticket or still free. */
    addCode: (code: string, ticketId?: string) =>
      owner.query(
        `with made as (insert into barcode (client_id, series_id, code, key, issued_at)
           values ($1, $2, $3, upper(replace($3, '-', '')), case when $4::uuid is null then null else now() end) returning id)
         update ticket set barcode_id = (select id from made) where client_id = $1 and id = $4`,
        [clientId, rows[0]?.id, code, ticketId ?? null],
      ),
    setCustomBarcode: (code: string) =>
      owner.query(
        'update ticket_type set uses_custom_barcode = true, custom_barcode = $2 where client_id = $1',
        [clientId, code],
      ),
    orders: async (search: string) =>
      (await listOrders(manager, { search }, { limit: 50, inverted: false })).map(
        ({ order }) => order.buyerName,
      ),
    tickets: async (search: string) => (await searchTickets(manager, { search })).map(({ code }) => code),
  };
}

test('the code of a barcode series finds its order and its ticket, however it is typed', async () => {
  const museum = await aMuseum();
  await museum.sell('Visser');
  const [first, second] = await museum.sell('Bakker', 2);
  await museum.addCode('X-9KDF4M', first?.id);
  await museum.addCode('8711327591248', second?.id);
  for (const typed of ['X-9KDF4M', ' x9kdf 4m ']) {
    expect(await museum.orders(typed)).toEqual(['Anna Bakker']);
    expect(await museum.tickets(typed)).toEqual([first?.code]);
  }
  expect(await museum.tickets('8711327591248')).toEqual([second?.code]);
  expect(await totalOrders(museum.manager, { search: 'X-9KDF4M' })).toMatchObject({ count: 1 });
});

test('the custom barcode of a ticket type finds all orders that have it', async () => {
  const museum = await aMuseum();
  await museum.sell('Visser');
  await museum.setCustomBarcode('SUMMER-2030');
  await museum.sell('Bakker');
  await museum.sell('Smit', 2);
  expect((await museum.orders('summer2030')).toSorted()).toEqual(['Anna Bakker', 'Anna Smit']);
  expect(await museum.tickets('summer2030')).toHaveLength(3);
});

test('a code that no ticket has leaves the search by number, telephone or name', async () => {
  const museum = await aMuseum();
  const [ticket] = await museum.sell('Summer');
  await museum.addCode('SUMMER');
  expect(await museum.orders('summer')).toEqual(['Anna Summer']);
  await museum.sell('Bakker');
  await museum.addCode(ticket?.code ?? '', (await museum.sell('Smit'))[0]?.id);
  expect(await museum.orders(ticket?.code ?? '')).toEqual(['Anna Summer']);
});

test('a code of another client finds nothing', async () => {
  const [museum, other] = [await aMuseum(), await aMuseum()];
  await museum.addCode('X-9KDF4M', (await museum.sell('Visser'))[0]?.id);
  expect(await other.orders('X-9KDF4M')).toEqual([]);
});
