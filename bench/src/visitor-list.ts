import { listVisitorsOf, totalVisitors } from '@foyer/server/modules/visits/list-visitors.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { CompiledQuery } from 'kysely';
import type { BenchDatabase, Benchmark, Contest } from './benchmark.ts';
import { repeatUntil } from './repeat-until.ts';

const VISITORS = 20_000;
const TIMESLOTS = 40;
/** Tickets of an order. */
const PARTY = 2;
const date = '2030-06-15';

/** The list of a day with 20,000 visitors, against the least statement that finds the same rows. */
export const visitorList: Benchmark = {
  name: 'visitor list',
  async prepare(database) {
    const { app } = testApp(database, testClock('2030-06-15T08:00:00Z'));
    const client = await aClient(app);
    const staff = await signedInAs(app, client);
    await fillDay(database, client.clientId);
    const bare = (name: string, ...statements: string[]): Contest['other'] => ({
      name: `bare SQL: ${name}`,
      run: (milliseconds) =>
        repeatUntil(milliseconds, 1, () =>
          inClient(app.db, client.clientId, async ({ tx, clientId }) => {
            for (const text of statements) await tx.executeQuery(CompiledQuery.raw(text, [clientId, date]));
          }),
        ),
    });
    const found: number[] = [];
    const contest = (name: string, other: Contest['other'], ask: () => Promise<number>): Contest => ({
      name: `${name}, against bare SQL`,
      unit: 'lists',
      measure: 'cost',
      must: 3,
      aim: 2,
      foyer: {
        name: `Foyer: ${name}`,
        run: (milliseconds) => repeatUntil(milliseconds, 1, async () => void found.push(await ask())),
      },
      other,
    });
    const row = 'o.id, o.number, o.buyer_first_name, o.buyer_last_name, s.local_time, y.ticket_type_name';
    const grouped =
      'group by o.id, o.number, o.buyer_first_name, o.buyer_last_name, s.local_time, y.ticket_type_name';
    const sorted = `${grouped} order by s.local_time, o.buyer_last_name, o.buyer_first_name, o.id`;
    return {
      contests: [
        contest(
          'the first 50 of 20,000 visitors with their totals',
          bare(
            'the same page and its totals',
            bareSql(`${row}, count(*) as heads`, `${sorted} limit 50`),
            bareSql('count(distinct o.id), count(*), count(t.used_at)', ''),
          ),
          async () => {
            const page = await listVisitorsOf(staff, { date }, { offset: 0, limit: 50 });
            const { heads } = await totalVisitors(staff, { date });
            return heads === VISITORS ? page.length : 0;
          },
        ),
      ],
      findFaults: async () => (found.includes(0) ? ['a list was not whole'] : []),
      close: async () => {},
    };
  },
};

const bareSql = (columns: string, rest: string) => `select ${columns}
  from timeslot s
  join ticket t on t.client_id = s.client_id and t.timeslot_id = s.id
  join orders o on o.client_id = t.client_id and o.id = t.order_id
  join order_line y on y.client_id = t.client_id and y.id = t.order_line_id
  where s.client_id = $1 and s.local_date = $2::date and s.starts_at >= $2::date - 1 and s.starts_at < $2::date + 2
    and t.state <> 'cancelled' ${rest}`;

/** Orders of two adults each, evenly over the timeslots of the day, and a year of other days around it. */
async function fillDay({ owner }: Pick<BenchDatabase, 'owner'>, clientId: string): Promise<void> {
  const { timeslotId, ticketTypeId } = await aTimeslot(owner, clientId, { date, capacity: null });
  await owner.query(
    `with made as (
       insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at)
       select t.client_id, t.calendar_id, d, l, (d + l) at time zone 'Europe/Amsterdam'
       from timeslot t, generate_series(-30, 30) as day, generate_series(0, $3::int - 1) as n,
         lateral (select t.local_date + day as d, time '08:00' + n * interval '15 minutes' as l) as at
       where t.client_id = $1 and t.id = $2 and (d, l) <> (t.local_date, t.local_time) returning id)
     insert into counter (client_id, id, kind, owner_id) select $1, id, 'timeslot', id from made`,
    [clientId, timeslotId, TIMESLOTS],
  );
  await owner.query(
    `with place as (
       select row_number() over () as nth, uuidv7() as order_id, uuidv7() as line_id, s.id, s.local_date, s.local_time
       from timeslot s, generate_series(1, $3::int) as n
       where s.client_id = $1 and (s.local_date = $4::date or n <= 5)),
     ordered as (
       insert into orders (client_id, id, number, secret_hash, state, language, currency, total_minor, item_count,
         buyer_first_name, buyer_last_name, visit_date, visit_time, created_at, completed_at)
       select $1, order_id, nth, sha256(order_id::text::bytea), 'completed', 'nl', 'EUR', 3500, $5,
         (array['Anna','Bram','Chiara','Daan','Elif'])[1 + nth % 5],
         (array['Visser','Jansen','de Vries','Bakker'])[1 + nth % 4] || nth % 97, local_date, local_time, now(), now()
       from place),
     lined as (
       insert into order_line (client_id, id, order_id, position, ticket_type_id, ticket_type_name, product_name,
         timeslot_id, visit_date, visit_time, quantity, unit_price_minor, total_minor, vat_basis_points, vat_minor)
       select $1, line_id, order_id, 0, $2, 'Adult', 'Salt & Light', id, local_date, local_time, $5, 1750, 3500, 900, 289
       from place)
     insert into ticket (client_id, order_id, order_line_id, ticket_type_id, code, timeslot_id, visit_date, visit_time)
     select $1, order_id, line_id, $2, order_id::text || each, id, local_date, local_time
     from place, generate_series(1, $5::int) as each`,
    [clientId, ticketTypeId, VISITORS / PARTY / TIMESLOTS, date, PARTY],
  );
  for (const table of ['orders', 'order_line', 'ticket', 'timeslot', 'counter'])
    await owner.query(`vacuum analyze ${table}`);
}
