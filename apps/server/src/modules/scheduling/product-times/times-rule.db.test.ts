import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aLocation } from '@foyer/testkit/builders/a-location.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { createProduct } from '../../catalog/index.ts';
import { createProductSchedule, createScheduleBlocker } from '../../product-schedules/index.ts';
import { changeTimeslotGroup } from '../change-timeslot-group.ts';
import { createTimeslotGroup } from '../create-timeslot-group.ts';
import { listTimesRules } from './times-rule.repository.ts';
import { listTimesSources } from './times-source.repository.ts';

const database = await testDatabase();

/** A museum seen from Friday 20 November, 12:00 in Amsterdam. */
async function aMuseum() {
  const { app } = testApp(database, testClock('2026-11-20T11:00:00Z'));
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const locationId = await aLocation(database.owner, client.clientId);
  const rulesOf = (ids: string[]) => manager.inClient((scope) => listTimesRules(scope, ids, app.clock()));
  return { app, manager, locationId, rulesOf };
}

test('a period says its weekdays, its starts and their limits in short; one that has ended and a draft are left out', async () => {
  const { manager, locationId, rulesOf } = await aMuseum();
  const { id } = await createTimeslotGroup(manager, { name: 'Exhibition hall', locationId });
  const period = { from: '2026-01-01', until: '2030-12-31', priority: 0, note: 'All year' };
  const times = (weekday: number, limit: number | null, ...starts: string[]) =>
    starts.map((time) => ({ weekday, time, limit }));
  await changeTimeslotGroup(manager, id, {
    name: 'Exhibition hall',
    periods: [
      {
        ...period,
        weekdayTimes: [...times(5, 60, '10:00', '10:30', '11:00'), ...times(6, 75, '10:30', '11:00')],
      },
      { ...period, priority: 1, until: '2026-11-19', note: 'Summer', weekdayTimes: times(5, 60, '09:00') },
      {
        ...period,
        ...{ from: '2026-12-19', until: '2027-01-03', priority: 2, note: 'Christmas' },
        weekdayTimes: [...times(5, 60, '10:00', '10:30', '14:00'), ...times(6, null, '10:00')],
      },
      { ...period, priority: 3, note: 'Next plan', published: false, weekdayTimes: times(5, 60, '12:00') },
    ],
  });
  expect(await rulesOf([id])).toMatchObject([
    {
      ...{ calendarId: id, kind: 'period', name: 'All year', from: '2026-01-01', until: '2030-12-31' },
      ...{ weekdays: [5, 6], firstTime: '10:00', lastTime: '11:00', intervalMinutes: 30 },
      ...{ leastLimit: 60, mostLimit: 75 },
    },
    {
      ...{ name: 'Christmas', firstTime: '10:00', lastTime: '14:00', intervalMinutes: null },
      ...{ leastLimit: null, mostLimit: null },
    },
  ]);
});

test('a product schedule and what it leaves out are rules of the product’s times', async () => {
  const { app, manager, locationId, rulesOf } = await aMuseum();
  const product = await createProduct(manager, { name: 'Salt & Light', locationIds: [locationId] });
  const target = { productId: product.id, locationId };
  await createProductSchedule(manager, target, {
    ...{ name: 'Weekend', from: '2026-11-01', until: '2026-12-31' },
    ...{ repeatUnit: 'week', repeatEvery: 1, weekdays: [6, 7], firstTime: '10:00', lastTime: '12:00' },
    ...{ slotInterval: 1, slotIntervalUnit: 'hour', capacity: 20 },
  });
  await createScheduleBlocker(manager, target, {
    ...{ from: '2026-12-05', until: '2026-12-05', weekdays: [6], fromTime: null, untilTime: null },
    reason: 'Staff training',
  });
  const [source] = await manager.inClient((scope) => listTimesSources(scope, [product.id], app.clock()));
  expect(await rulesOf([source?.id ?? ''])).toMatchObject([
    {
      kind: 'schedule',
      name: 'Weekend',
      weekdays: [6, 7],
      intervalMinutes: 60,
      leastLimit: 20,
      mostLimit: 20,
    },
    { kind: 'block', name: 'Staff training', firstTime: null, lastTime: null },
  ]);
});
