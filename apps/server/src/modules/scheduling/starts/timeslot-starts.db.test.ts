import { aMuseumWithTimes } from '@foyer/testkit/builders/a-museum-with-times.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { expect, test } from 'vitest';
import { getTimeslotGroup } from '../timeslot-group.repository.ts';
import { listTimeslotStarts } from './timeslot-starts.repository.ts';

const database = await testDatabase();

test('the timeslots to come of a location are counted by weekday and time, without those that are closed', async () => {
  const { manager, id } = await aMuseumWithTimes(database);
  const list = () =>
    manager.inClient(async (scope) => {
      const { locationId } = await getTimeslotGroup(scope, id);
      return listTimeslotStarts(scope, locationId, manager.app.clock());
    });
  const before = await list();
  expect(new Set(before.map(({ time }) => time))).toEqual(new Set(['10:00', '11:00', '12:00']));
  const { rows } = await database.owner.query<{ count: number }>(
    `select count(*)::int as count from timeslot where calendar_id = $1 and starts_at > $2`,
    [id, manager.app.clock()],
  );
  expect(before.reduce((sum, { count }) => sum + count, 0)).toBe(rows[0]?.count);
  await database.owner.query(
    `update timeslot set state = 'closed' where calendar_id = $1 and local_time = '10:00'`,
    [id],
  );
  expect(new Set((await list()).map(({ time }) => time))).toEqual(new Set(['11:00', '12:00']));
});
