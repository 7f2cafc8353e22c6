import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { patience } from '@foyer/testkit/patience.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { listDaysOnSale } from './list-days-on-sale.ts';

const database = await testDatabase();
const { app } = testApp(database, testClock('2030-01-01T12:00:00Z'));

async function readsOf(table: string): Promise<{ whole: number; byIndex: number }> {
  // A connection tells of its reads at its next question, or when it had none for ten seconds.
  await sql`select 1`.execute(app.db);
  const { rows } = await database.owner.query<{ whole: number; byIndex: number }>(
    `select seq_tup_read::int as whole, idx_tup_fetch::int as "byIndex"
     from pg_stat_user_tables where relname = $1`,
    [table],
  );
  return rows[0] ?? { whole: 0, byIndex: 0 };
}

test('a month of one product reads the timeslots of that month off an index, among years and neighbours', async () => {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const { ticketGroupId, locationId } = await aTimeslot(database.owner, client.clientId, {
    date: '2029-01-01',
  });
  // Three neighbours at the same place; every calendar has ten timeslots a day for a year and a half.
  await database.owner.query(
    `insert into calendar (client_id, kind, name, location_id)
     select $1, 'group', 'Hall ' || n, $2 from generate_series(1, 3) as n`,
    [client.clientId, locationId],
  );
  await database.owner.query(
    `with made as (
       insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at)
       select k.client_id, k.id, d::date, make_time(h, 0, 0),
         (d::date + make_time(h, 0, 0)) at time zone 'Europe/Amsterdam'
       from calendar k, generate_series('2030-01-01'::date, '2031-06-30', '1 day') as d,
         generate_series(9, 18) as h
       where k.client_id = $1 returning id)
     insert into counter (client_id, id, kind, owner_id, capacity) select $1, id, 'timeslot', id, 60 from made`,
    [client.clientId],
  );
  await database.owner.query('analyze timeslot');
  await database.owner.query('analyze counter');
  const tables = ['timeslot', 'counter'];
  const before = await Promise.all(tables.map(readsOf));
  const days = await manager.inClient((scope) =>
    listDaysOnSale(scope, {
      ticketGroupIds: [ticketGroupId],
      people: 1,
      channel: null,
      at: app.clock(),
      from: '2030-05-01',
      until: '2030-05-31',
    }),
  );
  expect(days.map(({ availability }) => availability.left)).toEqual(Array.from({ length: 31 }, () => 600));
  const read = async () =>
    (await Promise.all(tables.map(readsOf))).map(({ whole, byIndex }, index) => ({
      whole: whole - (before[index]?.whole ?? 0),
      byIndex: byIndex - (before[index]?.byIndex ?? 0),
    }));
  // The server tells of its reads a moment later. A month is 310 starts; its edges are a day wider in UTC.
  await vi.waitFor(
    async () => expect((await read()).every(({ byIndex }) => byIndex >= 310)).toBe(true),
    patience,
  );
  for (const { whole, byIndex } of await read()) {
    expect(whole).toBe(0);
    expect(byIndex).toBeLessThanOrEqual(350);
  }
});
