import { anOfflineDesk } from '@foyer/testkit/builders/an-offline-desk.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { sellAtDesk } from '../desk-sales/index.ts';
import { closeTill } from '../tills/close-till.ts';
import { openTill } from '../tills/open-till.ts';
import { createTill } from '../tills/save-till.ts';
import { returnDeskLease } from './return-desk-lease.ts';

const database = await testDatabase();
const clock = testClock('2030-06-15T09:00:00Z');
const { app } = testApp(database, clock);
const { owner } = database;

async function untilWaiting(count: number): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await owner.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length;
    })
    .toBe(count);
}

/** Holds rows while others come: `select … for update`. */
async function holding(statement: string, clientId: string, meanwhile: (held: typeof ask) => Promise<void>) {
  const connection = await owner.connect();
  async function ask(text: string) {
    return connection.query(text, [clientId]);
  }
  try {
    await connection.query('begin');
    await ask(statement);
    await meanwhile(ask);
  } finally {
    await connection.query('rollback');
    connection.release();
  }
}

test.each(['sent', 'returned'])('a lease is %s after its browser is held, as it is renewed', async (what) => {
  const desk = await anOfflineDesk(app, owner);
  const lease = await desk.renew();
  const sale = desk.sold(lease, 1);
  let done: Promise<unknown> = Promise.resolve();
  await holding('select from desk_device where client_id = $1 for update', desk.clientId, async (ask) => {
    done = what === 'sent' ? desk.send(lease, [sale]) : returnDeskLease(desk.manager, lease.lease.id);
    await untilWaiting(1);
    const { rowCount } = await ask('select from desk_lease where client_id = $1 for update nowait');
    expect(rowCount).toBe(1);
  });
  if (what === 'sent') expect(await done).toMatchObject([{ state: 'sent' }]);
  else expect(await done).toEqual(clock.now());
});

test('a till is closed while one of its sales is under way: the close waits, and both are done', async () => {
  const desk = await anOfflineDesk(app, owner);
  const { rows } = await owner.query('select id from till_session where client_id = $1', [desk.clientId]);
  const done: Promise<unknown>[] = [];
  await holding('select from counter where client_id = $1 for update', desk.clientId, async () => {
    done.push(sellAtDesk(desk.manager, desk.sale(1)));
    await untilWaiting(1);
    const count = { counts: [{ valueMinor: 1, count: 10_000 }], leftMinor: 10_000, note: 'Not counted yet' };
    done.push(closeTill(desk.manager, rows[0].id, count));
    await untilWaiting(2);
  });
  expect(await Promise.all(done)).toMatchObject([{}, { document: { differenceMinor: -1750 } }]);
});

test('a lease is for its till: another one sells none of its places', async () => {
  const desk = await anOfflineDesk(app, owner, { capacity: 5 });
  const { lease } = await desk.renew();
  const other = await createTill(desk.manager, { locationId: desk.locationId, name: 'Till 2' });
  await openTill(desk.manager, other.id, { floatMinor: 0 });
  const sale = desk.sale(3, { leaseId: lease.id, tillId: other.id });
  expect(await refusalsOf(sellAtDesk(desk.manager, sale))).toEqual(['main: not-enough-places']);
});
