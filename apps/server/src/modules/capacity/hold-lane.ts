import type { App } from '../../platform/app.ts';
import type { Database } from '../../platform/database/database.ts';
import { SlowDownError } from '../../platform/errors.ts';
import type { HoldAnswer, WaitingHold } from './take-holds.ts';
import { takeHolds } from './take-holds.ts';

const MAX_BATCH = 500;
const MAX_WAITING = 10_000;
const RETRY_AFTER_SECONDS = 2;
/** Batches of different clients that may be under way at once in this process; each needs a connection. */
const LANES_AT_ONCE = 3;

interface Waiting {
  hold: WaitingHold;
  resolve(answer: HoldAnswer): void;
  reject(error: unknown): void;
}

interface Lanes {
  waiting: Map<string, Waiting[]>;
  running: Set<string>;
}

const lanesOf = new WeakMap<Database, Lanes>();

/**
 * Joins the next batch of its client. While one batch is under way the next gathers, without a timer: the busier
 * it is, the larger the batches and the fewer the commits. Clients take turns, one lane each.
 * @throws SlowDownError when the lane is full.
 */
export function joinNextBatch(app: App, clientId: string, hold: WaitingHold): Promise<HoldAnswer> {
  const lanes = lanesOf.get(app.db) ?? { waiting: new Map(), running: new Set() };
  lanesOf.set(app.db, lanes);
  const lane = lanes.waiting.get(clientId) ?? [];
  if (lane.length >= MAX_WAITING) return Promise.reject(new SlowDownError(RETRY_AFTER_SECONDS));
  lanes.waiting.set(clientId, lane);
  return new Promise((resolve, reject) => {
    lane.push({ hold, resolve, reject });
    startBatches(app, lanes);
  });
}

/** Starts the batch of every client that waits and has none under way, the longest-waiting client first. */
function startBatches(app: App, lanes: Lanes): void {
  for (const [clientId, lane] of lanes.waiting) {
    if (lanes.running.size >= LANES_AT_ONCE) return;
    if (lanes.running.has(clientId)) continue;
    const batch = lane.splice(0, MAX_BATCH);
    // Whoever still waits goes behind the clients that were not served yet.
    lanes.waiting.delete(clientId);
    if (lane.length > 0) lanes.waiting.set(clientId, lane);
    lanes.running.add(clientId);
    void runBatch(app, clientId, batch).finally(() => {
      lanes.running.delete(clientId);
      startBatches(app, lanes);
    });
  }
}

async function runBatch(app: App, clientId: string, batch: readonly Waiting[]): Promise<void> {
  try {
    const answers = await takeHolds(
      app.db,
      clientId,
      batch.map((one) => one.hold),
    );
    batch.forEach((one, index) => {
      const answer = answers[index];
      if (answer) one.resolve(answer);
      else one.reject(new Error('a batch left a request without an answer'));
    });
  } catch (error) {
    for (const one of batch) one.reject(error);
  }
}
