import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { isLongRun } from '@foyer/testkit/long-run.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase, createPool } from '../../../platform/database/database.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { getChannel } from '../../channels/index.ts';
import { listDaysForVisitors } from './list-days-for-visitors.ts';
import { listDaysOnSale } from './list-days-on-sale.ts';

const database = await testDatabase();
const { app } = testApp(database);

/** A page with five days of starts each hour, and a second group that shares them. */
async function aPage() {
  const clock = testClock('2030-06-14T12:00:00Z');
  const { clientId } = await aClient(app);
  const page = await aSalesPage(database.owner, clientId, { capacity: 10 });
  const change = (text: string, ...values: unknown[]) =>
    inClient(app.db, clientId, async ({ tx }) => {
      const parts = text.split('?');
      await sql
        .join(
          parts.map((part, index) =>
            index < values.length ? sql`${sql.raw(part)}${values[index]}` : sql.raw(part),
          ),
          sql``,
        )
        .execute(tx);
    });
  await change(
    `with made as (
       insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at)
       select k.client_id, k.id, d::date, make_time(h, 0, 0), (d::date + make_time(h, 0, 0)) at time zone 'Europe/Amsterdam'
       from calendar k, generate_series('2030-06-14'::date, '2030-06-18', '1 day') as d, generate_series(10, 18) as h
       where (d::date, h) <> ('2030-06-15', 14) returning client_id, id)
     insert into counter (client_id, id, kind, owner_id, capacity) select client_id, id, 'timeslot', id, 10 from made`,
  );
  const ask = async (people: number) =>
    inClient(app.db, clientId, async (scope) => ({
      ticketGroupIds: [page.ticketGroupId],
      people,
      channel: { ...(await getChannel(scope, page.channelId)), isPublished: true },
      at: clock.now(),
      from: '2030-06-13',
      until: '2030-06-19',
    }));
  const atOnce = async (people = 1) => listDaysForVisitors(app.db, clientId, await ask(people));
  const oneByOne = async (people = 1) => {
    const question = await ask(people);
    return inClient(app.db, clientId, (scope) => listDaysOnSale(scope, question));
  };
  return { clientId, clock, page, change, ask, atOnce, oneByOne };
}

type Page = Awaited<ReturnType<typeof aPage>>;

/** The nth timeslot, counted round. */
const nth =
  'id = (select id from timeslot order by starts_at offset ? % (select count(*) from timeslot) limit 1)';

/** What may happen to a sale between two questions; n chooses which and how much. */
const happenings: Record<string, (page: Page, n: number) => unknown> = {
  'places are sold': ({ change }, n) =>
    change(`update counter set sold = least(? % 11, capacity - held) where ${nth}`, n, n),
  'places are held': ({ change }, n) =>
    change(`update counter set held = least(? % 11, capacity - sold) where ${nth}`, n, n + 1),
  'a whole day is sold out': ({ change }, n) =>
    change(
      `update counter set sold = capacity - held where id in (select id from timeslot where local_date = '2030-06-14'::date + ? % 5)`,
      n,
    ),
  'time goes by': ({ clock }, n) => clock.advance(n % 600),
  'a limit is raised': ({ change }, n) =>
    change(`update counter set capacity = capacity + ? % 9 where ${nth}`, n, n),
  'a timeslot is closed or opened': ({ change }, n) =>
    change(
      `update timeslot set state = case state when 'open' then 'closed' else 'open' end where ${nth}`,
      n,
    ),
  'a timeslot is painted': ({ change }, n) =>
    change(`update timeslot set colour = (array['red', null])[1 + ? % 2] where ${nth}`, n, n),
  'a timeslot is added': ({ change }, n) =>
    change(
      `with made as (
         insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at)
         select client_id, id, '2030-06-16', make_time(20, ?::int % 60, 0), ('2030-06-16'::date + make_time(20, ?::int % 60, 0)) at time zone 'Europe/Amsterdam'
         from calendar on conflict do nothing returning client_id, id)
       insert into counter (client_id, id, kind, owner_id, capacity) select client_id, id, 'timeslot', id, 4 from made`,
      n,
      n,
    ),
  'a timeslot is removed': ({ change }, n) =>
    change(
      `with gone as (delete from timeslot where ${nth} returning id) delete from counter where id in (select id from gone)`,
      n,
    ),
  'the place is closed for a day': ({ change }, n) =>
    change(
      `insert into closed_day select client_id, id, '2030-06-14'::date + ? % 5, 'Fair' from location on conflict do nothing`,
      n,
    ),
  'the look ahead changes': ({ change }, n) =>
    change('update ticket_group set lookahead_days = nullif(? % 4, 3)', n),
  'the sale ends so long before': ({ change }, n) =>
    change('update ticket_group set cutoff_minutes = ? % 300', n),
  'the sale has a last day': ({ change }, n) =>
    change(`update ticket_group set available_until = '2030-06-15'::date + ? % 5`, n),
  'the price changes': ({ change }, n) => change('update ticket_type set price_minor = ?', n),
  'the timeslots are hidden or shown': ({ change }) => change('update calendar set hidden = not hidden'),
  'a share is kept from the page': ({ change }, n) =>
    change(
      `update channel set hold_capacity_enabled = true, hold_capacity_percentage = ? % 100, hold_capacity_release_minutes = ?`,
      n,
      n,
    ),
  'a ticket is limited or not': ({ change }, n) =>
    change('update ticket_type set ticket_limit = nullif(? % 3, 0)', n),
  'the house takes so many or all': ({ change }, n) =>
    change('update location set house_limit = nullif(? % 3, 0)', n),
  'the product is archived or not': ({ change }) =>
    change('update product set archived_at = case when archived_at is null then now() end'),
  'the type is labelled or not': ({ change }, n) =>
    change(`update ticket_type set status_label = (array['sold out', null])[1 + ? % 2]`, n),
};

