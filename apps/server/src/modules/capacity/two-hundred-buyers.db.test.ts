import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aCounter, counterFigures } from '@foyer/testkit/builders/a-counter.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { isLongRun } from '@foyer/testkit/long-run.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { createPool } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { listCounterDifferences } from './audit-counters.repository.ts';
import { completeHold } from './complete-hold.ts';
import { takeStatement } from './counter.repository.ts';
import { takeHold } from './take-hold.ts';

// The long form (npm run test:long) is the thousand rounds that the proof asks for.
const ROUNDS = isLongRun() ? 1000 : 20;
const BUYERS = 200;
const CAPACITIES = [1, 2, 50];

const database = await testDatabase();
const { app, worker } = testApp(database);
const { clientId } = await aClient(app);

async function buy(counterId: string): Promise<'sold' | 'refused'> {
  const hold = await takeHold(app, { clientId, places: [{ counterId, quantity: 1 }] });
  if (!hold.ok) return 'refused';
  const { value } = hold;
  const sold = await inClient(app.db, clientId, (scope) => completeHold(scope, value.id));
  return sold ? 'sold' : 'refused';
}

test(
  `two hundred buyers for 1, 2 or 50 places buy exactly those places, ${ROUNDS} rounds long`,
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const capacity = CAPACITIES[round % CAPACITIES.length] ?? 1;
      const counterId = await aCounter(database.owner, clientId, capacity);
      const outcomes = await Promise.all(Array.from({ length: BUYERS }, () => buy(counterId)));
      expect(outcomes.filter((outcome) => outcome === 'sold')).toHaveLength(capacity);
      expect(await counterFigures(database.owner, counterId)).toEqual({ capacity, held: 0, sold: capacity });
    }
    const differences = await listCounterDifferences(worker.db);
    expect(differences.every((one) => one.held === one.heldByHolds)).toBe(true);
  },
  isLongRun() ? ROUNDS * 3000 : undefined,
);

test('without its condition and without the CHECK the same statement sells too many: the proof can fail', async () => {
  const unguarded = createPool(database.ownerUrl, 'foyer_app', 20);
  await database.owner.query('alter table counter drop constraint counter_not_exceeded');
  try {
    const counterId = await aCounter(database.owner, clientId, 2);
    const statement = takeStatement('sold', 'true');
    const withClient = `select set_config('app.client_id', '${clientId}', false)`;
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        const connection = await unguarded.connect();
        try {
          await connection.query(withClient);
          await connection.query(statement, [clientId, [counterId], [1]]);
        } finally {
          connection.release();
        }
      }),
    );
    expect((await counterFigures(database.owner, counterId)).sold).toBe(50);
  } finally {
    await unguarded.end();
  }
});
