import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aCounter } from '@foyer/testkit/builders/a-counter.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { patience } from '@foyer/testkit/patience.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test, vi } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { lockHolds } from './hold.repository.ts';
import { takeHold } from './take-hold.ts';

const database = await testDatabase();
const { app } = testApp(database);

test('a transaction that waits for a hold which gets a new limit meanwhile locks the counter of that limit too', async () => {
  const { clientId } = await aClient(app);
  const counterId = await aCounter(database.owner, clientId, 5);
  const taken = await takeHold(app, { clientId, places: [{ counterId, quantity: 1 }] });
  if (!taken.ok) throw new Error('no hold');
  const holdId = taken.value.id;
  const limiting = await database.owner.connect();
  const other = await database.owner.connect();
  try {
    await limiting.query('begin');
    await limiting.query('select from hold where id = $1 for update', [holdId]);
    await inClient(app.db, clientId, async (scope) => {
      const locking = lockHolds(scope, [holdId], 'wait');
      await vi.waitFor(async () => {
        const { rowCount } = await other.query(
          `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        );
        expect(rowCount).toBe(1);
      }, patience);
      const { rows } = await limiting.query<{ id: string }>(
        `insert into counter (client_id, id, kind, owner_id, capacity, held)
         values ($1, gen_random_uuid(), 'timeslot', gen_random_uuid(), 3, 1) returning id`,
        [clientId],
      );
      const limitId = rows[0]?.id;
      await limiting.query(
        'update hold set counter_ids = counter_ids || $2::uuid, quantities = quantities || 1 where id = $1',
        [holdId, limitId],
      );
      await limiting.query('commit');
      expect((await locking).get(holdId)).toHaveLength(2);
      const isLocked = other.query('select from counter where id = $1 for update nowait', [limitId]);
      await expect(isLocked).rejects.toThrow('could not obtain lock');
    });
  } finally {
    limiting.release();
    other.release();
  }
});
