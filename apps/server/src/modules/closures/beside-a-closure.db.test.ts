import { randomUUID } from 'node:crypto';
import { aMuseumWithTimes, friday } from '@foyer/testkit/builders/a-museum-with-times.ts';
import { closeAsShown } from '@foyer/testkit/close-as-shown.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { patience } from '@foyer/testkit/patience.ts';
import { expect, test, vi } from 'vitest';
import { createProductSchedule } from '../product-schedules/create-product-schedule.ts';
import { createTimeslotGroup } from '../scheduling/index.ts';

const database = await testDatabase();

/** The museum of Fridays, closed for the whole of one by its location. */
async function aMuseum() {
  const museum = await aMuseumWithTimes(database);
  const { rows } = await database.owner.query<{ locationId: string; productId: string }>(
    `select k.location_id as "locationId", g.product_id as "productId" from calendar k, ticket_group g
     where k.id = $1 and g.id = $2`,
    [museum.id, museum.groupId],
  );
  const [{ locationId, productId } = { locationId: '', productId: '' }] = rows;
  const days = { fromDate: friday, fromTime: '00:00', untilDate: friday, untilTime: null };
  return {
    ...museum,
    locationId,
    productId,
    close: () =>
      closeAsShown(
        museum.manager,
        { scopeKind: 'location', scopeIds: [locationId], ...days },
        {
          requestId: randomUUID(),
          reason: 'storm',
          note: '',
          remedy: 'close',
          offersRefund: false,
          withoutAnswer: 'keep',
          deadlineHours: 24,
        },
      ),
    statesOfFriday: async () =>
      (
        await database.owner.query<{ state: string; count: number }>(
          `select state, count(*)::int as count from timeslot where client_id = $1 and local_date = $2
           group by 1 order by 1`,
          [museum.client.clientId, friday],
        )
      ).rows,
  };
}

/** Until so many transactions of this database wait for another, or `done` says that there is nothing to wait for. */
const untilWaiting = (count: number, done: () => boolean = () => false) =>
  vi.waitUntil(
    async () =>
      done() ||
      ((
        await database.owner.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rowCount ?? 0) >= count,
    { ...patience, interval: 20 },
  );

type Museum = Awaited<ReturnType<typeof aMuseum>>;

const makers: [string, (museum: Museum) => Promise<unknown>][] = [
  [
    'a product schedule',
    ({ manager, productId, locationId }) =>
      createProductSchedule(
        manager,
        { productId, locationId },
        {
          ...{
            name: 'Weekend',
            from: friday,
            until: friday,
            repeatUnit: 'day',
            repeatEvery: 1,
            weekdays: [],
          },
          ...{
            firstTime: '10:00',
            lastTime: '12:00',
            slotInterval: 1,
            slotIntervalUnit: 'hour',
            capacity: 5,
          },
        },
        { convert: true },
      ),
  ],
  [
    'a timeslot group',
    async ({ manager, locationId }) => {
      const { id } = await createTimeslotGroup(manager, { name: 'Made beside it', locationId });
      const starts = ['10:00', '11:00', '12:00'];
      await database.owner.query(
        `insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at, origin)
         select k.client_id, k.id, $2, t::time, ($2::date + t::time) at time zone 'Europe/Amsterdam', 'generated'
         from calendar k, unnest($3::text[]) t where k.id = $1`,
        [id, friday, starts],
      );
    },
  ],
];

test.each(makers)('%s that is made while its location is being closed is closed too', async (_name, make) => {
  const museum = await aMuseum();
  const inTheWay = await database.owner.connect();
  try {
    // The closure has shut its timeslots, and waits before it is done.
    await inTheWay.query('begin');
    await inTheWay.query('lock table change in share mode');
    const closing = museum.close();
    await untilWaiting(1);
    let isMade = false;
    const making = make(museum).finally(() => {
      isMade = true;
    });
    await untilWaiting(2, () => isMade);
    await inTheWay.query('rollback');
    await Promise.all([closing, making]);
  } finally {
    inTheWay.release();
  }
  expect(await museum.statesOfFriday()).toEqual([{ state: 'closed', count: 6 }]);
});

test('a closure waits for a calendar that is being made at its location, and closes what comes with it', async () => {
  const museum = await aMuseum();
  const maker = await database.owner.connect();
  try {
    await maker.query('begin');
    const { rows } = await maker.query<{ id: string }>(
      `insert into calendar (client_id, kind, name, location_id) values ($1, 'group', 'Made beside it', $2)
       returning id`,
      [museum.client.clientId, museum.locationId],
    );
    let isClosed = false;
    const closing = museum.close().finally(() => {
      isClosed = true;
    });
    await untilWaiting(1, () => isClosed);
    await maker.query(
      `insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at, origin)
       values ($1, $2, $3, '15:00', ($3::date + time '15:00') at time zone 'Europe/Amsterdam', 'generated')`,
      [museum.client.clientId, rows[0]?.id, friday],
    );
    await maker.query('commit');
    expect((await closing).timeslotCount).toBe(4);
  } finally {
    maker.release();
  }
  expect(await museum.statesOfFriday()).toEqual([{ state: 'closed', count: 4 }]);
});
