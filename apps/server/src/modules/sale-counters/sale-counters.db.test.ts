import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot, type TestTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { expireHolds } from '../capacity/expire-holds.ts';
import { type HeldTickets, listCounterDifferences, releaseHold } from '../capacity/index.ts';
import { completeOrder, lockOrder } from '../orders/index.ts';
import { findSaleCounters } from './find-sale-counters.ts';
import { holdSale } from './hold-sale.ts';
import { listLimitConflicts, listNamedLimitConflicts } from './limit-conflicts.repository.ts';
import type { LimitOwner } from './limit-counter.repository.ts';
import { recountOrder } from './recount-order.ts';
import { watchLimit } from './watch-limit.ts';

const database = await testDatabase();
const { app, worker } = testApp(database);
const { clientId } = await aClient(app);
const owner = database.owner;

const ofTimeslot = (timeslot: TestTimeslot, quantity: number): HeldTickets => ({
  ticketTypeId: timeslot.ticketTypeId,
  quantity,
  timeslotId: timeslot.timeslotId,
  date: timeslot.date,
});

/** Holds tickets as a sales page does. @returns the id of the hold, or the refusal. */
async function hold(...lines: HeldTickets[]) {
  const demand = await inClient(app.db, clientId, (scope) => findSaleCounters(scope, lines));
  const held = await holdSale(app, { clientId, demand, nameOf: () => 'Adult' });
  return held.ok ? held.value.id : held.refusals[0];
}

async function sell(timeslot: TestTimeslot, quantity: number): Promise<string> {
  const { orderId } = await aPlacedOrder(app, clientId, timeslot, { quantity });
  await inClient(app.db, clientId, async (scope) =>
    completeOrder(app, scope, await lockOrder(scope, orderId), { kind: 'system' }),
  );
  return orderId;
}

/** Writes a limit and lets the counters follow, as the screens do. */
async function limit(limited: LimitOwner, after: number | null): Promise<void> {
  const tables = {
    'ticket-type': 'ticket_type',
    'ticket-group': 'ticket_group',
    event: 'event',
    house: 'location',
  };
  const column = limited.kind === 'house' ? 'house_limit' : 'ticket_limit';
  const table = tables[limited.kind];
  await inClient(app.db, clientId, async (scope) => {
    const follow = await watchLimit(scope, limited);
    await sql`update ${sql.ref(table)} set ${sql.ref(column)} = ${after} where id = ${limited.ownerId}`.execute(
      scope.tx,
    );
    await follow();
  });
}

async function figuresOf(ownerId: string) {
  const { rows } = await owner.query(
    `select kind, scope, capacity, held, sold from counter where owner_id = $1 and kind <> 'timeslot' order by scope`,
    [ownerId],
  );
  return rows;
}

async function cancelTickets(orderId: string, count: number): Promise<void> {
  await owner.query(
    `update ticket set state = 'cancelled' where id in (
       select id from ticket where order_id = $1 and state = 'active' limit $2)`,
    [orderId, count],
  );
  await inClient(app.db, clientId, (scope) => recountOrder(scope, orderId));
}

/** A timeslot for two that begins half an hour after another. @returns its id. */
async function halfAnHourLater({ timeslotId }: TestTimeslot): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `with made as (
       insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at, origin)
       select client_id, calendar_id, local_date, local_time + interval '30 minutes',
         starts_at + interval '30 minutes', 'manual' from timeslot where id = $1 returning client_id, id)
     insert into counter (client_id, id, kind, owner_id, capacity) select client_id, id, 'timeslot', id, 2 from made
     returning id`,
    [timeslotId],
  );
  return rows[0]?.id ?? '';
}

