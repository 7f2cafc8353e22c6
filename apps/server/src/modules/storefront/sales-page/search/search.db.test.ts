import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { injectPatiently } from '@foyer/testkit/inject-patiently.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { afterAll, expect, test } from 'vitest';
import { createServer } from '../../../../app/create-server.ts';
import { searchTags } from '../../../../platform/http/search/search-tags.ts';
import { describeSalesPage } from '../describe-sales-page.ts';

const database = await testDatabase();
const clock = testClock('2026-11-20T12:00:00Z');
const { app } = testApp(database, clock);
const client = await aClient(app);
const page = await aSalesPage(database.owner, client.clientId, { capacity: 10 });
const server = await createServer(app);
afterAll(() => server.close());

const path = `/shop/${client.subdomain}/${page.url}`;
const address = `${app.publicUrl}${path}`;

const goLive = (environment: 'live' | 'test') =>
  database.owner.query(`update client set payment_environment = $2 where id = $1`, [
    client.clientId,
    environment,
  ]);
const sitemap = async () => {
  const answer = await injectPatiently(server, { url: `/shop/${client.subdomain}/sitemap.xml` });
  return `${answer.statusCode} ${answer.body}`;
};

test('a page whose orders are tests is in no index and no sitemap', async () => {
  await goLive('test');
  expect((await describeSalesPage(app, path, 'nl'))?.search).toBe('not indexed');
  expect(await sitemap()).not.toContain(page.url);
});

test('a page that is not published is in none either', async () => {
  await goLive('live');
  await database.owner.query(`update channel set publication_on = false where url = $1`, [page.url]);
  expect((await describeSalesPage(app, path, 'nl'))?.search).toBe('not indexed');
  expect(await sitemap()).not.toContain(page.url);
  await database.owner.query(`update channel set publication_on = true where url = $1`, [page.url]);
});

test('a live page names its address in each language, what it sells and what it costs', async () => {
  await goLive('live');
  const inEnglish = await describeSalesPage(app, `${path}?language=en`);
  const inDutch = await describeSalesPage(app, `${path}?language=nl`);
  const canonicals = [inEnglish, inDutch].map((head) =>
    head?.search && head.search !== 'not indexed' ? head.search.canonical : head?.search,
  );
  expect(canonicals).toEqual([address, `${address}?language=nl`]);
  if (!inDutch?.search || inDutch.search === 'not indexed') throw new Error('not indexed');
  expect(inDutch.search.alternates).toEqual([
    { language: 'en', href: address },
    { language: 'nl', href: `${address}?language=nl` },
    { language: 'x-default', href: address },
  ]);
  expect(JSON.stringify(inDutch.search.data)).toContain('"price":"17.50","priceCurrency":"EUR"');
  const html = searchTags(inDutch.search, inDutch);
  expect(html).toContain(`<link rel="canonical" href="${address}?language=nl">`);
  expect(html).toContain('<meta property="og:title"');
});

test('an event of a live page says in which country its location is, and its own location before that of the page', async () => {
  await goLive('live');
  const { rows } = await database.owner.query(
    `insert into event (client_id, kind, from_date, until_date, publish_in_ticket_frame)
     values ($1, 'exhibition', '2026-12-01', '2027-01-31', true) returning id`,
    [client.clientId],
  );
  await database.owner.query('update ticket_type set event_id = $2 where id = $1', [
    page.ticketTypeId,
    rows[0].id,
  ]);
  await database.owner.query(`update location set country = 'BE' where client_id = $1`, [client.clientId]);
  const head = await describeSalesPage(app, path);
  if (!head?.search || head.search === 'not indexed') throw new Error('not indexed');
  expect(JSON.stringify(head.search.data)).toContain('"addressCountry":"BE"');
  await database.owner.query(
    `with hall as (insert into location (client_id, name, time_zone, country)
       values ($1, 'Harbour hall', 'Europe/Amsterdam', 'NL') returning id)
     update event set location_id = hall.id from hall where event.id = $2`,
    [client.clientId, rows[0].id],
  );
  const moved = await describeSalesPage(app, path);
  expect(JSON.stringify(moved)).toContain('"location":{"@type":"Place","name":"Harbour hall"');
});

test('the sitemap of a client lists its pages with their languages; an unknown client has none', async () => {
  await goLive('live');
  const listed = await sitemap();
  expect(listed).toContain(`<loc>${address}</loc>`);
  expect(listed).toContain(`hreflang="nl" href="${address}?language=nl"`);
  expect((await injectPatiently(server, { url: '/shop/nobody/sitemap.xml' })).statusCode).toBe(404);
});

test('search engines are kept out of the back office and of orders', async () => {
  const { body } = await injectPatiently(server, { url: '/robots.txt' });
  for (const closed of ['/cms', '/shop/order', '/pay', '/scan'])
    expect(body).toContain(`Disallow: ${closed}\n`);
  expect(body).not.toContain('Disallow: /shop\n');
});
