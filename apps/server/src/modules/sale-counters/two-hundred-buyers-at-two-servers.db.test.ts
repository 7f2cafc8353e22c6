import { aClient } from '@foyer/testkit/a-client.ts';
import { aTimeslot, type TestTimeslot } from '@foyer/testkit/a-timeslot.ts';
import { isLongRun } from '@foyer/testkit/long-run.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { testDatabase } from '@foyer/testkit/test-database.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { App } from '../../platform/app.ts';
import { createDatabase, createPool } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { releaseHold } from '../capacity/index.ts';
import { findSaleCounters } from './find-sale-counters.ts';
import { holdSale } from './hold-sale.ts';
import { watchLimit } from './watch-limit.ts';

const ROUNDS = isLongRun() ? 1_000 : 3;
const BUYERS = 200;

const database = await testDatabase();
const { app } = testApp(database);
const { clientId } = await aClient(app);
const owner = database.owner;
const elsewhere = createDatabase(createPool(database.ownerUrl, 'foyer_app', 10));
/** Each with connections and lanes of its own, as two server processes have them. */
const servers: readonly App[] = [app, { ...app, db: elsewhere }];

/** A tour of an hour with a start every half hour: who comes at ten is in the times of half past nine and of ten too. */
async function aTour(): Promise<{ timeslot: TestTimeslot; starts: string[] }> {
  const timeslot = await aTimeslot(owner, clientId, { capacity: 30 });
  await owner.query(
    'update ticket_type set duration_minutes = 60, blocks_other_timeslots = true where id = $1',
    [timeslot.ticketTypeId],
  );
  const { rows } = await owner.query<{ id: string }>(
    `with made as (
       insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at, origin)
       select client_id, calendar_id, local_date, local_time + n * interval '30 minutes',
         starts_at + n * interval '30 minutes', 'manual'
       from timeslot, generate_series(1, 2) n where id = $1 returning client_id, id)
     insert into counter (client_id, id, kind, owner_id, capacity)
     select client_id, id, 'timeslot', id, 30 from made returning id`,
    [timeslot.timeslotId],
  );
  return { timeslot, starts: [timeslot.timeslotId, ...rows.map(({ id }) => id)] };
}

async function limitHouse(locationId: string, limit: number): Promise<void> {
  await inClient(app.db, clientId, async (scope) => {
    const follow = await watchLimit(scope, { kind: 'house', ownerId: locationId });
    await sql`update location set house_limit = ${limit} where id = ${locationId}`.execute(scope.tx);
    await follow();
  });
}

interface Wish {
  ticketTypeId: string;
  timeslotId: string;
  quantity: number;
}

/** @returns the places that were held and kept; some leave again. */
async function want(server: App, wish: Wish, leaves: boolean): Promise<number> {
  const sale = await inClient(server.db, clientId, (scope) =>
    findSaleCounters(scope, [{ ...wish, date: '2030-06-15' }]),
  );
  const held = await holdSale(server, { clientId, sale });
  if (!held.ok) return 0;
  if (!leaves) return wish.quantity;
  await releaseHold(server, clientId, held.value.id);
  return 0;
}

test(
  `two hundred buyers at two servers never exceed the house, a group or an overlapping time, ${ROUNDS} rounds long`,
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { timeslot, starts } = await aTour();
      await owner.query('update ticket_group set ticket_limit = 25 where id = $1', [timeslot.ticketGroupId]);
      const buyers = Array.from({ length: BUYERS }, (_, index) => {
        const timeslotId = starts[(index * 7 + round) % starts.length] ?? '';
        const wish = { ticketTypeId: timeslot.ticketTypeId, timeslotId, quantity: 1 + (index % 3) };
        return want(servers[index % 2] ?? app, wish, index % 5 === 0);
      });
      // while they are at it, the house gets a limit
      const [kept] = await Promise.all([Promise.all(buyers), limitHouse(timeslot.locationId, 40)]);
      const { rows: counters } = await owner.query<{
        kind: string;
        held: number;
        capacity: number;
        lines: number;
      }>(
        `select c.kind, c.held, c.capacity, (select coalesce(sum(l.quantity), 0)::int from hold_line l
           where l.client_id = c.client_id and l.counter_id = c.id) as lines
         from counter c where c.owner_id = any ($1::uuid[])`,
        [[...starts, timeslot.ticketGroupId, timeslot.locationId]],
      );
      expect(counters.filter(({ held, capacity }) => held > capacity)).toEqual([]);
      expect(counters.filter(({ held, lines }) => held !== lines)).toEqual([]);
      await expectEverybodyCounted(timeslot, starts);
      expect(kept.reduce((sum, quantity) => sum + quantity, 0)).toBeGreaterThan(20);
    }
    await elsewhere.destroy();
  },
  ROUNDS * 20_000,
);

/** Counts the people of the holds anew, by what each hold is for, and looks whether every counter says the same. */
async function expectEverybodyCounted({ ticketGroupId, locationId }: TestTimeslot, starts: string[]) {
  const { rows } = await owner.query<{ kind: string; scope: string; held: number; people: number }>(
    `with visit as (
       select t.starts_at, t.id, (line ->> 'quantity')::int as quantity
       from hold h cross join jsonb_array_elements(h.sale) line
       join timeslot t on t.client_id = h.client_id and t.id = (line ->> 'timeslotId')::uuid
       where t.id = any ($1::uuid[]))
     select c.kind, c.scope, c.held, coalesce((
       select sum(v.quantity)::int from visit v left join timeslot own on own.id = c.id
       where case c.kind
         when 'ticket-group' then v.id::text = c.scope
         when 'house' then v.starts_at < c.scope::timestamptz + interval '15 minutes'
           and v.starts_at + interval '60 minutes' > c.scope::timestamptz
         else own.starts_at >= v.starts_at and own.starts_at < v.starts_at + interval '60 minutes' end), 0) as people
     from counter c where c.owner_id = any ($2::uuid[])`,
    [starts, [...starts, ticketGroupId, locationId]],
  );
  expect(rows.filter(({ kind }) => kind === 'house').length).toBeGreaterThan(4);
  expect(rows.filter(({ held, people }) => held !== people)).toEqual([]);
}
