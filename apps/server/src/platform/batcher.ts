import type { App } from './app.ts';
import { isDatabaseLost } from './database/lost-database.ts';
import { BusyError } from './errors.ts';

export interface BatcherLimits {
  /** Requests in one batch. */
  batchSize: number;
  /** Requests in one batch while other queues are served too: what a large one does at its end would delay them. */
  sharedBatchSize?: number;
  /** Requests that may wait in one queue, and in all queues together. */
  queueSize: number;
  totalQueueSize: number;
  /** Batches in flight in this process: each needs a connection. */
  concurrency: number;
  /** A queue may have a second batch in flight from so many waiting requests on, while no other queue waits. */
  secondBatchFrom?: number;
}

interface Waiting<Item, Answer> {
  item: Item;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

interface Queues<Item, Answer> {
  waiting: Map<string, Waiting<Item, Answer>[]>;
  inFlight: Map<string, number>;
  totalWaiting: number;
  batches: number;
  isScheduled: boolean;
}

/**
 * A batcher with a queue for each key (a client). While a batch of a queue is in flight the next one gathers, without a
 * timer: the higher the load, the larger the batches. Queues take turns, the longest waiting first, so that a busy one
 * delays another by one batch at most.
 *
 * Where `run` throws, the batch is halved until the failing request is alone: the others are not affected.
 */
export function batcher<Item, Answer>(
  limits: BatcherLimits,
  run: (app: App, key: string, items: readonly Item[]) => Promise<readonly PromiseSettledResult<Answer>[]>,
) {
  const queuesOf = new WeakMap<App, Queues<Item, Answer>>();

  /** @throws BusyError when too many requests wait. */
  function enqueue(app: App, key: string, item: Item): Promise<Answer> {
    const queues = queuesOf.get(app) ?? emptyQueues<Item, Answer>();
    queuesOf.set(app, queues);
    const queue = queues.waiting.get(key) ?? [];
    if (queue.length >= limits.queueSize || queues.totalWaiting >= limits.totalQueueSize)
      return Promise.reject(new BusyError());
    queues.waiting.set(key, queue);
    queues.totalWaiting += 1;
    return new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      schedule(app, queues);
    });
  }

  /** Requests of the same turn of the event loop are one batch. */
  function schedule(app: App, queues: Queues<Item, Answer>): void {
    if (queues.isScheduled) return;
    queues.isScheduled = true;
    setImmediate(() => {
      queues.isScheduled = false;
      for (let key = nextQueue(queues, limits); key !== undefined; key = nextQueue(queues, limits))
        start(app, queues, key);
    });
  }

  function start(app: App, queues: Queues<Item, Answer>, key: string): void {
    const queue = queues.waiting.get(key) ?? [];
    const { batchSize, sharedBatchSize = batchSize } = limits;
    const batch = queue.splice(0, isAlone(queues, key) ? batchSize : sharedBatchSize);
    // What still waits goes behind the queues that were not served yet.
    queues.waiting.delete(key);
    if (queue.length > 0) queues.waiting.set(key, queue);
    queues.totalWaiting -= batch.length;
    queues.batches += 1;
    queues.inFlight.set(key, (queues.inFlight.get(key) ?? 0) + 1);
    void answer(app, key, batch).finally(() => {
      const left = (queues.inFlight.get(key) ?? 1) - 1;
      if (left === 0) queues.inFlight.delete(key);
      else queues.inFlight.set(key, left);
      queues.batches -= 1;
      schedule(app, queues);
    });
  }

  async function answer(app: App, key: string, batch: readonly Waiting<Item, Answer>[]): Promise<void> {
    try {
      settle(
        batch,
        await run(
          app,
          key,
          batch.map(({ item }) => item),
        ),
      );
    } catch (error) {
      // Where the database is away no request is at fault, and none waits for the retries of the others.
      const isAway = error instanceof Error && isDatabaseLost(error);
      if (batch.length === 1 || isAway) for (const { reject } of batch) reject(error);
      else await answerHalves(app, key, batch);
    }
  }

  /** Finds the failing request in a few steps, however large the batch. */
  async function answerHalves(app: App, key: string, batch: readonly Waiting<Item, Answer>[]): Promise<void> {
    const middle = Math.ceil(batch.length / 2);
    await answer(app, key, batch.slice(0, middle));
    await answer(app, key, batch.slice(middle));
  }

  return enqueue;
}

const emptyQueues = <Item, Answer>(): Queues<Item, Answer> => ({
  waiting: new Map(),
  inFlight: new Map(),
  totalWaiting: 0,
  batches: 0,
  isScheduled: false,
});

function isAlone<Item, Answer>({ waiting, inFlight }: Queues<Item, Answer>, key: string): boolean {
  return [waiting, inFlight].every((served) => served.size === (served.has(key) ? 1 : 0));
}

/** The queue whose turn it is: one without a batch in flight before one with. */
function nextQueue<Item, Answer>(queues: Queues<Item, Answer>, limits: BatcherLimits): string | undefined {
  if (queues.batches >= limits.concurrency) return undefined;
  for (const key of queues.waiting.keys()) if (!queues.inFlight.has(key)) return key;
  const enough = limits.secondBatchFrom ?? Number.POSITIVE_INFINITY;
  for (const [key, queue] of queues.waiting)
    if (queues.inFlight.get(key) === 1 && queue.length >= enough) return key;
  return undefined;
}

function settle<Item, Answer>(
  batch: readonly Waiting<Item, Answer>[],
  answers: readonly PromiseSettledResult<Answer>[],
): void {
  batch.forEach(({ resolve, reject }, index) => {
    const answer = answers[index];
    if (answer?.status === 'fulfilled') resolve(answer.value);
    else reject(answer ? answer.reason : new Error('a batch left a request without an answer'));
  });
}
