import { randomUUID } from 'node:crypto';
import { standardSalesFlow } from '@foyer/domain/channels/sales-flow.ts';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aGiftCardType } from '@foyer/testkit/builders/a-gift-card-type.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { saveDetails } from '../cart/save-details.ts';
import { takeCart } from '../cart/take-cart.ts';
import { checkOut } from './check-out.ts';

const database = await testDatabase();
const { app } = testApp(database);
const { app: second } = testApp(database);
const reached = ['main: tickets-per-email-reached'];

async function aChannel(restrictions: object) {
  const client = await aClient(app);
  const page = await aSalesPage(database.owner, client.clientId, { capacity: 200 });
  await database.owner.query('update ticket_type set price_minor = 0 where id = $1', [page.ticketTypeId]);
  const flow = { ...standardSalesFlow, restrictions: { ...standardSalesFlow.restrictions, ...restrictions } };
  await database.owner.query('update channel set sales_flow = $2 where id = $1', [
    page.channelId,
    JSON.stringify(flow),
  ]);
  const postcardId = await aGiftCardType(database.owner, client.clientId, page);
  await database.owner.query(
    `update ticket_type set item_kind = 'merchandise', price_minor = 0 where id = $1`,
    [postcardId],
  );
  const aCart = async (email: string, quantity: number, postcards: number) => {
    const lines = [
      { ticketTypeId: page.ticketTypeId, quantity },
      { ticketTypeId: postcardId, quantity: postcards },
    ].filter((line) => line.quantity > 0);
    const wish = { language: 'en', timeslotId: page.timeslotId, lines };
    const { secret } = await takeCart(
      app,
      { client: client.subdomain, channel: page.url },
      wish,
      randomUUID(),
    );
    await saveDetails(app, secret, { firstName: 'Anna', lastName: 'Visser', email });
    return secret;
  };
  const order = async (email: string, quantity = 1, by = app, postcards = 0): Promise<string[]> => {
    const secret = await aCart(email, quantity, postcards);
    return checkOut(by, secret, { method: 'test' }).then(
      () => [],
      (error: unknown) => refusalsOf(Promise.reject(error)),
    );
  };
  return { ...client, order };
}

test('a channel for domains serves their addresses only, letter by letter', async () => {
  const { order } = await aChannel({ who: 'email-domain', emailDomains: ['museum.nl'] });
  expect(await order('anna@museum.nl')).toEqual([]);
  for (const address of ['anna@museum.nl.example.org', 'anna@x.museum.nl', 'anna+museum.nl@example.org']) {
    expect(await order(address), address).toEqual(['email: email-domain-refused']);
  }
});

test('one address has at most so many tickets of a channel, however it is written', async () => {
  const { order } = await aChannel({ mostTicketsPerEmail: 6 });
  expect(await order('anna@example.org', 4)).toEqual([]);
  expect(await order('An.Na+2@example.org', 3)).toEqual(reached);
  expect(await order('an.na@example.org', 2)).toEqual([]);
  expect(await order('anna@example.org', 1)).toEqual(reached);
  expect(await order('bo@example.org', 6)).toEqual([]);
});

test('postcards beside the tickets are not counted as tickets of the address', async () => {
  const { order } = await aChannel({ mostTicketsPerEmail: 4 });
  expect(await order('anna@example.org', 4, app, 2)).toEqual([]);
  expect(await order('anna@example.org', 0, app, 1)).toEqual([]);
  expect(await order('anna@example.org', 1, app, 1)).toEqual(reached);
});

test('tickets of cancelled orders are not counted', async () => {
  const { clientId, order } = await aChannel({ mostTicketsPerEmail: 2 });
  await order('anna@example.org', 2);
  await database.owner.query(`update orders set state = 'cancelled' where client_id = $1`, [clientId]);
  expect(await order('anna@example.org', 2)).toEqual([]);
});

test('of ten parallel orders of two tickets, in two processes, three are placed where six are allowed', async () => {
  const { order } = await aChannel({ mostTicketsPerEmail: 6 });
  const ends = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      order(`anna+${index}@example.org`, 2, index % 2 === 0 ? app : second),
    ),
  );
  expect(ends.filter((end) => end.length === 0)).toHaveLength(3);
});
