import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { forgetOldFailures, recordFailure } from './failed-attempts.ts';

const database = await testDatabase();
const clock = testClock();
const { app, worker } = testApp(database, clock);

async function countKept(): Promise<number | undefined> {
  const { rows } = await database.owner.query<{ kept: number }>(
    'select count(*)::int as kept from login_attempt',
  );
  return rows[0]?.kept;
}

test('failures are deleted once they no longer delay a try', async () => {
  for (let time = 0; time < 10; time += 1) await recordFailure(app, ['account of f.bos']);
  await forgetOldFailures(worker);
  expect(await countKept()).toBe(10);
  clock.advance(16);
  await forgetOldFailures(worker);
  expect(await countKept()).toBe(0);
});

test('a failure of fourteen minutes ago still counts when one of sixteen is forgotten', async () => {
  await recordFailure(app, ['older']);
  clock.advance(2);
  await recordFailure(app, ['younger']);
  clock.advance(14);
  await forgetOldFailures(worker);
  const { rows } = await database.owner.query('select subject from login_attempt');
  expect(rows).toEqual([{ subject: 'younger' }]);
});
