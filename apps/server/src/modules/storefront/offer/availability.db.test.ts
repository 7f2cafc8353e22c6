import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { listenedDatabase } from '@foyer/testkit/database/listened-database.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { afterAll, expect, test, vi } from 'vitest';
import { createServer } from '../../../app/create-server.ts';
import { showNextDay } from './show-next-day.ts';

const database = await testDatabase();
const { app } = testApp(database, testClock('2030-06-01T12:00:00Z'));
const server = await createServer(app);
afterAll(() => server.close());

async function aPage() {
  const client = await aClient(app);
  const page = await aSalesPage(database.owner, client.clientId, { capacity: 10 });
  const address = { client: client.subdomain, channel: page.url };
  const path = `/api/shop/${client.subdomain}/${page.url}/availability`;
  const ask = (more: string, headers: Record<string, string> = {}) =>
    server.inject({ url: `${path}?ticketGroupIds=${page.ticketGroupId}&${more}`, headers });
  const take = (sold: number) =>
    database.owner.query('update counter set sold = $1 where id = $2', [sold, page.timeslotId]);
  const stateOf = async (more: string) => {
    const { days } = (await ask(more)).json<{ days: { date: string; state: string }[] }>();
    return days.find(({ date }) => date === page.date)?.state;
  };
  return { page, address, path, ask, take, stateOf };
}

test('a month, a week and any range of dates are asked the same way', async () => {
  const { ask } = await aPage();
  const dates = async (more: string) => {
    const { days } = (await ask(more)).json<{ days: { date: string }[] }>();
    return [days.length, days[0]?.date, days.at(-1)?.date];
  };
  expect(await dates('month=2030-06')).toEqual([30, '2030-06-01', '2030-06-30']);
  expect(await dates('week=2030-06-15')).toEqual([7, '2030-06-10', '2030-06-16']);
  expect(await dates('from=2030-05-27&until=2030-06-30')).toEqual([35, '2030-05-27', '2030-06-30']);
  for (const wrong of [
    '',
    'month=2030-13',
    'from=2030-06-02&until=2030-06-01',
    'from=2030-01-01&until=2031-01-01',
  ]) {
    expect((await ask(wrong)).statusCode).toBe(400);
  }
});

test('the first free day is found from a date on, with room for the whole party', async () => {
  const { ask, take, page, path } = await aPage();
  const next = async (more: string) => {
    const url = `${path}/next?ticketGroupIds=${page.ticketGroupId}&fresh=1&${more}`;
    return (await server.inject({ url })).json<{ day: { date: string } | null }>().day?.date;
  };
  expect((await ask('month=2030-06')).statusCode).toBe(200);
  expect(await next('from=2030-06-01')).toBe(page.date);
  expect(await next('from=2029-12-01&party=10')).toBe(page.date);
  expect(await next('from=2030-06-01&party=11')).toBeUndefined();
  await take(9);
  expect(await next('from=2030-06-01&party=2')).toBeUndefined();
  expect(await next('from=2030-06-01&party=1')).toBe(page.date);
  expect(await next('from=2030-12-01')).toBeUndefined();
});

test('the first free day after a date long ago is found with no more reads than from today on', async () => {
  const { address, page, take } = await aPage();
  await take(10);
  const { db, statements } = listenedDatabase(database);
  const readsFrom = async (from: string) => {
    statements.length = 0;
    const party = { ticketGroupIds: [page.ticketGroupId], people: 1 };
    // An app of its own, which has nothing in its caches.
    expect(await showNextDay({ ...app, db }, address, party, from)).toBeNull();
    return statements.length;
  };
  await readsFrom('2030-05-31');
  expect(await readsFrom('1900-01-01')).toBe(await readsFrom('2030-05-31'));
});

test('an open day has its price and no reason; a full one says so in words that tell nothing internal', async () => {
  const { ask, take, page } = await aPage();
  const day = async (more: string) => (await ask(`week=${page.date}&${more}`)).json().days[5];
  expect(await day('party=1')).toEqual({
    date: page.date,
    state: 'quiet',
    look: 'quiet',
    reason: null,
    fromPriceMinor: 1750,
  });
  await take(10);
  expect(await day('fresh=1')).toMatchObject({ state: 'sold out', reason: 'sold-out' });
});

test('an answer is shared for a second, but never with a visitor who just changed something', async () => {
  const { take, stateOf } = await aPage();
  // All questions come within that second, however slow the machine is.
  const time = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  try {
    expect(await stateOf('month=2030-06')).toBe('quiet');
    await take(10);
    expect(await stateOf('month=2030-06')).toBe('quiet');
    expect(await stateOf('month=2030-06&fresh=1')).toBe('sold out');
    expect(await stateOf('month=2030-06')).toBe('sold out');
  } finally {
    time.mockRestore();
  }
});

test('a browser with a current answer gets 304 without a body, and others get it compressed', async () => {
  const { ask } = await aPage();
  const first = await ask('month=2030-06', { 'accept-encoding': 'gzip, deflate, br' });
  expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'private, no-cache' });
  expect(JSON.parse(brotliDecompressSync(first.rawPayload).toString()).days).toHaveLength(30);
  const again = await ask('month=2030-06', {
    'accept-encoding': 'gzip, deflate, br',
    'if-none-match': `${first.headers.etag}`,
  });
  expect([again.statusCode, again.payload]).toEqual([304, '']);
  const gzip = await ask('month=2030-06', { 'accept-encoding': 'gzip' });
  expect(JSON.parse(gunzipSync(gzip.rawPayload).toString()).days).toHaveLength(30);
  const plain = await ask('month=2030-06');
  expect(plain.headers['content-encoding']).toBeUndefined();
  // A cache that keeps one of them never takes it for another.
  expect(new Set([first, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
});

test('the very tickets that are wanted have to fit', async () => {
  const { ask, page } = await aPage();
  const stateFor = async (quantity: number) =>
    (await ask(`week=${page.date}&tickets=${page.ticketTypeId}:${quantity}`)).json().days[5].state;
  expect([await stateFor(10), await stateFor(11)]).toEqual(['quiet', 'full']);
  expect((await ask(`week=${page.date}&tickets=${page.ticketTypeId}`)).statusCode).toBe(400);
});

test('a ticket type that is sold out on a day says so, while another of its group is sold', async () => {
  const { page, path } = await aPage();
  const { rows } = await database.owner.query<{ id: string }>(
    `insert into ticket_type (client_id, ticket_group_id, number, price_minor, vat_basis_points, ticket_limit)
     select client_id, ticket_group_id, number + 1, 900, 900, 3 from ticket_type where id = $1 returning id`,
    [page.ticketTypeId],
  );
  const childId = rows[0]?.id ?? '';
  await database.owner.query(
    `with on_website as (
       insert into ticket_type_sales_point select client_id, id, 'website' from ticket_type where id = $1)
     insert into counter (client_id, id, kind, owner_id, scope, capacity, sold)
     select client_id, uuidv7(), 'ticket-type', id, $2, 3, 3 from ticket_type where id = $1`,
    [childId, page.timeslotId],
  );
  const onDay = async (date: string) => {
    const url = `${path.replace('availability', 'ticket-types')}/${date}?ticketGroupIds=${page.ticketGroupId}`;
    return (await server.inject({ url })).json().ticketTypes;
  };
  expect(await onDay(page.date)).toEqual([{ id: childId, label: 'sold out' }]);
  expect(await onDay('2030-06-16')).toEqual([
    { id: page.ticketTypeId, label: 'none' },
    { id: childId, label: 'none' },
  ]);
});
