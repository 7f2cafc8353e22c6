import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { releaseHold } from '../capacity/index.ts';
import { completeOrder } from './complete-order.ts';
import { lockOrder } from './order.repository.ts';

const database = await testDatabase();
const { owner } = database;

test.each([
  ['Europe/Amsterdam', '2030-06-15T21:30:00Z'],
  ['America/New_York', '2030-06-16T03:30:00Z'],
])(
  'a day ticket that is paid late is sold until its day is over by the clocks of %s',
  async (zone, halfPastEleven) => {
    const clock = testClock(halfPastEleven);
    const { app } = testApp(database, clock);
    const { clientId } = await aClient(app);
    const day = await aTimeslot(owner, clientId, { date: '2030-06-15' });
    await owner.query('update location set time_zone = $2 where id = $1', [day.locationId, zone]);
    const placeDayTicket = async () => {
      const { orderId, holdId } = await aPlacedOrder(app, clientId, day, { quantity: 1 });
      await owner.query('update order_line set timeslot_id = null where order_id = $1', [orderId]);
      await releaseHold(app, clientId, holdId);
      return orderId;
    };
    const complete = (orderId: string) =>
      inClient(app.db, clientId, async (scope) =>
        completeOrder(app, scope, await lockOrder(scope, orderId), { kind: 'provider' }),
      );
    const [inTime, tooLate] = [await placeDayTicket(), await placeDayTicket()];
    expect(await complete(inTime)).toBe('completed');
    clock.advance(60);
    expect(await complete(tooLate)).toBe('no-places');
  },
);
