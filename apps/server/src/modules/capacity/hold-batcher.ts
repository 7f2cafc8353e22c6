import { batcher } from '../../platform/batcher.ts';
import type { HoldAnswer, WaitingHold } from './take-holds.ts';
import { takeHolds } from './take-holds.ts';

/**
 * Batcher of holds. A batch is half of what the buyers of a busy timeslot bring: while the database writes one, the
 * process prepares the next (decision 0050). @throws BusyError when too many requests wait.
 */
export const batchHold = batcher<WaitingHold, HoldAnswer>(
  { batchSize: 256, queueSize: 10_000, totalQueueSize: 30_000, concurrency: 3, secondBatchFrom: 100 },
  async (app, clientId, holds) =>
    (await takeHolds(app.db, clientId, holds)).map((value) => ({ status: 'fulfilled', value })),
);
