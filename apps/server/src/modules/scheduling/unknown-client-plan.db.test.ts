import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { listTimeslotsBetween } from './timeslot.repository.ts';

const database = await testDatabase();
const { app } = testApp(database);
const tables = ['calendar', 'closed_day', 'counter', 'location', 'timeslot'];

/** A museum with ten timeslots a day for a hundred days. */
async function aMuseum() {
  const { clientId } = await aClient(app);
  await aTimeslot(database.owner, clientId, { date: '2029-01-01' });
  const { rows } = await database.owner.query<{ id: string }>(
    `with made as (
       insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at)
       select k.client_id, k.id, d::date, make_time(h, 0, 0),
         (d::date + make_time(h, 0, 0)) at time zone 'Europe/Amsterdam'
       from calendar k, generate_series('2030-01-01'::date, '2030-04-10', '1 day') as d,
         generate_series(9, 18) as h
       where k.client_id = $1 returning id, calendar_id),
     counted as (
       insert into counter (client_id, id, kind, owner_id, capacity)
       select $1, id, 'timeslot', id, 60 from made)
     select distinct calendar_id as id from made`,
    [clientId],
  );
  return { clientId, calendarIds: rows.map(({ id }) => id) };
}

/** How many rows this transaction has read so far, of the table it has read most of. */
async function mostRead(scope: ClientScope): Promise<number> {
  const { rows } = await sql<{ most: number }>`
    select max(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as most
    from pg_stat_xact_user_tables where relname = any (${tables})`.execute(scope.tx);
  return rows[0]?.most ?? 0;
}

test('the timeslots of a museum that PostgreSQL has no figures of yet are read once each, not once for each other', async () => {
  await aMuseum();
  for (const table of tables) await database.owner.query(`analyze ${table}`);
  const { clientId, calendarIds } = await aMuseum();
  await inClient(app.db, clientId, async (scope) => {
    const listed = await listTimeslotsBetween(scope, calendarIds, '2030-01-01', '2030-04-10');
    expect(listed).toHaveLength(1_000);
    // A few of any table for each timeslot; all counters for each timeslot would be half a million.
    expect(await mostRead(scope)).toBeLessThanOrEqual(5_000);
  });
});
