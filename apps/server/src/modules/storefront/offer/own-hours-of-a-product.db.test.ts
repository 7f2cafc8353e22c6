import { randomUUID } from 'node:crypto';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { explainSale } from '../../availability/explain/explain-sale.ts';
import { changeProduct } from '../../catalog/products/change-product.ts';
import { previewOwnHours } from '../../catalog/products/preview-own-hours.ts';
import { takeCart } from '../cart/take-cart.ts';
import { showDays } from './show-availability.ts';

const database = await testDatabase();
// 14 June 2030 is a Friday; it is eight in the morning in Amsterdam.
const clock = testClock('2030-06-14T06:00:00Z');
const { app } = testApp(database, clock);
const { owner } = database;
const allDay = { opens: '10:00', closes: '17:00' };

/** A museum that is open every day and sells day tickets for one product. */
async function aDayProduct() {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const page = await aSalesPage(owner, client.clientId);
  const { productId, locationId } = page;
  await owner.query(`update product set availability_type = 'UNLIMITED' where id = $1`, [productId]);
  await owner.query(`update ticket_group set kind = 'specific day' where id = $1`, [page.ticketGroupId]);
  const address = { client: client.subdomain, channel: page.url };
  const asked = { ticketGroupIds: [page.ticketGroupId], people: 1 };
  const days = { from: '2030-06-14', until: '2030-06-16' };
  const own = (weekHours: unknown[] | null) => ({
    locationIds: [locationId],
    ownHours: weekHours ? [{ locationId, weekHours }] : [],
  });
  const review = (weekHours: unknown[] | null) => previewOwnHours(manager, productId, own(weekHours));
  return {
    client,
    manager,
    page,
    states: async () => (await showDays(app, address, asked, days)).map(({ state }) => state),
    take: (date: string) =>
      takeCart(
        app,
        address,
        { language: 'en', date, lines: [{ ticketTypeId: page.ticketTypeId, quantity: 1 }] },
        randomUUID(),
      ),
    why: async (date: string) => {
      const { availability, steps } = await explainSale(manager, {
        productId,
        date,
        channelId: page.channelId,
      });
      const shut = steps.filter(({ effect }) => effect.kind === 'shut').map(({ name, code }) => [name, code]);
      return [availability.reason, shut];
    },
    review,
    preview: async (weekHours: unknown[] | null) => (await review(weekHours)).touched,
    save: (weekHours: unknown[] | null, shown?: string) =>
      changeProduct(
        manager,
        productId,
        { name: `Product ${productId}`, texts: [], ...own(weekHours) },
        null,
        shown,
      ),
  };
}

/** Closed on Saturdays, and on Fridays after noon. */
const shortWeek = [allDay, allDay, allDay, allDay, { opens: '08:00', closes: '12:00' }, null, allDay];

test('the hours of a product itself decide its sale: in the shop, before the engine and by “Why?”', async () => {
  const { states, take, why, save } = await aDayProduct();
  expect(await states()).toEqual(['available', 'available', 'available']);
  await save(shortWeek);
  expect(await states()).toEqual(['available', 'closed', 'available']);
  expect(await refusalsOf(take('2030-06-15'))).toEqual(['date: day-closed']);
  expect(await why('2030-06-15')).toEqual(['location-shut', [['opening-hours', 'location-shut']]]);
  expect((await take('2030-06-14')).state).toBe('held');
  // At half past twelve its Friday is over, while the house is open until five.
  clock.advance(4.5 * 60);
  expect((await states())[0]).toBe('closed');
  await save(null);
  expect(await states()).toEqual(['available', 'available', 'available']);
  clock.advance(-4.5 * 60);
});

test('before its hours are saved the museum hears whose tickets they touch, and nothing has changed yet', async () => {
  const { client, page, preview, save, states } = await aDayProduct();
  const { locationId } = page;
  const sold = (visitDate: string, visitTime: string | null = null) =>
    aSoldTicket(owner, client.clientId, { locationId, visitDate, visitTime });
  await sold('2030-06-15');
  await sold('2030-06-21', '11:30');
  const { ticketId } = await sold('2030-06-21', '14:00');
  await sold('2030-06-16');
  expect(await preview(shortWeek)).toEqual([
    { date: '2030-06-15', reason: 'weekday', ticketCount: 1 },
    { date: '2030-06-21', reason: 'hours', ticketCount: 1 },
  ]);
  expect(await states()).toEqual(['available', 'available', 'available']);
  // A visitor who was let in loses nothing, and what the saved hours leave out already is no news.
  await owner.query('update ticket set used_at = now() where id = $1', [ticketId]);
  expect((await preview(shortWeek)).map(({ date }) => date)).toEqual(['2030-06-15']);
  await save(shortWeek);
  expect(await preview(shortWeek)).toEqual([]);
  expect(await preview(null)).toEqual([]);
});

test('a ticket that is sold after the review refuses other hours of a product; the new review names it', async () => {
  const { client, page, review, save, states } = await aDayProduct();
  const { fingerprint } = await review(shortWeek);
  await aSoldTicket(owner, client.clientId, { locationId: page.locationId, visitDate: '2030-06-15' });
  expect(await refusalsOf(save(shortWeek, fingerprint))).toEqual(['main: change-moved-on']);
  expect(await states()).toEqual(['available', 'available', 'available']);
  const now = await review(shortWeek);
  expect(now.touched).toEqual([{ date: '2030-06-15', reason: 'weekday', ticketCount: 1 }]);
  await save(shortWeek, now.fingerprint);
  expect(await states()).toEqual(['available', 'closed', 'available']);
});
