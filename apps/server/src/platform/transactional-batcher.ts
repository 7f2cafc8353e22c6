import type { App } from './app.ts';
import { type BatcherLimits, batcher } from './batcher.ts';
import type { ClientScope } from './database/database.ts';
import { inClient } from './database/in-client.ts';
import { isDatabaseLost } from './database/lost-database.ts';
import type { RowLocks } from './database/prepared.ts';

interface Batch<Item, Answer> {
  limits?: BatcherLimits;
  /**
   * Locks the rows of the items, decides each and writes for all; an item is refused before anything is written. An item
   * that is missing in the result is decided alone: another transaction holds its row, or it is the second of one row.
   */
  decide(
    app: App,
    scope: ClientScope,
    items: readonly Item[],
    locks: RowLocks,
  ): Promise<ReadonlyMap<Item, PromiseSettledResult<Answer>>>;
}

// One batch of a client at a time, as large as its buyers make it: decision 0120.
const defaultLimits: BatcherLimits = {
  batchSize: 400,
  sharedBatchSize: 200,
  queueSize: 5_000,
  totalQueueSize: 15_000,
  concurrency: 3,
};

/**
 * Transactional batcher: concurrent requests of one client are decided in one transaction whose statements are for all of
 * them (`batcher`). A single request is a batch of one. A batch that throws leaves nothing and is halved, until the
 * failing request is alone in a transaction of its own.
 */
export function transactionalBatcher<Item, Answer>({ limits = defaultLimits, decide }: Batch<Item, Answer>) {
  const enqueue = batcher<Item, PromiseSettledResult<Answer> | undefined>(
    limits,
    async (app, clientId, items) => {
      const decided = await tryBatch(app, clientId, items);
      return items.map((item) => ({ status: 'fulfilled', value: decided?.get(item) }));
    },
  );

  async function tryBatch(app: App, clientId: string, items: readonly Item[]) {
    try {
      return await inClient(app.db, clientId, (scope) => decide(app, scope, items, 'skip-locked'));
    } catch (error) {
      if (items.length > 1 || (error instanceof Error && isDatabaseLost(error))) throw error;
      return undefined;
    }
  }

  async function decideAlone(app: App, clientId: string, item: Item) {
    const decided = await inClient(app.db, clientId, (scope) => decide(app, scope, [item], 'wait'));
    return decided.get(item);
  }

  return async (app: App, clientId: string, item: Item): Promise<Answer> => {
    const outcome = (await enqueue(app, clientId, item)) ?? (await decideAlone(app, clientId, item));
    if (!outcome) throw new Error('a request that was decided alone has no answer');
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  };
}

export const fulfilled = <Answer>(value: Answer): PromiseSettledResult<Answer> => ({
  status: 'fulfilled',
  value,
});

export const rejected = (reason: Error): PromiseRejectedResult => ({ status: 'rejected', reason });

/** The first item of each key, and none without a key. */
export function firstOfEach<Item>(items: readonly Item[], keyOf: (item: Item) => string | undefined): Item[] {
  const first = new Map<string, Item>();
  for (const item of items) {
    const key = keyOf(item);
    if (key !== undefined && !first.has(key)) first.set(key, item);
  }
  return [...first.values()];
}
