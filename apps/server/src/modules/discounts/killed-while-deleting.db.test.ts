import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { isLongRun } from '@foyer/testkit/long-run.ts';
import { patience } from '@foyer/testkit/patience.ts';
import { type ServerProcess, startServerProcess } from '@foyer/testkit/server-process.ts';
import { TEST_SECRET, testApp } from '@foyer/testkit/test-app.ts';
import { afterAll, expect, test, vi } from 'vitest';
import { codesAtOnce } from '../code-batches/carry-on-batch.ts';
import { deleteDiscount } from './delete-discount.ts';
import './discounts.module.ts';
import { createDiscount } from './save-discount.ts';

const CODES = isLongRun() ? 1_000_000 : 40_000;
const waiting = { ...patience, timeout: isLongRun() ? 900_000 : patience.timeout, interval: 20 };

const database = await testDatabase();
const { owner } = database;
const { app } = testApp(database);
const workers: ServerProcess[] = [];
afterAll(() => Promise.all(workers.map((worker) => worker.kill())));

async function startWorker(): Promise<ServerProcess> {
  const worker = await startServerProcess({
    ...{ DATABASE_URL: database.ownerUrl, FOYER_SECRET: TEST_SECRET, FOYER_ROLE: 'worker' },
  });
  workers.push(worker);
  return worker;
}

test(
  'workers that are killed while they delete a discount delete no code of another, and two more finish it',
  async () => {
    const manager = await signedInAs(app, await aClient(app));
    const make = (title: string, code: string) =>
      createDiscount(manager, { title, kind: 'percentage', basisPoints: 1000 }, code);
    const [{ id }, other] = [await make('Members', 'MEMBERS'), await make('Friends', 'FRIENDS')];
    await owner.query(
      `insert into discount_code (client_id, discount_id, code)
       select $1, $2, 'M-' || lpad(n::text, 8, '0') from generate_series(2, $3::int) n`,
      [manager.clientId, id, CODES],
    );
    await deleteDiscount(manager, id);
    /** Read at one moment. */
    const look = async () => {
      const { rows } = await owner.query<{ state: string; done: number; left: number; discounts: string[] }>(
        `select state, done, (select count(*)::int from discount_code where discount_id = $2) as left,
           (select array_agg(id order by title) from discount where client_id = $1) as discounts
         from code_batch where client_id = $1 and owner_id = $2`,
        [manager.clientId, id],
      );
      return rows[0] ?? { state: '', done: 0, left: 0, discounts: [] };
    };
    // The third part waits for a code of its own: the workers are killed in the middle of it.
    const holder = await owner.connect();
    await holder.query('begin');
    await holder.query(
      `select from discount_code where id =
         (select id from discount_code where discount_id = $1 order by id offset $2 limit 1) for update`,
      [id, 2.5 * codesAtOnce],
    );
    const killed = await Promise.all([startWorker(), startWorker()]);
    await vi.waitFor(async () => expect((await look()).done).toBe(2 * codesAtOnce), waiting);
    await Promise.all(killed.map((worker) => worker.kill()));
    await holder.query('rollback');
    holder.release();
    expect(await look()).toEqual({
      state: 'running',
      done: 2 * codesAtOnce,
      left: CODES - 2 * codesAtOnce,
      discounts: [other.id, id],
    });
    // The next workers do not wait until the batch is known to stand still.
    await owner.query(`update code_batch set moved_at = moved_at - interval '1 minute' where owner_id = $1`, [
      id,
    ]);
    await Promise.all([startWorker(), startWorker()]);
    await vi.waitFor(async () => expect((await look()).state).toBe('done'), waiting);
    expect(await look()).toMatchObject({ done: CODES, left: 0, discounts: [other.id] });
    const { rows } = await owner.query('select code from discount_code where client_id = $1', [
      manager.clientId,
    ]);
    expect(rows).toEqual([{ code: 'FRIENDS' }]);
  },
  isLongRun() ? 1_200_000 : 180_000,
);
