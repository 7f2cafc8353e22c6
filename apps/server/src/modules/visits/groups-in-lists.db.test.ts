import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { findExportKind } from '../exports/export-kind.ts';
import { completeOrder, lockOrder } from '../orders/index.ts';
import { addOrderNote } from '../orders/notes/add-order-note.ts';
import { readDashboard } from '../reporting/read-dashboard.ts';
import { addReservation } from '../reservations/index.ts';
import { listDayTimeslots } from './list-day-timeslots.ts';
import { listVisitorsOf, listVisitorsToPrint, totalVisitors } from './list-visitors.ts';
import './visitor-export.ts';

const database = await testDatabase();
const { app } = testApp(database, testClock('2030-06-15T08:00:00Z'));
const date = '2030-06-15';

test('group reservations are in the lists, on paper, in the export, on the day and on the dashboard', async () => {
  const client = await aClient(app);
  const { clientId } = client;
  const staff = await signedInAs(app, client);
  const timeslot = await aTimeslot(database.owner, clientId, { date });
  const { orderId } = await aPlacedOrder(app, clientId, timeslot, {
    quantity: 2,
    buyer: { firstName: 'Fenna', lastName: 'de Wit', email: 'f@example.com', phone: null },
  });
  await inClient(app.db, clientId, async (scope) =>
    completeOrder(app, scope, await lockOrder(scope, orderId), { kind: 'provider' }),
  );
  await addOrderNote(staff, orderId, 'Pushchair');
  const group = { productId: timeslot.productId, timeslotId: timeslot.timeslotId, groupName: 'Basisschool' };
  const contact = { contactName: 'A. Mulder', note: 'Two wheelchairs' };
  await addReservation(staff, { ...group, ...contact, adults: 2, children: 26 });
  expect(await listVisitorsOf(staff, { date }, { offset: 0, limit: 50 })).toMatchObject([
    { buyerName: 'Basisschool', orderNumber: 'R-1', orderId: null, heads: 28, people: { children: 26 } },
    { listedName: 'de Wit, Fenna', tickets: [{ name: 'Adult', quantity: 2 }], people: null },
  ]);
  expect(await totalVisitors(staff, { date })).toEqual({
    orderCount: 1,
    reservationCount: 1,
    heads: 30,
    scannedCount: 0,
  });
  expect(await totalVisitors(staff, { date, search: 'basis' })).toMatchObject({ heads: 28, orderCount: 0 });
  expect(await totalVisitors(staff, { search: 'R-1' })).toMatchObject({ reservationCount: 1 });
  expect(await listVisitorsToPrint(staff, { date })).toMatchObject([
    { contactName: 'A. Mulder', note: 'Two wheelchairs', timeslotLimit: 50 },
    { contactName: '', note: 'Pushchair' },
  ]);
  const blind = { ...staff, can: () => false, require: () => {} };
  expect((await listVisitorsToPrint(blind, { date })).map(({ note }) => note)).toEqual([
    'Two wheelchairs',
    '',
  ]);
  const stretch = { filter: { date }, locale: 'en_US', place: null, limit: 10 };
  const exported = await inClient(
    app.db,
    clientId,
    (scope) =>
      findExportKind('visitors')?.readRows(app, scope, stretch) ?? Promise.reject(new Error('not offered')),
  );
  expect(exported.rows[0]?.slice(3, 7)).toEqual(['R-1', 'Basisschool', '2 adults, 26 children', 28]);
  expect(await listDayTimeslots(staff, { date })).toMatchObject([{ timeslot: { soldCount: 30 } }]);
  // The order is live while the client tests: its tickets are counted nowhere.
  expect(await readDashboard(staff)).toMatchObject({ visits: { reservations: 28 } });
});
