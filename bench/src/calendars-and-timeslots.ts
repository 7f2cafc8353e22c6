import { listDaysForVisitors } from '@foyer/server/modules/availability/index.ts';
import { regenerateTimeslots } from '@foyer/server/modules/scheduling/index.ts';
import type { Database } from '@foyer/server/platform/database/database.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type pg from 'pg';
import type { Benchmark, Side } from './benchmark.ts';
import { type BusyCalendar, fillCalendars, rulesOfBusyCalendar } from './busy-calendars.ts';
import { repeatUntil } from './repeat-until.ts';
import { selectOne } from './select-one.ts';

/** 41 calendars are 1.1 million timeslots, 186 are 5 million. */
const CALENDARS = { many: 41, most: 186 };

/** What visitors read most and what staff fear most: the month of a product, and a change of its rules. */
export const calendarsAndTimeslots: Benchmark = {
  name: 'calendars and timeslots',
  async prepare(database) {
    const { app } = testApp(database);
    const [many, most] = await Promise.all([
      prepareClient(app, database.owner, CALENDARS.many),
      prepareClient(app, database.owner, CALENDARS.most),
    ]);
    await database.owner.query('vacuum analyze timeslot, counter');
    const monthOfMany = monthSide('Foyer: a month of one product among 1.1 M timeslots', database, many);
    return {
      contests: [
        {
          name: 'month of one product with prices and states, against SELECT 1',
          unit: 'months',
          measure: 'cost',
          must: 10,
          aim: 5,
          foyer: monthOfMany,
          other: selectOne(app.db),
        },
        {
          name: 'the same among 5 M timeslots, against among 1.1 M',
          unit: 'months',
          measure: 'cost',
          must: 2,
          aim: 1.2,
          foyer: monthSide('Foyer: a month of one product among 5 M timeslots', database, most),
          other: monthOfMany,
        },
        {
          name: '18 months of one product made anew, against a bare INSERT of as many rows',
          unit: 'calendars',
          measure: 'cost',
          must: 3,
          aim: 1.5,
          foyer: regenerationSide(app.db, many),
          other: bareInsertSide(database.owner, many.timeslotCount),
        },
      ],
      async findFaults() {
        const { rows } = await database.owner.query<{ lost: number }>(
          'select count(*)::int as lost from counter c where sold > 0 and not exists (select from timeslot t where t.id = c.id)',
        );
        return rows[0]?.lost ? [`${rows[0].lost} timeslots with sold tickets are gone`] : [];
      },
      close: async () => {},
    };
  },
};

async function prepareClient(
  app: Parameters<typeof aClient>[0],
  owner: pg.Pool,
  calendars: number,
): Promise<BusyCalendar> {
  const { clientId } = await aClient(app);
  const page = await aSalesPage(owner, clientId);
  return fillCalendars(owner, { clientId, page, calendars });
}

/**
 * One visitor after the other, without a shared cache: before each run a place is sold, and the first answer has to
 * include it.
 */
function monthSide(name: string, { app, owner }: Databases, calendar: BusyCalendar): Side {
  const { page, month } = calendar;
  const channel = { id: page.channelId, ticketGroupIds: [page.ticketGroupId], isPublished: true };
  const question = { ticketGroupIds: [page.ticketGroupId], people: 2, channel, ...month };
  const placesLeft = async () => {
    const days = await listDaysForVisitors(app, calendar.clientId, { ...question, at: new Date() });
    const open = days.filter(({ fromPriceMinor }) => fromPriceMinor === 1750).length;
    if (open < 28) throw new Error(`only ${open} days of the month are on sale`);
    return days.reduce((sum, { availability }) => sum + (availability.left ?? 0), 0);
  };
  return {
    name,
    run: async (milliseconds) => {
      const before = await placesLeft();
      await owner.query(
        `update counter set sold = sold + 1 where client_id = $1 and id = (
           select id from timeslot where client_id = $1 and calendar_id = $2 and local_date = $3
           order by random() limit 1)`,
        [calendar.clientId, calendar.calendarId, month.from],
      );
      if ((await placesLeft()) !== before - 1) throw new Error('a place that was sold is still offered');
      return repeatUntil(milliseconds, 1, placesLeft);
    },
  };
}

type Databases = { app: Database; owner: pg.Pool };

/** Every timeslot changes each time: the limit goes up and down. Tickets are sold in some. */
function regenerationSide(db: Database, calendar: BusyCalendar): Side {
  let turn = 0;
  return {
    name: `Foyer: ${calendar.timeslotCount} timeslots after a change of their limit`,
    run: (milliseconds) =>
      repeatUntil(milliseconds, 1, async () => {
        turn += 1;
        const rules = rulesOfBusyCalendar(calendar, turn % 2 === 0 ? 50 : 51);
        const plan = await inClient(db, calendar.clientId, (scope) =>
          regenerateTimeslots(scope, rules, new Date()),
        );
        if (plan.change.length < calendar.timeslotCount - 200)
          throw new Error(`only ${plan.change.length} timeslots were changed`);
      }),
  };
}

function bareInsertSide(owner: pg.Pool, count: number): Side {
  return {
    name: `INSERT ... SELECT generate_series(1, ${count})`,
    run: (milliseconds) =>
      repeatUntil(milliseconds, 1, async () => {
        await owner.query(
          'create table if not exists bare (id uuid primary key, at timestamptz, places int)',
        );
        await owner.query(
          `insert into bare select uuidv7(), now() + n * interval '1 minute', 50 from generate_series(1, $1::int) as n`,
          [count],
        );
      }),
  };
}