describe('limits beside the timeslot', () => {
  test('a ticket type with a limit of five is sold five times in a timeslot, and the sixth refusal says how many are left', async () => {
    const timeslot = await aTimeslot(owner, clientId);
    await limit({ kind: 'ticket-type', ownerId: timeslot.ticketTypeId }, 5);
    expect(typeof (await hold(ofTimeslot(timeslot, 4)))).toBe('string');
    expect(await hold(ofTimeslot(timeslot, 2))).toEqual({
      code: 'ticket-type-limit-reached',
      field: timeslot.ticketTypeId,
      params: { left: 1, name: 'Adult', reason: 'share-taken' },
    });
    expect(await figuresOf(timeslot.ticketTypeId)).toEqual([
      { kind: 'ticket-type', scope: timeslot.timeslotId, capacity: 5, held: 4, sold: 0 },
    ]);
  });

  test('a limit that is switched on counts what was sold and held before', async () => {
    const timeslot = await aTimeslot(owner, clientId);
    await sell(timeslot, 3);
    const held = await hold(ofTimeslot(timeslot, 2));
    await limit({ kind: 'ticket-group', ownerId: timeslot.ticketGroupId }, 6);
    expect(await figuresOf(timeslot.ticketGroupId)).toEqual([
      { kind: 'ticket-group', scope: timeslot.timeslotId, capacity: 6, held: 2, sold: 3 },
    ]);
    expect(await hold(ofTimeslot(timeslot, 2))).toMatchObject({ code: 'ticket-group-limit-reached' });
    await releaseHold(app, clientId, String(held));
    expect(typeof (await hold(ofTimeslot(timeslot, 3)))).toBe('string');
    expect(await listCounterDifferences(worker.db)).toEqual([]);
  });

  test('a limit below what is taken becomes what is taken, and is listed as a conflict', async () => {
    const timeslot = await aTimeslot(owner, clientId);
    await sell(timeslot, 4);
    await limit({ kind: 'ticket-type', ownerId: timeslot.ticketTypeId }, 10);
    await limit({ kind: 'ticket-type', ownerId: timeslot.ticketTypeId }, 3);
    expect(await figuresOf(timeslot.ticketTypeId)).toMatchObject([{ capacity: 4, sold: 4 }]);
    const conflicts = await inClient(app.db, clientId, listLimitConflicts);
    expect(conflicts.filter(({ ownerId }) => ownerId === timeslot.ticketTypeId)).toEqual([
      { kind: 'ticket-type', ownerId: timeslot.ticketTypeId, scope: timeslot.timeslotId, limit: 3, taken: 4 },
    ]);
    const named = await inClient(app.db, clientId, (scope) => listNamedLimitConflicts(scope, '2000-01-01'));
    expect(named.find(({ ownerId }) => ownerId === timeslot.ticketTypeId)).toMatchObject({
      date: timeslot.date,
      time: timeslot.time,
      limit: 3,
      taken: 4,
    });
    expect(named.every(({ name }) => name !== '')).toBe(true);
    expect(await hold(ofTimeslot(timeslot, 1))).toMatchObject({ code: 'ticket-type-limit-reached' });
  });

  test('above a lowered limit no place is sold again: who leaves takes the limit down with them', async () => {
    const timeslot = await aTimeslot(owner, clientId, { capacity: 20 });
    const type = { kind: 'ticket-type', ownerId: timeslot.ticketTypeId } as const;
    const orderId = await sell(timeslot, 4);
    await limit(type, 10);
    const held = await hold(ofTimeslot(timeslot, 2));
    await limit(type, 3);
    await releaseHold(app, clientId, String(held));
    expect(await figuresOf(timeslot.ticketTypeId)).toMatchObject([{ capacity: 4, held: 0, sold: 4 }]);
    await cancelTickets(orderId, 2);
    expect(await figuresOf(timeslot.ticketTypeId)).toMatchObject([{ capacity: 3, sold: 2 }]);
    expect(await hold(ofTimeslot(timeslot, 2))).toMatchObject({ code: 'ticket-type-limit-reached' });
    expect(typeof (await hold(ofTimeslot(timeslot, 1)))).toBe('string');
    await cancelTickets(orderId, 1);
    expect(await figuresOf(timeslot.ticketTypeId)).toMatchObject([{ capacity: 3, held: 1, sold: 1 }]);
  });

  test('holds that end by themselves take a lowered limit of the house down with them', async () => {
    const timeslot = await aTimeslot(owner, clientId, { capacity: 20 });
    await sell(timeslot, 1);
    await hold(ofTimeslot(timeslot, 5));
    await limit({ kind: 'house', ownerId: timeslot.locationId }, 3);
    expect(await figuresOf(timeslot.locationId)).toMatchObject(
      [6, 6, 6, 6].map((capacity) => ({ capacity })),
    );
    await owner.query(`update hold set expires_at = now() - interval '1 second' where client_id = $1`, [
      clientId,
    ]);
    await expireHolds(worker);
    expect(await figuresOf(timeslot.locationId)).toMatchObject(
      [3, 3, 3, 3].map((capacity) => ({ capacity })),
    );
  });

  test('a cart above a lowered limit can still become smaller', async () => {
    const timeslot = await aTimeslot(owner, clientId, { capacity: 20 });
    const type = { kind: 'ticket-type', ownerId: timeslot.ticketTypeId } as const;
    await limit(type, 10);
    const insteadOf = String(await hold(ofTimeslot(timeslot, 6)));
    await limit(type, 2);
    const lines = [ofTimeslot(timeslot, 4)];
    const demand = await inClient(app.db, clientId, (scope) => findSaleCounters(scope, lines));
    expect(await holdSale(app, { clientId, demand, insteadOf })).toMatchObject({ ok: true });
    expect(await figuresOf(timeslot.ticketTypeId)).toMatchObject([{ capacity: 4, held: 4 }]);
  });

  test('a limit that is switched off is counted no more, and the books stay exact', async () => {
    const timeslot = await aTimeslot(owner, clientId);
    await limit({ kind: 'ticket-type', ownerId: timeslot.ticketTypeId }, 2);
    await hold(ofTimeslot(timeslot, 2));
    await limit({ kind: 'ticket-type', ownerId: timeslot.ticketTypeId }, null);
    expect(await figuresOf(timeslot.ticketTypeId)).toEqual([]);
    expect(typeof (await hold(ofTimeslot(timeslot, 3)))).toBe('string');
    expect(await listCounterDifferences(worker.db)).toEqual([]);
  });

  test('a sale that was looked up before the limit came is counted by it', async () => {
    const timeslot = await aTimeslot(owner, clientId);
    const lines = [ofTimeslot(timeslot, 2)];
    const demand = await inClient(app.db, clientId, (scope) => findSaleCounters(scope, lines));
    await limit({ kind: 'ticket-type', ownerId: timeslot.ticketTypeId }, 1);
    const held = await holdSale(app, { clientId, demand });
    expect(held).toMatchObject({ ok: false, refusals: [{ code: 'ticket-type-limit-reached' }] });
  });

  test('the house takes as many as its limit at once: four quarters of an hour for each visitor', async () => {
    const timeslot = await aTimeslot(owner, clientId);
    await limit({ kind: 'house', ownerId: timeslot.locationId }, 3);
    await hold(ofTimeslot(timeslot, 2));
    expect(await figuresOf(timeslot.locationId)).toHaveLength(4);
    expect(await hold(ofTimeslot(timeslot, 2))).toMatchObject({ code: 'house-full', params: { left: 1 } });
  });

  test('an event is not sold on a day on which it is closed', async () => {
    const timeslot = await aTimeslot(owner, clientId);
    const { rows } = await owner.query<{ id: string }>(
      `insert into event (client_id, kind, from_date, until_date, ticket_limit)
       values ($1, 'exhibition', '2030-06-01', '2030-06-30', 5) returning id`,
      [clientId],
    );
    const eventId = rows[0]?.id ?? '';
    await owner.query('update ticket_type set event_id = $2 where id = $1', [timeslot.ticketTypeId, eventId]);
    expect(typeof (await hold(ofTimeslot(timeslot, 4)))).toBe('string');
    expect(await hold(ofTimeslot(timeslot, 2))).toMatchObject({
      code: 'event-sold-out',
      params: { left: 1 },
    });
    await owner.query('insert into event_exception (client_id, event_id, date) values ($1, $2, $3)', [
      clientId,
      eventId,
      timeslot.date,
    ]);
    expect(await hold(ofTimeslot(timeslot, 1))).toMatchObject({ code: 'event-closed' });
  });

  test('a ticket type that was labelled by hand is not sold', async () => {
    const timeslot = await aTimeslot(owner, clientId);
    await owner.query(`update ticket_type set status_label = 'cancelled' where id = $1`, [
      timeslot.ticketTypeId,
    ]);
    expect(await hold(ofTimeslot(timeslot, 1))).toMatchObject({ code: 'ticket-type-not-on-sale' });
  });

  test('a guided tour blocks the times that it runs into, and says so', async () => {
    const timeslot = await aTimeslot(owner, clientId, { capacity: 9 });
    await owner.query(
      `update ticket_type set duration_minutes = 90, blocks_other_timeslots = true where id = $1`,
      [timeslot.ticketTypeId],
    );
    const later = await halfAnHourLater(timeslot);
    expect(typeof (await hold(ofTimeslot(timeslot, 2)))).toBe('string');
    expect(await hold(ofTimeslot(timeslot, 1))).toMatchObject({ code: 'overlapping-timeslot-full' });
    expect(await hold(ofTimeslot({ ...timeslot, timeslotId: later }, 1))).toMatchObject({
      code: 'not-enough-places',
    });
  });

  test('tickets that are cancelled give back the places of every counter', async () => {
    const timeslot = await aTimeslot(owner, clientId);
    await limit({ kind: 'house', ownerId: timeslot.locationId }, 100);
    await limit({ kind: 'ticket-type', ownerId: timeslot.ticketTypeId }, 100);
    const orderId = await sell(timeslot, 5);
    await limit({ kind: 'ticket-group', ownerId: timeslot.ticketGroupId }, 100);
    await owner.query(
      `update ticket set state = 'cancelled' where id in (select id from ticket where order_id = $1 limit 2)`,
      [orderId],
    );
    await inClient(app.db, clientId, (scope) => recountOrder(scope, orderId));
    expect(await figuresOf(timeslot.ticketGroupId)).toMatchObject([{ sold: 3 }]);
    expect(await figuresOf(timeslot.locationId)).toMatchObject([3, 3, 3, 3].map((sold) => ({ sold })));
    expect(await listCounterDifferences(worker.db)).toEqual([]);
  });

  test('a limit of the house counts a visitor for as long as the ticket was sold for, not as its type says now', async () => {
    const timeslot = await aTimeslot(owner, clientId);
    await sell(timeslot, 2);
    await owner.query('update ticket_type set duration_minutes = 120 where id = $1', [timeslot.ticketTypeId]);
    await sell(timeslot, 1);
    await limit({ kind: 'house', ownerId: timeslot.locationId }, 50);
    expect((await figuresOf(timeslot.locationId)).map(({ sold }) => sold)).toEqual([3, 3, 3, 3, 1, 1, 1, 1]);
    expect(await listCounterDifferences(worker.db)).toEqual([]);
  });

  test('cancelling one ticket of an order never asks for more places than were sold, whatever its type says by now', async () => {
    const timeslot = await aTimeslot(owner, clientId);
    const later = await halfAnHourLater(timeslot);
    await limit({ kind: 'house', ownerId: timeslot.locationId }, 4);
    const orderId = await sell(timeslot, 2);
    await hold(ofTimeslot({ ...timeslot, timeslotId: later }, 2));
    await owner.query(
      `update ticket_type set duration_minutes = 90, blocks_other_timeslots = true where id = $1`,
      [timeslot.ticketTypeId],
    );
    await owner.query(
      `update ticket set state = 'cancelled' where id in (select id from ticket where order_id = $1 limit 1)`,
      [orderId],
    );
    const recounted = await inClient(app.db, clientId, (scope) => recountOrder(scope, orderId));
    expect(recounted).toMatchObject({ ok: true });
    expect((await figuresOf(timeslot.locationId)).map(({ sold }) => sold)).toEqual([1, 1, 1, 1, 0, 0]);
    expect(await listCounterDifferences(worker.db)).toEqual([]);
  });
});
