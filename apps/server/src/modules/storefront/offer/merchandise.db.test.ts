import { randomUUID } from 'node:crypto';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { takeCart } from '../cart/take-cart.ts';
import { showSalesPage } from '../sales-page/show-sales-page.ts';

const database = await testDatabase();
const { app } = testApp(database, testClock('2030-06-01T10:00:00Z'));
const client = await aClient(app);
const owner = database.owner;

/** A page whose one type is a poster of which so many are in stock. */
async function aShop(stock: number | null) {
  const page = await aSalesPage(owner, client.clientId);
  const { productId, ticketGroupId, ticketTypeId, channelId } = page;
  await owner.query(`update product set availability_type = 'UNLIMITED' where id = $1`, [productId]);
  await owner.query(`update ticket_group set kind = 'continuous' where id = $1`, [ticketGroupId]);
  await owner.query(`update ticket_type set item_kind = 'merchandise', ticket_limit = $2 where id = $1`, [
    ticketTypeId,
    stock,
  ]);
  const address = { client: client.subdomain, channel: page.url };
  const lines = (quantity: number) => [{ ticketTypeId, quantity }];
  return {
    setFlow: (flow: object) =>
      owner.query('update channel set sales_flow = $2 where id = $1', [channelId, JSON.stringify(flow)]),
    groupId: ticketGroupId,
    take: (quantity: number) =>
      takeCart(app, address, { language: 'en', lines: lines(quantity) }, randomUUID()),
    look: async () => {
      const [group] = (await showSalesPage(app, address, 'en')).ticketGroups;
      const type = group?.ticketTypes[0];
      return type && `${type.step} ${type.leftCount}`;
    },
  };
}

test('visitors read how much merchandise is left once it is nearly gone, and cannot take more', async () => {
  const shop = await aShop(12);
  expect(await shop.look()).toBe('tickets null');
  await shop.take(3);
  expect(await shop.look()).toBe('tickets 9');
  await shop.take(9);
  expect(await shop.look()).toBe('tickets 0');
  expect(await refusalsOf(shop.take(1))).toEqual([expect.stringContaining('ticket-type-limit-reached')]);
});

test('merchandise is sold on its own step, and not at all while that step is off', async () => {
  const shop = await aShop(null);
  await shop.setFlow({ merchandise: { isOn: true, ticketGroupIds: [shop.groupId] } });
  expect(await shop.look()).toBe('merchandise null');
  await shop.setFlow({ merchandise: { isOn: false, ticketGroupIds: [shop.groupId] } });
  expect(await shop.look()).toBeUndefined();
  expect(await refusalsOf(shop.take(1))).toEqual([expect.stringContaining('ticket-type-unknown')]);
});