test('cached days equal the days computed timeslot by timeslot, whatever happened since the last question', async () => {
  const often = ['places are sold', 'places are held', 'a whole day is sold out', 'time goes by'];
  const names = [...Object.keys(happenings), ...often, ...often];
  const happening = fc.record({ name: fc.constantFrom(...names), n: fc.nat(2_000) });
  const happeningsOfARun = fc.array(happening, { minLength: 20, maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(happeningsOfARun, async (steps) => {
      const page = await aPage();
      await page.atOnce();
      for (const { name, n } of steps) {
        await happenings[name]?.(page, n);
        const people = 1 + (n % 6);
        const expected = [name, n, await page.oneByOne(people)];
        // Read again where anything but places changed, and then from the cache.
        expect([name, n, await page.atOnce(people)]).toEqual(expected);
        expect([name, n, await page.atOnce(people)]).toEqual(expected);
      }
    }),
    { numRuns: isLongRun() ? 40 : 2, endOnFailure: true },
  );
});

test('a change counts once it is committed, and two that change at once do not wait for each other', async () => {
  const page = await aPage();
  const fill = async () => (await page.atOnce()).map(({ availability }) => availability.state);
  const before = await fill();
  const [one, other] = [await database.owner.connect(), await database.owner.connect()];
  for (const connection of [one, other]) {
    await connection.query('begin');
    await connection.query(`select set_config('app.client_id', $1, true)`, [page.clientId]);
  }
  const on = (date: string) =>
    `update timeslot set state = 'closed' where client_id = '${page.clientId}' and local_date = '${date}'`;
  await one.query(on('2030-06-16'));
  await other.query(on('2030-06-17'));
  expect(await fill()).toEqual(before);
  await one.query('commit');
  expect((await fill()).slice(3, 5)).toEqual(['closed', before[4]]);
  await other.query('commit');
  expect((await fill()).slice(3, 5)).toEqual(['closed', 'closed']);
  one.release();
  other.release();
});

test('every table that a sale is read from leaves a mark when it is changed', async () => {
  const page = await aPage();
  await page.change(
    `with made as (
       insert into event (client_id, kind, from_date, until_date) values (?, 'exhibition', '2030-01-01', '2030-12-31')
       returning id)
     update ticket_type set event_id = made.id from made`,
    page.clientId,
  );
  await page.change('update channel set hold_capacity_enabled = true, hold_capacity_percentage = 10');
  const question = await page.ask(1);
  // A connection of its own: one that was used before also tells what it read then.
  const db = createDatabase(createPool(database.ownerUrl, 'foyer_app', 1));
  const rows = await inClient(db, page.clientId, async (scope) => {
    await listDaysOnSale(scope, question);
    const read = await sql<{ name: string }>`
      select s.relname as name from pg_stat_xact_user_tables s
      where coalesce(seq_scan, 0) + coalesce(idx_scan, 0) > 0
        and not exists (select from pg_trigger t where t.tgrelid = s.relid and t.tgname = 'sale_facts_changed')
      order by 1`.execute(scope.tx);
    return read.rows;
  });
  await db.destroy();
  expect(rows.map(({ name }) => name)).toEqual([]);
});
