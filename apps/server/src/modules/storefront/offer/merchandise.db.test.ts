import { randomUUID } from 'node:crypto';
import { isChoosable, offerTimeslot } from '@foyer/domain/storefront/timeslot-choice.ts';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aPoster } from '@foyer/testkit/builders/a-poster.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { takeCart } from '../cart/take-cart.ts';
import { showSalesPage } from '../sales-page/show-sales-page.ts';
import { showTimeslots } from './show-availability.ts';

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

test('posters take no place of a time: two visitors with three of them can choose the time that has two places left', async () => {
  const page = await aSalesPage(owner, client.clientId, { capacity: 10 });
  await owner.query('update counter set sold = 8 where id = $1', [page.timeslotId]);
  const poster = await aPoster(owner, page.ticketTypeId);
  const address = { client: client.subdomain, channel: page.url };
  const timeFor = async (visitors: number) => {
    const tickets = [
      { ticketTypeId: page.ticketTypeId, quantity: visitors },
      { ticketTypeId: poster, quantity: 3 },
    ];
    const party = { ticketGroupIds: [page.ticketGroupId], people: 1, tickets };
    const [time] = await showTimeslots(app, address, party, page.date);
    return (
      time && { left: time.left, party: time.party, canCome: isChoosable(offerTimeslot(time, time.party)) }
    );
  };
  expect(await timeFor(2)).toEqual({ left: null, party: 2, canCome: true });
  expect(await timeFor(3)).toEqual({ left: 2, party: 3, canCome: false });
});

test('a poster has neither day nor time, whatever the tickets beside it are for', async () => {
  const page = await aSalesPage(owner, client.clientId);
  const poster = await aPoster(owner, page.ticketTypeId);
  const address = { client: client.subdomain, channel: page.url };
  const lines = [page.ticketTypeId, poster].map((ticketTypeId) => ({ ticketTypeId, quantity: 1 }));
  await takeCart(app, address, { language: 'en', timeslotId: page.timeslotId, lines }, randomUUID());
  const { rows } = await owner.query(
    `select line->>'ticketTypeId' as id, line->>'timeslotId' as time, line->>'visitDate' as day
     from cart, jsonb_array_elements(lines) as line where channel_id = $1`,
    [page.channelId],
  );
  expect(rows).toEqual([
    { id: page.ticketTypeId, time: page.timeslotId, day: page.date },
    { id: poster, time: null, day: null },
  ]);
});
