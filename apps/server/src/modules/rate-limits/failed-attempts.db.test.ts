import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { findDelay, forgetOldFailures, recordFailure } from './failed-attempts.ts';

const database = await testDatabase();
const clock = testClock();
const { app, worker } = testApp(database, clock);

test('failures are deleted once they no longer delay a try', async () => {
  for (let time = 0; time < 10; time += 1) await recordFailure(app, ['account of f.bos']);
  await forgetOldFailures(worker);
  expect(await findDelay(app, ['account of f.bos'])).toBe(60);
  clock.advance(16);
  await forgetOldFailures(worker);
  const { rows } = await database.owner.query('select count(*)::int as kept from login_attempt');
  expect(rows).toEqual([{ kept: 0 }]);
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
