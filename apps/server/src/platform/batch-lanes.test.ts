import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { App } from './app.ts';
import { batchLanes } from './batch-lanes.ts';
import { BusyError } from './errors.ts';

const anApp = () => ({}) as App;
const bounds = { batch: 10, waiting: 100, waitingInAll: 150, atOnce: 1 };

/** Lanes whose batches end when the test says so. */
function heldLanes(changed: Partial<Parameters<typeof batchLanes>[0]> = {}) {
  const batches: { lane: string; items: readonly string[]; end: () => void }[] = [];
  const join = batchLanes<string, string>({ ...bounds, ...changed }, async (_app, lane, items) => {
    await new Promise<void>((end) => batches.push({ lane, items, end }));
    return items.map((value) => ({ status: 'fulfilled', value }));
  });
  const app = anApp();
  const endBatch = async (at: number) => {
    batches[at]?.end();
    for (let turn = 0; turn < 4; turn += 1) await nextTurn();
  };
  const ask = (lane: string, count: number) =>
    Array.from({ length: count }, (_, index) => join(app, lane, `${lane} ${index}`));
  const described = () => batches.map(({ lane, items }) => `${lane} ${items.length}`);
  return { ask, endBatch, described };
}

test('what comes at the same time is one batch, and while it is under way the next gathers', async () => {
  const { ask, endBatch, described } = heldLanes();
  const first = ask('blockbuster', 3);
  await nextTurn();
  ask('blockbuster', 4);
  await nextTurn();
  expect(described()).toEqual(['blockbuster 3']);
  await endBatch(0);
  expect(await Promise.all(first)).toEqual(['blockbuster 0', 'blockbuster 1', 'blockbuster 2']);
  expect(described()).toEqual(['blockbuster 3', 'blockbuster 4']);
});

test('a museum with ten times the visitors lets a small one wait for one batch at most', async () => {
  const { ask, endBatch, described } = heldLanes();
  ask('large', 50);
  await nextTurn();
  ask('small', 5);
  for (let batch = 0; batch < 7; batch += 1) await endBatch(batch);
  // the turn that had been given before the small one came, then it is the small one's
  expect(described()).toEqual(['large 10', 'large 10', 'small 5', 'large 10', 'large 10', 'large 10']);
});

test('while another museum is served too, a busy one has smaller batches', async () => {
  const { ask, endBatch, described } = heldLanes({ atOnce: 2, besideOthers: 3 });
  ask('small', 1);
  ask('busy', 20);
  await nextTurn();
  expect(described()).toEqual(['small 1', 'busy 3']);
  await endBatch(0);
  await endBatch(1);
  expect(described()).toEqual(['small 1', 'busy 3', 'busy 10']);
});

test('a client has a second batch under way only while nobody else waits', async () => {
  const { ask, described } = heldLanes({ atOnce: 2, worthASecond: 5 });
  ask('large', 50);
  await nextTurn();
  expect(described()).toEqual(['large 10', 'large 10']);
  const fair = heldLanes({ atOnce: 2, worthASecond: 5 });
  fair.ask('large', 50);
  fair.ask('small', 1);
  await nextTurn();
  expect(fair.described()).toEqual(['large 10', 'small 1']);
});

test('beyond its bound a queue says that it is busy, and other clients are served on', async () => {
  const { ask } = heldLanes();
  const asked = ask('large', 101).map((one) => one.catch((error: unknown) => error));
  expect(await asked.at(-1)).toBeInstanceOf(BusyError);
  const others = ask('small', 51).map((one) => one.catch((error: unknown) => error));
  expect(await others.at(-1)).toBeInstanceOf(BusyError);
});

test('a request that makes its batch fail fails alone', async () => {
  const join = batchLanes<string, string>(bounds, async (_app, _lane, items) => {
    if (items.includes('bad')) throw new Error('a bug');
    return items.map((value) => ({ status: 'fulfilled', value }));
  });
  const app = anApp();
  const ends = await Promise.allSettled(['good', 'bad', 'also good'].map((item) => join(app, 'one', item)));
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('while the database is away a batch fails at once, not one request after the other', async () => {
  let runs = 0;
  const join = batchLanes<string, string>(bounds, async () => {
    runs += 1;
    throw new Error('Connection terminated unexpectedly');
  });
  const app = anApp();
  const ends = await Promise.allSettled(['one', 'two', 'three'].map((item) => join(app, 'lane', item)));
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(runs).toBe(1);
});
