import type { App } from './app.ts';
import { batchLanes, type LaneBounds } from './batch-lanes.ts';
import type { ClientScope } from './database/database.ts';
import { inClient } from './database/in-client.ts';
import { isDatabaseLost } from './database/lost-database.ts';
import { inClientSideBySide } from './database/side-by-side.ts';

interface Together<Item, Answer> {
  bounds?: LaneBounds;
  /**
   * Locks what the items are about and answers those that have theirs. It waits for nobody's row but a counter's: who
   * would have to wait keeps the others from nothing. Two of one row are not done together either.
   */
  lock(scope: ClientScope, items: readonly Item[]): Promise<ReadonlySet<Item>>;
  work(app: App, scope: ClientScope, item: Item): Promise<Answer>;
}

const usual: LaneBounds = { batch: 100, waiting: 5_000, waitingInAll: 15_000, atOnce: 3, worthASecond: 50 };

/** Nobody was kept waiting: it is done by itself. */
const alone = { status: 'fulfilled', value: undefined } as const;

/**
 * Work of one client that is asked for at the same time, in one transaction with statements side by side: a lane as in
 * `batchLanes`, whose members write code for one. Whoever is refused, fails or finds his row taken is done again by
 * himself, in a transaction of his own: he changes nothing for the others, and nothing of a failed one stays.
 */
export function doneTogether<Item, Answer>({ bounds = usual, lock, work }: Together<Item, Answer>) {
  const join = batchLanes<Item, { answer: Answer } | undefined>(bounds, async (app, clientId, items) => {
    const done = await tryTogether(app, clientId, items);
    return items.map((item) => {
      const answer = done.get(item);
      return answer ? { status: 'fulfilled', value: answer } : alone;
    });
  });

  async function tryTogether(app: App, clientId: string, items: readonly Item[]) {
    let left = items;
    // The second time without those who were refused.
    for (let tries = 0; tries < 2 && left.length > 0; tries += 1) {
      const refused = new Set<Item>();
      try {
        return await inClientSideBySide(app.db, clientId, async (scope) => {
          const locked = await lock(scope, left);
          const done = await workOnEach(app, scope, [...locked], refused);
          if (refused.size > 0) throw new Error('one of a batch was refused');
          return done;
        });
      } catch (error) {
        if (error instanceof Error && isDatabaseLost(error)) throw error;
        left = left.filter((item) => !refused.has(item));
      }
    }
    return new Map<Item, { answer: Answer }>();
  }

  async function workOnEach(app: App, scope: ClientScope, items: readonly Item[], refused: Set<Item>) {
    const done = new Map<Item, { answer: Answer }>();
    const errors: Error[] = [];
    // All have come to their end before the transaction does.
    await Promise.all(
      items.map(async (item) => {
        try {
          done.set(item, { answer: await work(app, scope, item) });
        } catch (error) {
          refused.add(item);
          if (error instanceof Error) errors.push(error);
        }
      }),
    );
    const lost = errors.find(isDatabaseLost);
    if (lost) throw lost;
    return done;
  }

  return async (app: App, clientId: string, item: Item): Promise<Answer> => {
    const outcome = await join(app, clientId, item);
    return outcome ? outcome.answer : inClient(app.db, clientId, (scope) => work(app, scope, item));
  };
}

/** The first item of each key, and none without a key. */
export function oneOfEach<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | undefined,
): Set<Item> {
  const first = new Map<string, Item>();
  for (const item of items) {
    const key = keyOf(item);
    if (key !== undefined && !first.has(key)) first.set(key, item);
  }
  return new Set(first.values());
}
