import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { App } from './app.ts';
import { batcher } from './batcher.ts';
import { BusyError } from './errors.ts';

const anApp = () => ({}) as App;
const limits = { batchSize: 10, queueSize: 100, totalQueueSize: 150, concurrency: 1 };

/** A batcher whose batches end when the test says so. */
function heldBatches(changed: Partial<Parameters<typeof batcher>[0]> = {}) {
  const batches: { key: string; items: readonly string[]; end: () => void }[] = [];
  const enqueue = batcher<string, string>({ ...limits, ...changed }, async (_app, key, items) => {
    await new Promise<void>((end) => batches.push({ key, items, end }));
    return items.map((value) => ({ status: 'fulfilled', value }));
  });
  const app = anApp();
  const endBatch = async (at: number) => {
    batches[at]?.end();
    for (let turn = 0; turn < 4; turn += 1) await nextTurn();
  };
  const ask = (key: string, count: number) =>
    Array.from({ length: count }, (_, index) => enqueue(app, key, `${key} ${index}`));
  const described = () => batches.map(({ key, items }) => `${key} ${items.length}`);
  return { ask, endBatch, described };
}

test('requests of the same moment are one batch, and while it is in flight the next one gathers', async () => {
  const { ask, endBatch, described } = heldBatches();
  const first = ask('blockbuster', 3);
  await nextTurn();
  ask('blockbuster', 4);
  await nextTurn();
  expect(described()).toEqual(['blockbuster 3']);
  await endBatch(0);
  expect(await Promise.all(first)).toEqual(['blockbuster 0', 'blockbuster 1', 'blockbuster 2']);
  expect(described()).toEqual(['blockbuster 3', 'blockbuster 4']);
});

test('a museum with ten times the visitors delays a small one by one batch at most', async () => {
  const { ask, endBatch, described } = heldBatches();
  ask('large', 50);
  await nextTurn();
  ask('small', 5);
  for (let batch = 0; batch < 7; batch += 1) await endBatch(batch);
  // One turn was given before the small one came; the next is the small one's.
  expect(described()).toEqual(['large 10', 'large 10', 'small 5', 'large 10', 'large 10', 'large 10']);
});

test('while another museum is served too, a busy one has smaller batches', async () => {
  const { ask, endBatch, described } = heldBatches({ concurrency: 2, sharedBatchSize: 3 });
  ask('small', 1);
  ask('busy', 20);
  await nextTurn();
  expect(described()).toEqual(['small 1', 'busy 3']);
  await endBatch(0);
  await endBatch(1);
  expect(described()).toEqual(['small 1', 'busy 3', 'busy 10']);
});

test('a client has a second batch in flight only while no other client waits', async () => {
  const { ask, described } = heldBatches({ concurrency: 2, secondBatchFrom: 5 });
  ask('large', 50);
  await nextTurn();
  expect(described()).toEqual(['large 10', 'large 10']);
  const fair = heldBatches({ concurrency: 2, secondBatchFrom: 5 });
  fair.ask('large', 50);
  fair.ask('small', 1);
  await nextTurn();
  expect(fair.described()).toEqual(['large 10', 'small 1']);
});

test('a full queue answers that it is busy, and other clients are still served', async () => {
  const { ask } = heldBatches();
  const asked = ask('large', 101).map((one) => one.catch((error: unknown) => error));
  expect(await asked.at(-1)).toBeInstanceOf(BusyError);
  const others = ask('small', 51).map((one) => one.catch((error: unknown) => error));
  expect(await others.at(-1)).toBeInstanceOf(BusyError);
});

test('a request that makes its batch fail fails alone', async () => {
  const enqueue = batcher<string, string>(limits, async (_app, _key, items) => {
    if (items.includes('bad')) throw new Error('a bug');
    return items.map((value) => ({ status: 'fulfilled', value }));
  });
  const app = anApp();
  const ends = await Promise.allSettled(
    ['good', 'bad', 'also good'].map((item) => enqueue(app, 'one', item)),
  );
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('while the database is away a batch fails at once, not one request after the other', async () => {
  let runs = 0;
  const enqueue = batcher<string, string>(limits, async () => {
    runs += 1;
    throw new Error('Connection terminated unexpectedly');
  });
  const app = anApp();
  const ends = await Promise.allSettled(['one', 'two', 'three'].map((item) => enqueue(app, 'one', item)));
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(runs).toBe(1);
});
