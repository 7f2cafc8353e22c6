import { readFile } from 'node:fs/promises';
import { aBusyClient, type BusyClient } from '@foyer/testkit/builders/a-busy-client.ts';
import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { anAdmin } from '@foyer/testkit/builders/an-admin.ts';
import { listenedDatabase } from '@foyer/testkit/database/listened-database.ts';
import { readsIn, rowsOfStatement } from '@foyer/testkit/database/rows-of-statement.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { graphqlAsker, tokenOf } from '@foyer/testkit/graphql-asker.ts';
import { listCalls } from '@foyer/testkit/graphql-call.ts';
import { answerableQueries } from '@foyer/testkit/samples/answerable-queries.ts';
import { sampleIdsOf } from '@foyer/testkit/samples/sample-ids.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { afterAll, expect, test } from 'vitest';
import { createServer } from './create-server.ts';

/**
 * Every statement that a query of the API sends, on a large client that PostgreSQL has no statistics of: those of its
 * tables are of an earlier, small client, for which one row each is a good guess.
 */
const TIMESLOTS = 17_000;
const ORDERS = 5_000;
/** A good plan handles each row a few times in each of its nodes; one that joins all with all handles 289 million. */
const MOST_ROWS = 60 * TIMESLOTS;

const database = await testDatabase();
const { rows: tables } = await database.owner.query<{ name: string }>(
  `select quote_ident(relname) as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
);
for (const { name } of tables)
  await database.owner.query(`alter table ${name} set (autovacuum_enabled = false)`);
const apps = testApp(database, testClock('2030-06-01T11:00:00Z'));
const { sent, db } = listenedDatabase(database);
const app = { ...apps.app, db };
const server = await createServer(app);
afterAll(() => server.close());
afterAll(() => db.destroy());
const printed = await readFile(
  new URL('../../../../packages/api-schema/src/schema.graphql', import.meta.url),
  'utf8',
);

/** 34 timeslots a day for 500 days, and orders of one ticket each in them. */
async function enlarge({ clientId, page, ids }: BusyClient): Promise<void> {
  await database.owner.query(
    `with made as (
       insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at)
       select t.client_id, t.calendar_id, d, l, (d + l) at time zone 'Europe/Amsterdam'
       from timeslot t, generate_series(0, $3::int - 1) as n,
         lateral (select '2030-06-02'::date + n / 34 as d, make_time(6 + (n % 34) / 2, (n % 2) * 30, 0) as l) as at
       where t.client_id = $1 and t.id = $2 and (d, l) <> (t.local_date, t.local_time) returning id)
     insert into counter (client_id, id, kind, owner_id, capacity, sold)
     select $1, id, 'timeslot', id, 60, 1 from made`,
    [clientId, page.timeslotId, TIMESLOTS],
  );
  await database.owner.query(
    `with place as (
       select row_number() over (order by starts_at) as nth, uuidv7() as order_id, uuidv7() as line_id, id,
         local_date, local_time
       from timeslot where client_id = $1 order by starts_at limit $3),
     ordered as (
       insert into orders (client_id, id, number, secret_hash, state, language, currency, total_minor, item_count,
         buyer_first_name, visit_date, visit_time, created_at, completed_at)
       select $1, order_id, 500000 + nth, sha256(order_id::text::bytea), 'completed', 'nl', 'EUR', 1850, 1, 'Anna',
         local_date, local_time, at, at
       from place, lateral (select timestamptz '2030-06-01' - nth * interval '1 minute' as at) as t),
     counted as (
       insert into order_counter (client_id, order_id, counter_id, quantity) select $1, order_id, id, 1 from place),
     lined as (
       insert into order_line (client_id, id, order_id, position, ticket_type_id, ticket_type_name, product_name,
         timeslot_id, visit_date, visit_time, quantity, unit_price_minor, total_minor, vat_basis_points, vat_minor)
       select $1, line_id, order_id, 0, $2, 'Adult', 'Salt & Light', id, local_date, local_time, 1, 1850, 1850, 900, 153
       from place)
     insert into ticket (client_id, order_id, order_line_id, ticket_type_id, code, timeslot_id, visit_date, visit_time)
     select $1, order_id, line_id, $2, order_id::text, id, local_date, local_time from place`,
    [clientId, ids.tickettype, ORDERS],
  );
}

/** What only Admins are answered. */
const ofAdmins = ['managedClient', 'managedClientSummary', 'managedClients', 'recentClients', 'workerPause'];

async function adminToken(): Promise<string> {
  await anAdmin(app, 'ruben');
  const payload = { username: 'ruben|platform', password: TEST_PASSWORD };
  return (await server.inject({ method: 'POST', url: '/v1/login_check', payload })).json().token;
}

/** Each filter of the order list alone, and all that a person sets together. */
const orderFilters = ({ ids }: BusyClient) => [
  {},
  { placed: '2030-05-30' },
  { visit: '2030-07-01..2030-07-31' },
  { refunded: 'this-month' },
  { total: '3000..60000' },
  { productId: ids.product },
  { visit: 'this-month', productId: ids.product, total: '1000..' },
];

test('no query of the API joins all timeslots with all, whatever PostgreSQL knows of a new large client', async () => {
  await aBusyClient(apps, database);
  for (const { name } of tables) await database.owner.query(`analyze ${name}`);
  const client = await aBusyClient(apps, database);
  const ask = graphqlAsker(server, await tokenOf(app, server, client));
  const besides = await answerableQueries(apps, database, client, ask);
  await enlarge(client);
  const askAsAdmin = graphqlAsker(server, await adminToken());
  const seen = new Set<string>();
  const tooMany: string[] = [];
  const unanswered: string[] = [];
  let most = 0;
  for (const { kind, name, document, variables } of listCalls(printed, sampleIdsOf(client))) {
    if (kind === 'mutation') continue;
    sent.length = 0;
    const filters = name === 'orders' || name === 'orderTotals' ? orderFilters(client) : [{}];
    for (const filter of filters) {
      const filtered = name === 'orders' || name === 'orderTotals' ? { filter } : besides[name];
      const asked = { ...variables, ...filtered };
      const askedBy = ofAdmins.includes(name) ? askAsAdmin : ask;
      const { data, errors } = await askedBy({ document, variables: asked });
      if (!data || errors.length > 0)
        unanswered.push(`${name}: ${errors.map(({ message }) => message).join()}`);
    }
    for (const statement of readsIn(sent)) {
      if (seen.has(statement.text)) continue;
      seen.add(statement.text);
      const rows = await rowsOfStatement(apps.app.db, client.clientId, statement);
      most = Math.max(most, rows);
      if (rows > MOST_ROWS) tooMany.push(`${name}: ${rows} rows: ${statement.text.slice(0, 300)}`);
    }
  }
  expect(unanswered).toEqual([]);
  expect(tooMany).toEqual([]);
  expect(seen.size).toBeGreaterThan(100);
  // the timeslots were there to be read
  expect(most).toBeGreaterThan(TIMESLOTS);
});
