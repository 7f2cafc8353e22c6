import { randomUUID } from 'node:crypto';
import type { PagePoint } from '@foyer/domain/channels/page-point.ts';
import type { SalesFlowTyped } from '@foyer/domain/channels/sales-flow.ts';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { changeCart } from '../cart/change-cart.ts';
import { saveDetails } from '../cart/save-details.ts';
import { takeCart } from '../cart/take-cart.ts';
import { saveLanguage } from '../cart-language/save-language.ts';
import { showDays, showTimeslots } from '../offer/show-availability.ts';
import { createPageDescriber, nameOfSalesPage } from '../sales-page/describe-sales-page.ts';
import { showPageOfCart } from '../sales-page/show-page-of-cart.ts';
import { showSalesPage } from '../sales-page/show-sales-page.ts';
import { showSaleTerms } from '../terms/show-sale-terms.ts';
import { checkOut } from './check-out.ts';

const database = await testDatabase();
const { app } = testApp(database, testClock('2026-11-20T12:00:00Z'));
const anna = { firstName: 'Anna', lastName: 'Visser', email: 'anna@example.org' };

/** A page whose Adult is sold on the website, and whose Walk-in is sold at the kiosk alone. */
async function aPage(salesFlow: SalesFlowTyped = {}) {
  const client = await aClient(app);
  const page = await aSalesPage(database.owner, client.clientId, { capacity: 10, salesFlow });
  const { rows } = await database.owner.query<{ id: string }>(
    `insert into ticket_type (client_id, number, ticket_group_id, price_minor, vat_basis_points, sort)
     select client_id, number + 1, ticket_group_id, 1200, vat_basis_points, 2 from ticket_type where id = $1 returning id`,
    [page.ticketTypeId],
  );
  const walkInId = rows[0]?.id ?? '';
  await database.owner.query(`insert into ticket_type_sales_point values ($1, $2, 'kiosk')`, [
    client.clientId,
    walkInId,
  ]);
  await database.owner.query(
    `insert into content (client_id, owner, owner_id, language, field, text)
     values ($1, 'ticket-type', $2, 'en', 'name', 'Walk-in')`,
    [client.clientId, walkInId],
  );
  const at = (point: PagePoint) => ({ client: client.subdomain, channel: page.url, point });
  const wish = (ticketTypeId: string) => ({
    language: 'en',
    timeslotId: page.timeslotId,
    lines: [{ ticketTypeId, quantity: 2 }],
  });
  const take = (point: PagePoint, ticketTypeId: string, key = randomUUID()) =>
    takeCart(app, at(point), wish(ticketTypeId), key);
  return { client, page, walkInId, at, wish, take };
}

const salesPointOfOrder = async (clientId: string) =>
  (
    await database.owner.query<{ sales_point: string; state: string }>(
      'select sales_point, state from orders where client_id = $1',
      [clientId],
    )
  ).rows;

test('a kiosk offers what is sold at the kiosk, and the website what is sold there', async () => {
  const { at, page, walkInId } = await aPage();
  const typesAt = async (point?: PagePoint) => {
    const { ticketGroups } = await showSalesPage(app, { ...at('website'), point }, 'en');
    return ticketGroups.flatMap(({ ticketTypes }) => ticketTypes.map(({ id }) => id));
  };
  expect(await typesAt('kiosk')).toEqual([walkInId]);
  expect(await typesAt('website')).toEqual([page.ticketTypeId]);
  expect(await typesAt()).toEqual([page.ticketTypeId]);
});

test('days, times and prices at a kiosk are those of its tickets, also right after the website asked', async () => {
  const { at, page, walkInId } = await aPage();
  const party = { ticketGroupIds: [page.ticketGroupId], people: 1 };
  const range = { from: page.date, until: page.date };
  const priceAt = async (point: PagePoint) =>
    (await showDays(app, at(point), party, range))[0]?.fromPriceMinor;
  expect([await priceAt('website'), await priceAt('kiosk')]).toEqual([1750, 1200]);
  const tickets = [{ ticketTypeId: walkInId, quantity: 1 }];
  const statesAt = async (point: PagePoint) =>
    (await showTimeslots(app, at(point), { ...party, tickets }, page.date)).map(({ state }) => state);
  expect(await statesAt('kiosk')).toEqual(['quiet']);
  expect(await statesAt('website')).not.toEqual(['quiet']);
});

test('an order of a cart that was begun at a kiosk counts as sold at the kiosk', async () => {
  const { client, take, walkInId } = await aPage();
  const { secret } = await take('kiosk', walkInId);
  await saveDetails(app, secret, anna);
  await checkOut(app, secret, { method: 'test' });
  expect(await salesPointOfOrder(client.clientId)).toEqual([
    { sales_point: 'kiosk', state: 'pending payment' },
  ]);
});

