import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aLocation } from '@foyer/testkit/builders/a-location.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listDaysOnSale } from '../modules/availability/index.ts';
import { listSchedulerSlots } from '../modules/availability-scheduler/scheduler-slot.repository.ts';
import { listCapacityToday } from '../modules/reporting/capacity-today.repository.ts';
import { createTimeslotGroup } from '../modules/scheduling/index.ts';
import { listTimesRules } from '../modules/scheduling/product-times/times-rule.repository.ts';
import { listTimesSources } from '../modules/scheduling/product-times/times-source.repository.ts';
import { countYields } from '../modules/scheduling/timeslot-yields.repository.ts';
import { applyTimeslotChange } from '../modules/timeslot-changes/apply-timeslot-change.ts';
import { draftTimeslotGroupChange } from '../modules/timeslot-changes/draft-timeslot-change.ts';
import { lookAtTimeslotChange } from '../modules/timeslot-changes/look-at-timeslot-change.ts';
import { listTimeslotsNear } from '../modules/timeslot-changes/timeslots-near.repository.ts';
import { undoTimeslotChange } from '../modules/timeslot-changes/undo-timeslot-change.ts';
import type { ClientScope } from '../platform/database/database.ts';
import { inClient } from '../platform/database/in-client.ts';
import type { RequestContext } from '../platform/request-context.ts';

/** Statistics of a table are those of earlier clients: no plan may depend on statistics of the client that asks. */
const database = await testDatabase();
const { app } = testApp(database, testClock('2026-11-20T11:00:00Z'));
const tables = ['timeslot', 'counter', 'calendar', 'ticket', 'order_line', 'orders', 'closed_day', 'change'];
for (const table of tables)
  await database.owner.query(`alter table ${table} set (autovacuum_enabled = false)`);

const TIMES_A_DAY = 31;
const times = (limit: number) =>
  [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
    Array.from({ length: TIMES_A_DAY }, (_, nth) => {
      const minute = 9 * 60 + nth * 15;
      const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      return { weekday, time, limit };
    }),
  );
const rules = (limit: number) => ({
  periods: [{ from: '2026-01-01', until: '2030-12-31', priority: 0, note: '', weekdayTimes: times(limit) }],
});

/** How many rows of each table this connection has read. */
async function readSoFar({ tx }: ClientScope): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; read: number }>`
    select relname as name, coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as read
    from pg_stat_xact_user_tables`.execute(tx);
  return new Map(rows.map(({ name, read }) => [name, Number(read)]));
}

/** A museum's manager; `reads` says of each act how many rows one transaction read of one table at most. */
async function aMuseum() {
  const client = await aClient(app);
  const signedIn = await signedInAs(app, client);
  let most = 0;
  const manager: RequestContext = {
    ...signedIn,
    inClient: (work) =>
      inClient(app.db, client.clientId, async (scope) => {
        const before = await readSoFar(scope);
        const result = await work(scope);
        const after = await readSoFar(scope);
        for (const [table, rows] of after) most = Math.max(most, rows - (before.get(table) ?? 0));
        return result;
      }),
  };
  const locationId = await aLocation(database.owner, client.clientId);
  const { id } = await createTimeslotGroup(manager, { name: 'Hall', locationId });
  const reads: Record<string, number> = {};
  const count = async <T>(act: string, work: () => Promise<T>): Promise<T> => {
    most = 0;
    const result = await work();
    reads[act] = most;
    return result;
  };
  const change = async (limit: number, name: string) => {
    const draftId = await count(`draft ${name}`, () => draftTimeslotGroupChange(manager, id, rules(limit)));
    const { effect } = await count(`look at ${name}`, () => lookAtTimeslotChange(manager, draftId));
    await count(`apply ${name}`, () => applyTimeslotChange(manager, draftId, effect.fingerprint));
    const { undo } = await count(`look at the applied ${name}`, () => lookAtTimeslotChange(manager, draftId));
    expect(undo).toMatchObject({ newSalesCount: 0 });
    return { id: draftId, effect };
  };
  const { rows } = await database.owner.query<Record<'productId' | 'groupId', string>>(
    `with p as (insert into product (client_id, name) values ($1, 'Salt') returning id),
       g as (insert into ticket_group (client_id, product_id, name) select $1, id, 'Salt' from p returning id),
       k as (insert into calendar_ticket_group (client_id, calendar_id, ticket_group_id) select $1, $2, id from g)
     select p.id as "productId", g.id as "groupId" from p, g`,
    [client.clientId, id],
  );
  const [{ productId, groupId } = { productId: '', groupId: '' }] = rows;
  return { manager, reads, count, change, calendarId: id, locationId, productId, groupId };
}

test.each([
  ['no statistics', false],
  ['statistics of another client only', true],
])('a new client’s first timeslots are read a few times each, with %s', async (_what, analyzes) => {
  const before = await aMuseum();
  await before.change(60, 'first');
  if (analyzes) for (const table of tables) await database.owner.query(`analyze ${table}`);
  const museum = await aMuseum();
  const { effect } = await museum.change(60, 'first');
  const { id } = await museum.change(50, 'second');
  await museum.count('undo second', () => undoTimeslotChange(museum.manager, id));
  const month = { from: '2026-12-01', until: '2026-12-31' };
  const day = {
    date: '2026-12-01',
    startsAt: new Date('2026-11-30T23:00Z'),
    endsAt: new Date('2026-12-01T23:00Z'),
  };
  const question = { ...month, ticketGroupIds: [museum.groupId], people: 1, channel: null, at: app.clock() };
  const range = { ...month, locationId: museum.locationId, productId: null };
  const pages: Record<string, (scope: ClientScope) => Promise<unknown>> = {
    'list of groups': (scope) => countYields(scope, app.clock()),
    'times of a product': (scope) => listTimesSources(scope, [museum.productId], app.clock()),
    'rules of a product': (scope) => listTimesRules(scope, [museum.calendarId], app.clock()),
    scheduler: (scope) => listSchedulerSlots(scope, range),
    'times near': (scope) => listTimeslotsNear(scope, museum.calendarId, day.startsAt),
    dashboard: (scope) =>
      listCapacityToday(scope, { ...day, timeZone: 'Europe/Amsterdam', countsTestOrders: false }),
    'sales page': (scope) => listDaysOnSale(scope, question),
  };
  for (const [page, read] of Object.entries(pages))
    await museum.count(page, () => museum.manager.inClient(read));
  expect(effect.addedCount).toBeGreaterThan(16_500);
  // A few statements read each timeslot and counter once; all counters for each timeslot would be 280 million rows.
  const tooMany = Object.entries(museum.reads).filter(([, rows]) => rows > 8 * effect.addedCount);
  expect(tooMany).toEqual([]);
});
