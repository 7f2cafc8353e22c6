import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { completeOrder } from './complete-order.ts';
import { countOrdersOnDays } from './count-orders-on-days.ts';
import { lockOrder } from './order.repository.ts';

const database = await testDatabase();
const { app } = testApp(database, testClock('2026-11-20T12:00:00Z'));

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const winter = { from: '2026-11-01', until: '2027-02-28', weekdays: everyDay };

test('orders are counted once each that hold tickets of the group for the coming days of a rule', async () => {
  const client = await aClient(app);
  const { clientId } = client;
  await database.owner.query("update client set payment_environment = 'live' where id = $1", [clientId]);
  const manager = await signedInAs(app, client);
  // A Saturday, and another group on the same day.
  const timeslot = await aTimeslot(database.owner, clientId, { capacity: null, date: '2026-12-05' });
  const other = await aTimeslot(database.owner, clientId, { capacity: null, date: '2026-12-05' });
  const sell = async (of = timeslot, { isTest = false, isPaid = true } = {}) => {
    const { orderId } = await aPlacedOrder(app, clientId, of, { quantity: 3, isTest });
    if (!isPaid) return orderId;
    await inClient(app.db, clientId, async (scope) =>
      completeOrder(app, scope, await lockOrder(scope, orderId), { kind: 'provider' }),
    );
    return orderId;
  };
  const count = (days: object = {}) =>
    countOrdersOnDays(manager, timeslot.ticketGroupId, { ...winter, ...days });
  const cancelled = await sell();
  await Promise.all([sell(), sell(), sell(other), sell(timeslot, { isTest: true })]);
  await sell(timeslot, { isPaid: false });
  expect(await count()).toBe(3);
  await database.owner.query("update ticket set state = 'cancelled' where order_id = $1", [cancelled]);
  expect(await count()).toBe(2);
  expect(await count({ weekdays: [6] })).toBe(2);
  expect(await count({ weekdays: [1, 7] })).toBe(0);
  expect(await count({ from: '2026-12-06' })).toBe(0);
  await database.owner.query("update ticket set visit_date = '2026-11-19' where client_id = $1", [clientId]);
  expect(await count()).toBe(0);
  expect(await refusalsOf(count({ until: 'soon', weekdays: [8] }))).toEqual([
    'until: date-invalid',
    'weekdays.0: day-invalid',
  ]);
});
