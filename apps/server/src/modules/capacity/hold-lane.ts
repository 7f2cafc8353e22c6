import { batchLanes } from '../../platform/batch-lanes.ts';
import type { HoldAnswer, WaitingHold } from './take-holds.ts';
import { takeHolds } from './take-holds.ts';

/**
 * Joins the next batch of its client. @throws BusyError when too many wait.
 *
 * A batch is half of what a hot timeslot's buyers bring: while the database writes one, the process makes the next.
 */
export const joinNextBatch = batchLanes<WaitingHold, HoldAnswer>(
  { batch: 256, waiting: 10_000, waitingInAll: 30_000, atOnce: 3, worthASecond: 100 },
  async (app, clientId, holds) =>
    (await takeHolds(app.db, clientId, holds)).map((value) => ({ status: 'fulfilled', value })),
);
