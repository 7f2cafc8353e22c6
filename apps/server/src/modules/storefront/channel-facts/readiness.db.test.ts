import '../storefront.module.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { findChannel, publishChannel, unpublishChannel } from '../../channels/index.ts';
import { showSalesPage } from '../sales-page/show-sales-page.ts';
import { readSalesFacts } from './read-sales-facts.ts';

const database = await testDatabase();
const { app } = testApp(database, testClock());

async function aPage() {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const page = await aSalesPage(database.owner, client.clientId);
  const facts = () =>
    manager.inClientReadOnly(async (scope) => {
      const channel = await findChannel(scope, page.channelId);
      if (!channel) throw new Error('no channel');
      return readSalesFacts(app, scope, channel);
    });
  return { client, manager, page, facts };
}

test('what a channel would offer is read as its page shows it', async () => {
  const { page, facts, client } = await aPage();
  const before = await facts();
  expect(before).toMatchObject({ ticketTypeCount: 1, isPaid: true, hasBanner: false, hasLogo: false });
  expect(before.paymentMethodCount).toBeGreaterThan(0);
  await database.owner.query(
    `insert into image (client_id, owner, owner_id, purpose, format, width, height, bytes)
     values ($1, 'channel', $2, 'ticketstreet-banner', 'png', 1920, 300, 1)`,
    [client.clientId, page.channelId],
  );
  await database.owner.query('update ticket_type set price_minor = 0 where id = $1', [page.ticketTypeId]);
  expect(await facts()).toMatchObject({ isPaid: false, hasBanner: true, hasLogo: false });
  await database.owner.query('delete from channel_ticket_group where channel_id = $1', [page.channelId]);
  expect(await facts()).toMatchObject({ ticketTypeCount: 0 });
});

test('Publish refuses by the list: a page on which nothing is sold, or that cannot be paid', async () => {
  const { manager, page, client } = await aPage();
  await unpublishChannel(manager, page.channelId);
  const publish = () => publishChannel(manager, page.channelId, 'start today');
  await database.owner.query(`update client set payment_environment = 'live' where id = $1`, [
    client.clientId,
  ]);
  await database.owner.query(`update location set payment_environment = null where client_id = $1`, [
    client.clientId,
  ]);
  expect(await refusalsOf(publish())).toEqual(['paymentMethods: no-payment-method']);
  await database.owner.query('delete from channel_ticket_group where channel_id = $1', [page.channelId]);
  expect(await refusalsOf(publish())).toEqual(['ticketGroupIds: nothing-on-sale']);
});

test('a page that sells at the kiosk alone goes live, and its tickets have to be paid there as well', async () => {
  const { manager, page, facts, client } = await aPage();
  await database.owner.query(
    `update ticket_type_sales_point set sales_point = 'kiosk' where client_id = $1 and ticket_type_id = $2`,
    [client.clientId, page.ticketTypeId],
  );
  expect(await facts()).toMatchObject({ ticketTypeCount: 1, isPaid: true });
  await unpublishChannel(manager, page.channelId);
  await publishChannel(manager, page.channelId, 'start today');
  await database.owner.query(`insert into ticket_type_sales_point values ($1, $2, 'website')`, [
    client.clientId,
    page.ticketTypeId,
  ]);
  expect(await facts(), 'sold at both is one ticket type').toMatchObject({ ticketTypeCount: 1 });
  await unpublishChannel(manager, page.channelId);
  await database.owner.query(
    `delete from ticket_type_sales_point where client_id = $1 and sales_point = 'website'`,
    [client.clientId],
  );
  await database.owner.query(`update client set payment_environment = 'live' where id = $1`, [
    client.clientId,
  ]);
  await database.owner.query(`update location set payment_environment = null where client_id = $1`, [
    client.clientId,
  ]);
  expect(await refusalsOf(publishChannel(manager, page.channelId, 'start today'))).toEqual([
    'paymentMethods: no-payment-method',
  ]);
});

test('a webshop answers its kind, and of each ticket group the product with its name there', async () => {
  const { page, client } = await aPage();
  const address = { client: client.subdomain, channel: page.url };
  expect((await showSalesPage(app, address, 'en')).channel.kind).toBe('ticketstreet');
  await database.owner.query(`update channel set kind = 'webshop' where id = $1`, [page.channelId]);
  await database.owner.query(
    `insert into product_channel (client_id, product_id, channel_id, name_on_channel) values ($1, $2, $3, 'Salt')`,
    [client.clientId, page.productId, page.channelId],
  );
  const { channel, ticketGroups } = await showSalesPage(app, address, 'en');
  expect(channel.kind).toBe('webshop');
  expect(ticketGroups).toMatchObject([{ productId: page.productId, productTitle: 'Salt' }]);
});
