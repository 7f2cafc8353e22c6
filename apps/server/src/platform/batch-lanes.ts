import type { App } from './app.ts';
import { isDatabaseLost } from './database/lost-database.ts';
import { BusyError } from './errors.ts';

export interface LaneBounds {
  /** Requests in one batch. */
  batch: number;
  /** Requests in one batch while other lanes are served too: what a large one does at its end would hold them up. */
  besideOthers?: number;
  /** Requests that may wait in one lane, and in all lanes together. */
  waiting: number;
  waitingInAll: number;
  /** Batches under way at once in this process: each needs a connection. */
  atOnce: number;
  /** A lane may have a second batch under way while no other lane waits and so many requests of its own do. */
  worthASecond?: number;
}

interface Waiting<Item, Answer> {
  item: Item;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

interface Lanes<Item, Answer> {
  waiting: Map<string, Waiting<Item, Answer>[]>;
  underWay: Map<string, number>;
  waitingInAll: number;
  batches: number;
  isCalled: boolean;
}

/**
 * Requests that are decided together, in a lane each for whom they belong to (a client). While one batch of a lane is
 * under way the next gathers, without a timer: the busier it is, the larger the batches. Lanes take turns, the one that
 * has waited longest first, so that a busy one costs another no more than a batch.
 *
 * Where `run` throws, the batch is halved until the bad request stands alone: it harms no other.
 */
export function batchLanes<Item, Answer>(
  bounds: LaneBounds,
  run: (app: App, lane: string, items: readonly Item[]) => Promise<readonly PromiseSettledResult<Answer>[]>,
) {
  const lanesOf = new WeakMap<App, Lanes<Item, Answer>>();

  /** @throws BusyError when too many wait. */
  function join(app: App, lane: string, item: Item): Promise<Answer> {
    const lanes = lanesOf.get(app) ?? emptyLanes<Item, Answer>();
    lanesOf.set(app, lanes);
    const queue = lanes.waiting.get(lane) ?? [];
    if (queue.length >= bounds.waiting || lanes.waitingInAll >= bounds.waitingInAll)
      return Promise.reject(new BusyError());
    lanes.waiting.set(lane, queue);
    lanes.waitingInAll += 1;
    return new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      call(app, lanes);
    });
  }

  /** What came in the same turn of the event loop is one batch. */
  function call(app: App, lanes: Lanes<Item, Answer>): void {
    if (lanes.isCalled) return;
    lanes.isCalled = true;
    setImmediate(() => {
      lanes.isCalled = false;
      for (let lane = nextLane(lanes, bounds); lane !== undefined; lane = nextLane(lanes, bounds))
        start(app, lanes, lane);
    });
  }

  function start(app: App, lanes: Lanes<Item, Answer>, lane: string): void {
    const queue = lanes.waiting.get(lane) ?? [];
    const batch = queue.splice(
      0,
      isAlone(lanes, lane) ? bounds.batch : (bounds.besideOthers ?? bounds.batch),
    );
    // Whoever still waits goes behind the lanes that were not served yet.
    lanes.waiting.delete(lane);
    if (queue.length > 0) lanes.waiting.set(lane, queue);
    lanes.waitingInAll -= batch.length;
    lanes.batches += 1;
    lanes.underWay.set(lane, (lanes.underWay.get(lane) ?? 0) + 1);
    void answer(app, lane, batch).finally(() => {
      const left = (lanes.underWay.get(lane) ?? 1) - 1;
      if (left === 0) lanes.underWay.delete(lane);
      else lanes.underWay.set(lane, left);
      lanes.batches -= 1;
      call(app, lanes);
    });
  }

  async function answer(app: App, lane: string, batch: readonly Waiting<Item, Answer>[]): Promise<void> {
    try {
      settle(
        batch,
        await run(
          app,
          lane,
          batch.map(({ item }) => item),
        ),
      );
    } catch (error) {
      // Where the database is away, nobody's request is at fault, and nobody is kept waiting for the others' tries.
      const isAway = error instanceof Error && isDatabaseLost(error);
      if (batch.length === 1 || isAway) for (const { reject } of batch) reject(error);
      else await answerHalves(app, lane, batch);
    }
  }

  /** The bad request is found in a few steps, however large the batch. */
  async function answerHalves(
    app: App,
    lane: string,
    batch: readonly Waiting<Item, Answer>[],
  ): Promise<void> {
    const middle = Math.ceil(batch.length / 2);
    await answer(app, lane, batch.slice(0, middle));
    await answer(app, lane, batch.slice(middle));
  }

  return join;
}

const emptyLanes = <Item, Answer>(): Lanes<Item, Answer> => ({
  waiting: new Map(),
  underWay: new Map(),
  waitingInAll: 0,
  batches: 0,
  isCalled: false,
});

function isAlone<Item, Answer>({ waiting, underWay }: Lanes<Item, Answer>, lane: string): boolean {
  return [waiting, underWay].every((served) => served.size === (served.has(lane) ? 1 : 0));
}

/** The lane whose turn it is: one that has nothing under way before one that has. */
function nextLane<Item, Answer>(lanes: Lanes<Item, Answer>, bounds: LaneBounds): string | undefined {
  if (lanes.batches >= bounds.atOnce) return undefined;
  for (const lane of lanes.waiting.keys()) if (!lanes.underWay.has(lane)) return lane;
  const enough = bounds.worthASecond ?? Number.POSITIVE_INFINITY;
  for (const [lane, queue] of lanes.waiting)
    if (lanes.underWay.get(lane) === 1 && queue.length >= enough) return lane;
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
