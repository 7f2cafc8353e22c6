import { readFile } from 'node:fs/promises';
import { partsOfFile } from '@foyer/domain/code-batches/code-batch.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { isLongRun } from '@foyer/testkit/long-run.ts';
import { patience } from '@foyer/testkit/patience.ts';
import { type ServerProcess, startServerProcess } from '@foyer/testkit/server-process.ts';
import { TEST_SECRET, testApp } from '@foyer/testkit/test-app.ts';
import { afterAll, expect, test, vi } from 'vitest';
import '../barcodes/barcode-kind.ts';
import { importSeries } from '../barcodes/save-series.ts';
import { addCodeLines, startCodeUpload } from './upload-codes.ts';

const CODES = isLongRun() ? 1_000_000 : 40_000;
/** Bytes: what a worker may hold while it imports 1,000,000 codes, and what the import may add to a worker that does nothing. */
const MOST_HELD = 300_000_000;
const MOST_ADDED = 50_000_000;

const database = await testDatabase();
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

/** What a process holds for itself now, without the mapped files of Node that processes share. */
async function bytesOf({ pid }: ServerProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/RssAnon:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}

test(
  'a worker that is killed while it imports loses no code and writes none twice; the next one finishes, and needs little memory',
  async () => {
    const client = await aClient(app);
    const manager = await signedInAs(app, client);
    const file = Array.from({ length: CODES }, (_, nth) => `K${String(nth).padStart(10, '0')}`).join('\n');
    const { id } = await startCodeUpload(manager, 'barcodes', 'million.csv');
    let part = 0;
    for (const text of partsOfFile(file)) {
      part += 1;
      await addCodeLines(manager, id, part, text);
    }
    const series = await importSeries(manager, { name: 'Million' }, id);
    const progress = async () => {
      const { rows } = await database.owner.query<{ state: string; done: number }>(
        'select state, done from code_batch where client_id = $1 and id = $2',
        [client.clientId, id],
      );
      return rows[0] ?? { state: '', done: 0 };
    };
    const waiting = { ...patience, timeout: isLongRun() ? 900_000 : patience.timeout, interval: 20 };

    // A part in the middle waits for a line of its own: the worker cannot be done before it is killed.
    const holder = await database.owner.connect();
    await holder.query('begin');
    const held = await holder.query(
      'select from code_batch_line where client_id = $1 and batch_id = $2 and line = $3 for update',
      [client.clientId, id, CODES / 2],
    );
    expect(held.rowCount).toBe(1);
    const killed = await startWorker();
    await vi.waitFor(async () => expect((await progress()).done).toBeGreaterThan(0), waiting);
    await killed.kill();
    const before = await progress();
    await holder.query('rollback');
    holder.release();
    expect(before.state).toBe('running');
    // The next worker does not wait until the batch is known to stand still.
    await database.owner.query(
      `update code_batch set moved_at = moved_at - interval '1 minute' where id = $1`,
      [id],
    );
    const next = await startWorker();
    const idle = await bytesOf(next);
    let most = 0;
    await vi.waitFor(async () => {
      most = Math.max(most, await bytesOf(next));
      expect((await progress()).state).toBe('done');
    }, waiting);
    const { rows } = await database.owner.query(
      `select count(*)::int as codes, count(distinct key)::int as keys, min(key) as first, max(key) as last,
         (select capacity from counter where owner_id = $2) as counted,
         (select count(*)::int from code_batch_line where batch_id = $3) as left
       from barcode where client_id = $1 and series_id = $2`,
      [client.clientId, series.id, id],
    );
    const last = `K${String(CODES - 1).padStart(10, '0')}`;
    expect(rows).toEqual([
      { codes: CODES, keys: CODES, counted: CODES, left: 0, first: 'K0000000000', last },
    ]);
    expect(most).toBeLessThan(MOST_HELD);
    expect(most - idle).toBeLessThan(MOST_ADDED);
  },
  isLongRun() ? 1_200_000 : undefined,
);