test('places of one sales point are refused at the other, in a new cart and in one that is changed', async () => {
  const { page, take, walkInId, wish } = await aPage();
  expect(await refusalsOf(take('website', walkInId))).toEqual([
    expect.stringContaining('ticket-type-unknown'),
  ]);
  expect(await refusalsOf(take('kiosk', page.ticketTypeId))).toEqual([
    expect.stringContaining('ticket-type-unknown'),
  ]);
  const { secret } = await take('kiosk', walkInId);
  expect(await refusalsOf(changeCart(app, secret, wish(page.ticketTypeId)))).toEqual([
    expect.stringContaining('ticket-type-unknown'),
  ]);
  const website = await take('website', page.ticketTypeId);
  expect(await refusalsOf(changeCart(app, website.secret, wish(walkInId)))).toEqual([
    expect.stringContaining('ticket-type-unknown'),
  ]);
});

test('a kiosk sells no presents: who gets a ticket of the kiosk alone would find no page to choose its day', async () => {
  const { at, page, walkInId } = await aPage({ options: { giftTickets: true } });
  const offersAt = async (point: PagePoint) =>
    (await showSalesPage(app, at(point), 'en')).channel.options.giftTickets;
  expect([await offersAt('website'), await offersAt('kiosk')]).toEqual([true, false]);
  const give = (point: PagePoint, ticketTypeId: string) => {
    const lines = [{ ticketTypeId, quantity: 1 }];
    return takeCart(app, at(point), { language: 'en', lines, isPresent: true }, randomUUID());
  };
  expect(await refusalsOf(give('kiosk', walkInId))).toEqual(['main: gift-tickets-not-sold']);
  expect((await give('website', page.ticketTypeId)).isPresent).toBe(true);
});

test('requests of both sales points that come together are each decided at their own', async () => {
  const { page, take, walkInId } = await aPage();
  const answers = await Promise.allSettled([
    take('kiosk', walkInId),
    take('website', walkInId),
    take('website', page.ticketTypeId),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('a repeated request from the other sales point is another request', async () => {
  const { client, page, take } = await aPage();
  await database.owner.query(`insert into ticket_type_sales_point values ($1, $2, 'kiosk')`, [
    client.clientId,
    page.ticketTypeId,
  ]);
  const key = randomUUID();
  await take('kiosk', page.ticketTypeId, key);
  expect(await refusalsOf(take('website', page.ticketTypeId, key))).toEqual(['main: idempotency-key-reused']);
});

test('a cart of the kiosk that changes its language keeps its sales point, and its page is that of the kiosk', async () => {
  const { client, take, walkInId } = await aPage();
  await database.owner.query(
    `insert into content (client_id, owner, owner_id, language, field, text)
     values ($1, 'ticket-type', $2, 'nl', 'name', 'Inloop')`,
    [client.clientId, walkInId],
  );
  const { secret } = await take('kiosk', walkInId);
  expect((await saveLanguage(app, secret, { language: 'nl' })).lines).toMatchObject([{ name: 'Inloop' }]);
  const { ticketGroups } = await showPageOfCart(app, secret, 'nl');
  expect(ticketGroups.flatMap(({ ticketTypes }) => ticketTypes.map(({ id }) => id))).toEqual([walkInId]);
});

test('whether tickets can be moved is said where they are sold', async () => {
  const { client, at, page, walkInId } = await aPage();
  const value = {
    earlierDays: 0,
    laterDays: 30,
    latestHours: 24,
    mostTimes: 2,
    buyersRebook: true,
    feeMinor: 0,
  };
  await database.owner.query(
    `insert into client_setting (client_id, subject, sequence, value, value_before, effective_at, made_at, made_by_name)
     values ($1, 'rebooking', 1, $2, '{}', '2020-01-01', '2020-01-01', 'test')`,
    [client.clientId, JSON.stringify({ ...value, isDifferenceReturned: false })],
  );
  const asked = { ticketTypeIds: [walkInId], timeslotId: page.timeslotId, date: null };
  const movingAt = async (point: PagePoint) => (await showSaleTerms(app, at(point), asked)).moving;
  expect(await movingAt('kiosk')).toMatchObject({ can: 'yes' });
  expect(await movingAt('website')).not.toMatchObject({ can: 'yes' });
});

test('the page of a kiosk is kept apart from the website, comes with its own offer, and is in no search engine', async () => {
  const { at, page, walkInId } = await aPage();
  const { client, channel } = at('website');
  const describe = createPageDescriber(app);
  const path = `/shop/${client}/${channel}?language=en`;
  const website = await describe(path);
  const kiosk = await describe(`${path}&point=kiosk`);
  expect(JSON.stringify(website.firstData?.answer)).toContain(page.ticketTypeId);
  expect(JSON.stringify(kiosk.firstData?.answer)).toContain(walkInId);
  expect(JSON.stringify(kiosk.firstData?.answer)).not.toContain(page.ticketTypeId);
  expect([website.withoutScript, kiosk.withoutScript]).toEqual([
    expect.stringContaining('Adult'),
    expect.stringContaining('Walk-in'),
  ]);
  expect(kiosk.search).toBe('not indexed');
  const names = ['', '&point=website', '&point=nonsense', '&point=kiosk'].map((point) =>
    nameOfSalesPage(app, `${path}${point}`),
  );
  expect(new Set(names).size).toBe(2);
  expect(new Set(names.slice(0, 3)).size).toBe(1);
});
