import { randomUUID } from 'node:crypto';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { setCapacities } from './counter-run.repository.ts';
import { findCounterRuns, lockCounterRuns } from './counter-runs.ts';

const database = await testDatabase();
const { app } = testApp(database);

/** Counters made at once, with the limits 1, 2, 3 and so on; in the order of their ids. */
async function counters(clientId: string, count: number): Promise<string[]> {
  const { rows } = await database.owner.query<{ id: string }>(
    `insert into counter (client_id, id, kind, owner_id, capacity)
     select $1, id, 'timeslot', $1, row_number() over (order by id)
     from (select uuidv7() as id from generate_series(1, $2::int)) as made order by id returning id`,
    [clientId, count],
  );
  return rows.map(({ id }) => id);
}

const limits = async (clientId: string) => {
  const { rows } = await database.owner.query<{ capacity: number }>(
    'select capacity from counter where client_id = $1 order by id',
    [clientId],
  );
  return rows.map(({ capacity }) => capacity);
};

test('counters made at once are one run, made at another time a second, and with others between each its own', async () => {
  const { clientId } = await aClient(app);
  const all = await counters(clientId, 6);
  const old = `0190${randomUUID().slice(4)}`;
  await database.owner.query(
    `insert into counter (client_id, id, kind, owner_id) values ($1, $2, 'timeslot', $1)`,
    [clientId, old],
  );
  const sizes = async (ids: string[]) =>
    inClient(app.db, clientId, async (scope) =>
      (await findCounterRuns(scope, ids.toSorted())).map(({ count }) => count),
    );
  expect(await sizes([...all, old])).toEqual([1, 6]);
  expect(await sizes(all.filter((_, index) => index !== 3))).toEqual([1, 1, 1, 1, 1]);
  expect(await sizes([])).toEqual([]);
});

test('locked counters are returned in id order, and only the named runs get another limit', async () => {
  const { clientId } = await aClient(app);
  const ids = await counters(clientId, 5);
  await database.owner.query('update counter set sold = 1, held = 1, capacity = null where id = $1', [
    ids[2],
  ]);
  await inClient(app.db, clientId, async (scope) => {
    const { locked } = await lockCounterRuns(scope, ids);
    expect(locked.map(({ capacity, takenPlaces }) => [capacity, takenPlaces])).toEqual([
      [1, 0],
      [2, 0],
      [null, 2],
      [4, 0],
      [5, 0],
    ]);
    const [first = '', second = '', , , last = ''] = ids;
    await setCapacities(scope, [
      { first, last: second, capacity: 8 },
      { first: last, last, capacity: null },
    ]);
  });
  expect(await limits(clientId)).toEqual([8, 8, null, 4, null]);
});
