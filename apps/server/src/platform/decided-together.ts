import type { App } from './app.ts';
import { batchLanes, type LaneBounds } from './batch-lanes.ts';
import type { ClientScope } from './database/database.ts';
import { inClient } from './database/in-client.ts';
import { isDatabaseLost } from './database/lost-database.ts';

/**
 * Which rows a batch locks. `free`: those that nobody else is at, it waits for none and answers only who has his.
 * `all`: it waits; that is for one who is alone.
 */
export type LockedRows = 'free' | 'all';

interface Together<Item, Answer> {
  bounds?: LaneBounds;
  /**
   * Locks what the items are about, decides about each and writes for all. Whoever is refused is decided about before
   * anything is written. Who is left out of the answers is done by himself: his row was taken, or he is the second of one.
   */
  decide(
    app: App,
    scope: ClientScope,
    items: readonly Item[],
    rows: LockedRows,
  ): Promise<ReadonlyMap<Item, PromiseSettledResult<Answer>>>;
}

const usual: LaneBounds = { batch: 200, waiting: 5_000, waitingInAll: 15_000, atOnce: 3, worthASecond: 100 };

/**
 * Work of one client that is asked for at the same time, in one transaction whose statements are for all: a lane as in
 * `batchLanes`. The work for one is a batch of one. Where a batch throws, nothing of it stays and it is halved, until
 * the bad one is alone in a transaction of his own.
 */
export function decidedTogether<Item, Answer>({ bounds = usual, decide }: Together<Item, Answer>) {
  const join = batchLanes<Item, PromiseSettledResult<Answer> | undefined>(
    bounds,
    async (app, clientId, items) => {
      const decided = await tryBatch(app, clientId, items);
      return items.map((item) => ({ status: 'fulfilled', value: decided?.get(item) }));
    },
  );

  async function tryBatch(app: App, clientId: string, items: readonly Item[]) {
    try {
      return await inClient(app.db, clientId, (scope) => decide(app, scope, items, 'free'));
    } catch (error) {
      if (items.length > 1 || (error instanceof Error && isDatabaseLost(error))) throw error;
      return undefined;
    }
  }

  async function decideAlone(app: App, clientId: string, item: Item) {
    const decided = await inClient(app.db, clientId, (scope) => decide(app, scope, [item], 'all'));
    return decided.get(item);
  }

  return async (app: App, clientId: string, item: Item): Promise<Answer> => {
    const outcome = (await join(app, clientId, item)) ?? (await decideAlone(app, clientId, item));
    if (!outcome) throw new Error('one who was alone was left without an answer');
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  };
}

export const answered = <Answer>(value: Answer): PromiseSettledResult<Answer> => ({
  status: 'fulfilled',
  value,
});

export const refusedWith = (reason: Error): PromiseRejectedResult => ({ status: 'rejected', reason });

/** The first item of each key, and none without a key. */
export function oneOfEach<Item>(items: readonly Item[], keyOf: (item: Item) => string | undefined): Item[] {
  const first = new Map<string, Item>();
  for (const item of items) {
    const key = keyOf(item);
    if (key !== undefined && !first.has(key)) first.set(key, item);
  }
  return [...first.values()];
}
