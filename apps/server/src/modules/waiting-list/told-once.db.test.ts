import { counterFigures } from '@foyer/testkit/builders/a-counter.ts';
import { aFullVisit } from '@foyer/testkit/builders/a-full-visit.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { listCounterDifferences } from '../capacity/index.ts';
import { takeCart } from '../storefront/cart/take-cart.ts';
import { tellWaiting } from './tell-waiting.ts';

const database = await testDatabase();
const clock = testClock('2026-11-20T12:00:00Z');
const apps = testApp(database, clock);

test('places that come back one by one, told by five processes beside buyers: each to one, in turn, and none too many', async () => {
  const visit = await aFullVisit(database, apps, { capacity: 12 });
  for (let number = 1; number <= 10; number += 1) await visit.join(`visitor-${number}@example.com`);
  const processes = Array.from({ length: 5 }, () => testApp(database, clock).worker);
  for (let round = 0; round < 8; round += 1) {
    await Promise.all([
      visit.free(1),
      ...processes.map((process) => tellWaiting(process)),
      // A buyer who is there at that very moment may be first; then there is nothing to tell.
      round % 2 === 0 ? null : takeCart(apps.app, visit.address, visit.wish(1), null).catch(() => null),
    ]);
  }
  await Promise.all(processes.map((process) => tellWaiting(process)));
  const { held, sold, capacity } = await counterFigures(database.owner, visit.page.timeslotId);
  expect(held + sold).toBe(capacity);
  const { rows } = await database.owner.query<{ state: string; holds: number }>(
    `select e.state, (select count(*)::int from cart c join hold h on h.id = c.hold_id where c.id = e.cart_id) as holds
     from waiting_list_entry e where e.client_id = $1 order by turn`,
    [visit.client.clientId],
  );
  const told = rows.filter(({ state }) => state === 'offered');
  expect(told.length).toBeGreaterThan(0);
  // No visitor before another one who joined earlier, and each with a hold of the own.
  expect(rows.slice(0, told.length).map(({ state, holds }) => [state, holds])).toEqual(
    told.map(() => ['offered', 1]),
  );
  const offered = (await visit.mails()).filter(({ subject }) => subject.startsWith('Places'));
  expect(new Set(offered.map(({ to }) => to.address)).size).toBe(offered.length);
  expect(offered).toHaveLength(told.length);
  const differences = await listCounterDifferences(apps.worker.db);
  expect(differences.every((one) => one.held === one.heldByHolds)).toBe(true);
});

test('places for all who wait, told by five processes at once: one cart and one mail for each', async () => {
  const visit = await aFullVisit(database, apps, { capacity: 12 });
  for (let number = 1; number <= 6; number += 1) await visit.join(`visitor-${number}@example.com`);
  await visit.free(12);
  const processes = Array.from({ length: 5 }, () => testApp(database, clock).worker);
  await Promise.all(processes.map((process) => tellWaiting(process)));
  const offered = (await visit.mails()).filter(({ subject }) => subject.startsWith('Places'));
  expect(new Set(offered.map(({ to }) => to.address)).size).toBe(6);
  expect(offered).toHaveLength(6);
  const { rows } = await database.owner.query('select id from cart where client_id = $1', [
    visit.client.clientId,
  ]);
  expect(rows).toHaveLength(6);
  expect((await counterFigures(database.owner, visit.page.timeslotId)).held).toBe(6);
});

test('a process that dies at its commit has sent no mail and keeps nothing; the next run makes the offer once', async () => {
  const visit = await aFullVisit(database, apps);
  await visit.join('anna@example.com');
  await visit.free(1);
  await database.owner.query(`
    create function die_at_commit() returns trigger language plpgsql as $$
    begin raise exception 'the process died' using errcode = 'admin_shutdown'; end $$;
    create constraint trigger die_at_commit after insert on outbox
      deferrable initially deferred for each row execute function die_at_commit()`);
  await tellWaiting(apps.worker);
  expect((await visit.entries()).map(({ state }) => state)).toEqual(['waiting']);
  expect((await counterFigures(database.owner, visit.page.timeslotId)).held).toBe(0);
  await database.owner.query('drop trigger die_at_commit on outbox');
  await tellWaiting(apps.worker);
  await tellWaiting(apps.worker);
  expect((await visit.entries()).map(({ state }) => state)).toEqual(['offered']);
  expect((await counterFigures(database.owner, visit.page.timeslotId)).held).toBe(1);
});
