import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { findExportKind } from '../exports/export-kind.ts';
import { completeOrder, lockOrder } from '../orders/index.ts';
import { listDayTimeslots } from './list-day-timeslots.ts';
import { listVisitorsOf, totalVisitors } from './list-visitors.ts';
import { exportVisitors } from './visitor-export.ts';

const database = await testDatabase();
const { app } = testApp(database, testClock('2030-06-15T08:00:00Z'));
const page = { offset: 0, limit: 50 };

test('the lists of visitors and the timeslots of a day show location, visitors and arrivals', async () => {
  const client = await aClient(app);
  const { clientId } = client;
  const staff = await signedInAs(app, client);
  const today = await aTimeslot(database.owner, clientId, {});
  const tomorrow = await aTimeslot(database.owner, clientId, { date: '2030-06-16', time: '10:00' });
  for (const timeslot of [today, tomorrow]) {
    const { orderId } = await aPlacedOrder(app, clientId, timeslot, { quantity: 3 });
    await inClient(app.db, clientId, async (scope) =>
      completeOrder(app, scope, await lockOrder(scope, orderId), { kind: 'provider' }),
    );
  }
  await aPlacedOrder(app, clientId, today);
  await database.owner.query(
    `update ticket set used_at = now() where id = (select id from ticket where timeslot_id = $1 limit 1)`,
    [today.timeslotId],
  );
  expect(await listVisitorsOf(staff, { date: '2030-06-15' }, page)).toMatchObject([
    {
      buyerName: 'Anna Visser',
      time: '14:00',
      heads: 3,
      scannedCount: 1,
      ticketTypes: 'Adult',
      listedName: 'Visser, Anna',
    },
  ]);
  expect(await listVisitorsOf(staff, {}, page)).toHaveLength(2);
  expect(await listVisitorsOf(staff, { time: '10:00' }, page)).toMatchObject([{ date: '2030-06-16' }]);
  expect(await totalVisitors(staff, { date: '2030-06-15', time: '10:00' })).toMatchObject({ heads: 0 });
  expect(await totalVisitors(staff, { time: 'noon' })).toMatchObject({ orderCount: 2 });
  expect(await totalVisitors(staff, { search: 'visser' })).toEqual({
    orderCount: 2,
    reservationCount: 0,
    heads: 6,
    scannedCount: 1,
  });
  expect(await totalVisitors(staff, { search: 'GT-1' })).toMatchObject({ orderCount: 1 });
  expect(await totalVisitors(staff, { search: '%' })).toMatchObject({ orderCount: 0 });
  expect(await listDayTimeslots(staff, { date: '2030-06-15' })).toMatchObject([
    { scannedCount: 1, isGroup: true, timeslot: { time: '14:00', soldCount: 3 } },
  ]);
  expect(await listDayTimeslots(staff, { date: '2030-06-15', locationId: tomorrow.locationId })).toEqual([]);
  await database.owner.query(
    'update calendar set hidden = true where id = (select calendar_id from timeslot where id = $1)',
    [today.timeslotId],
  );
  expect(await listDayTimeslots(staff, { date: '2030-06-15' })).toEqual([]);
  expect(await listDayTimeslots(staff, { date: '2030-06-15', withHidden: true })).toMatchObject([
    { isHidden: true, timeslot: { time: '14:00' } },
  ]);
  expect(await refusalsOf(listDayTimeslots(staff, { date: 'today' }))).toEqual(['date: date-invalid']);
  const { kind } = await exportVisitors(staff, { date: '2030-06-16' }, 'csv');
  const stretch = { filter: { date: '2030-06-16' }, locale: 'en_US', place: null, limit: 10 };
  const exported = await inClient(
    app.db,
    clientId,
    (scope) =>
      findExportKind(kind)?.readRows(app, scope, stretch) ?? Promise.reject(new Error('not offered')),
  );
  expect(exported.rows).toEqual([
    ['16-06-2030', '10:00', expect.any(String), 'GT-2', 'Anna Visser', '3 × Adult', 3, 0],
  ]);
});
