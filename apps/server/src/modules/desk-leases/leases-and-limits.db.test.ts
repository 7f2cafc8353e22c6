import { anOfflineDesk } from '@foyer/testkit/builders/an-offline-desk.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { listCounterDifferences } from '../capacity/index.ts';
import { closeDay } from '../ledger/index.ts';
import { countAlerts } from '../reporting/alerts.repository.ts';
import { watchLimit } from '../sale-counters/index.ts';
import { keepDeskLease, settleDeskLease } from './settle-desk-lease.ts';

const database = await testDatabase();
const { owner } = database;

async function aDesk(options?: Parameters<typeof anOfflineDesk>[2]) {
  const clock = testClock('2030-06-15T09:00:00Z');
  const { app } = testApp(database, clock);
  const desk = await anOfflineDesk(app, owner, options);
  const { clientId } = desk;
  const differences = () => inClient(app.db, clientId, (scope) => listCounterDifferences(scope.tx));
  const setHouseLimit = (limit: number | null) =>
    inClient(app.db, clientId, async (scope) => {
      const follow = await watchLimit(scope, { kind: 'house', ownerId: desk.locationId });
      await scope.tx
        .updateTable('location')
        .set({ houseLimit: limit })
        .where('clientId', '=', clientId)
        .where('id', '=', desk.locationId)
        .execute();
      await follow();
    });
  return { app, clock, desk, differences, setHouseLimit };
}

describe('a limit of people inside', () => {
  test('counts what is leased when it is switched on, changed and switched off', async () => {
    const { clock, desk, differences, setHouseLimit } = await aDesk({ capacity: 20 });
    const lease = await desk.renew();
    await setHouseLimit(6);
    expect(await differences()).toEqual([]);
    const { rows } = await owner.query(
      `select distinct sold, capacity from counter where client_id = $1 and kind = 'house'`,
      [desk.clientId],
    );
    expect(rows).toEqual([{ sold: 4, capacity: 6 }]);
    await desk.send(lease, [desk.sold(lease, 3)]);
    expect((await desk.renew()).places).toEqual([{ timeslotId: desk.timeslotId, places: 3 }]);
    expect(await differences()).toEqual([]);
    await setHouseLimit(null);
    expect(await differences()).toEqual([]);
    clock.advance(76);
    await settleDeskLease(desk.manager, lease.lease.id);
    expect(await differences()).toEqual([]);
  });

  test('leaves no more to a lease than may be inside', async () => {
    const { desk, setHouseLimit, differences } = await aDesk({ capacity: 20 });
    await setHouseLimit(2);
    expect((await desk.renew()).places).toEqual([{ timeslotId: desk.timeslotId, places: 2 }]);
    expect(await differences()).toEqual([]);
  });
});

test('types that something else limits need a connection', async () => {
  const { desk } = await aDesk();
  await owner.query('update ticket_type set ticket_limit = 100 where client_id = $1', [desk.clientId]);
  expect((await desk.renew()).types).toEqual([]);
  await owner.query(
    `update ticket_type set ticket_limit = null, status_label = 'sold out' where client_id = $1`,
    [desk.clientId],
  );
  expect((await desk.renew()).types).toEqual([]);
});

test('a late sale of a closed day is booked on the next open one, which names the day that it corrects', async () => {
  const { app, clock, desk } = await aDesk();
  const lease = await desk.renew();
  const sale = desk.sold(lease, 1);
  clock.advance(24 * 60);
  await inClient(app.db, desk.clientId, (scope) => closeDay(scope, '2030-06-15', clock.now()));
  await desk.send(lease, [{ ...sale, soldAt: '2030-06-15T09:30:00Z' }]);
  const { rows } = await owner.query(
    `select distinct day::text, corrects_day::text from ledger_posting where client_id = $1 and order_id is not null`,
    [desk.clientId],
  );
  expect(rows).toEqual([{ day: '2030-06-16', corrects_day: '2030-06-15' }]);
});

test('the dashboard counts desks that never came back, unless their places are kept, and sales that wait', async () => {
  const { app, clock, desk } = await aDesk({ capacity: 4 });
  const lease = await desk.renew();
  const alerts = () =>
    inClient(app.db, desk.clientId, (scope) => countAlerts(scope, '2030-06-15', clock.now()));
  expect(await alerts()).toMatchObject({ unreturnedLeases: 0, keptSales: 0 });
  await desk.send(lease, [desk.sold(lease, 5)]);
  clock.advance(76);
  expect(await alerts()).toMatchObject({ unreturnedLeases: 1, keptSales: 1 });
  await keepDeskLease(desk.manager, lease.lease.id);
  expect(await alerts()).toMatchObject({ unreturnedLeases: 0 });
  clock.advance(24 * 60);
  expect(await alerts()).toMatchObject({ unreturnedLeases: 1 });
});
