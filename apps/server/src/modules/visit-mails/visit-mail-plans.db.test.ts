import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { listenedDatabase } from '@foyer/testkit/database/listened-database.ts';
import { readsIn, rowsOfStatement } from '@foyer/testkit/database/rows-of-statement.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { listUnmailedVisits, type VisitSelection } from './visit-to-mail.repository.ts';

const ORDERS = 30_000;
/** Visits of a day. */
const A_DAY = 40;

const database = await testDatabase();
const { app } = testApp(database);
const { sent, db } = listenedDatabase(database);
afterAll(() => db.destroy());
const { clientId } = await aClient(app);
const timeslot = await aTimeslot(database.owner, clientId, { capacity: null });

/** Of two years, all but one a day mailed. */
beforeAll(async () => {
  await database.owner.query(
    `with keyed as (insert into person_key (client_id, wrapped_key) values ($1, '\\x00') returning id),
     ordered as (
       insert into orders (client_id, id, number, secret_hash, state, language, currency, total_minor, item_count,
         visit_date, created_at, completed_at, buyer_email, person_key_id)
       select $1, uuidv7(), n, sha256(n::text::bytea), 'completed', 'nl', 'EUR', 1750, 1,
         '2030-06-15'::date - n / $4::int, at, at, 'anna@example.com', keyed.id
       from keyed, generate_series(1, $3::int) as n, lateral (select timestamptz '2030-06-15' - n * interval '30 minutes' as at) as t
       returning client_id, id, number, visit_date, created_at),
     lined as (
       insert into order_line (client_id, order_id, position, ticket_type_id, ticket_type_name, product_name, quantity,
         unit_price_minor, total_minor, vat_basis_points, vat_minor)
       select client_id, id, 0, $2, 'Adult', 'Museum', 1, 1750, 1750, 900, 144 from ordered
       returning client_id, id, order_id),
     sold as (
       insert into ticket (client_id, order_id, order_line_id, ticket_type_id, code, visit_date, acquired_at, changed_at)
       select line.client_id, line.order_id, line.id, $2, o.number::text, o.visit_date, o.created_at, o.created_at
       from lined line join ordered o on o.id = line.order_id returning id)
     insert into visit_mail_sent (client_id, order_id, visit, kind)
     select client_id, id, to_char(visit_date, 'YYYY-MM-DD'), 'pre-visit' from ordered where number % $4::int <> 0`,
    [clientId, timeslot.ticketTypeId, ORDERS, A_DAY],
  );
});

const dates: LocalDate[] = ['2030-06-01', '2030-06-02', '2030-06-03'];
const selections: [string, VisitSelection, number][] = [
  ['of the dates that are due', { dates }, 3],
  [
    'booked in the last two days, with a mail up to a year ahead',
    { bookedSince: new Date('2030-06-13T00:00:00Z'), from: '2030-06-01', until: '2031-06-01' },
    2,
  ],
];

/** What the planner knows of the tables must not decide whether the job is quick. */
describe.each(['never analyzed', 'analyzed'])('tables that were %s', (state) => {
  beforeAll(async () => {
    if (state === 'never analyzed') return;
    for (const table of ['orders', 'ticket', 'visit_mail_sent'])
      await database.owner.query(`analyze ${table}`);
  });

  test.each(selections)(
    'visits %s are found without reading those of two years',
    async (_name, selection, count) => {
      sent.length = 0;
      const visits = await inClient(db, clientId, (scope) =>
        listUnmailedVisits(scope, 'pre-visit', [timeslot.ticketGroupId], selection, {
          after: null,
          limit: 500,
        }),
      );
      expect(visits).toHaveLength(count);
      const reads = readsIn(sent);
      expect(reads).toHaveLength(1);
      for (const statement of reads)
        expect(await rowsOfStatement(app.db, clientId, statement)).toBeLessThan(ORDERS / 10);
    },
  );
});
