import { z } from 'zod';
import type { App, WorkerApp } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { eachOnItsOwn } from '../../platform/outbox/each-on-its-own.ts';
import { readingPayload } from '../../platform/outbox/read-payload.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import type { Subscription } from '../../platform/outbox/subscription.ts';
import { finishRunIfOver, listStalledRuns, updateRun } from './bulk-run.repository.ts';
import { carryOutNextRow } from './carry-out-row.ts';

/** Orders that one worker has in hand of a run. */
const lanes = 4;
/** The queue delivers a message again after five minutes: a long run continues in a message of its own. */
const turnMs = 60_000;
const tellEveryMs = 3_000;
/** A run whose worker said nothing for so long lost it, or waits for another run. */
const stalledSeconds = 12;

/** Carries out the command `carry-on-bulk-run`. It may come twice and at the same time: each row is locked and done once. */
export const carryOnSubscription: Subscription = {
  bus: 'command',
  type: 'carry-on-bulk-run',
  destination: 'bulk-acts',
  handle: readingPayload(z.object({ runId: z.uuid() }), (app, { clientId, payload }) =>
    carryOnBulkRun(app, clientId, payload.runId),
  ),
};

export async function carryOnBulkRun(app: App, clientId: string, runId: string): Promise<void> {
  const turnEnds = Date.now() + turnMs;
  let toldAt = 0;
  const tellAlive = async () => {
    if (Date.now() - toldAt < tellEveryMs) return;
    toldAt = Date.now();
    await inClient(app.db, clientId, (scope) => updateRun(scope, runId, { movedAt: app.clock() }));
  };
  const work = async () => {
    while (Date.now() < turnEnds) {
      await tellAlive();
      if (!(await carryOutNextRow(app, clientId, runId))) return;
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  await inClient(app.db, clientId, async (scope) => {
    await finishRunIfOver(scope, runId, app.clock());
    if (Date.now() >= turnEnds) await sendRun(scope, runId);
  });
}

const sendRun = (scope: Parameters<typeof sendMessages>[0], runId: string) =>
  sendMessages(scope, {
    bus: 'command',
    type: 'carry-on-bulk-run',
    payload: { runId },
    source: 'bulk-acts',
  });

/** Sends runs that stand still to the workers again: their worker was killed, or they waited for an earlier run. */
export async function sendStalledRuns(app: WorkerApp): Promise<void> {
  const now = app.clock();
  const before = new Date(now.getTime() - stalledSeconds * 1000);
  const stalled = await listStalledRuns(app.db, before);
  await eachOnItsOwn(app, stalled, 'a stalled run was not sent again', ({ clientId, id }) =>
    inClient(app.db, clientId, async (scope) => {
      await updateRun(scope, id, { movedAt: now });
      await sendRun(scope, id);
    }),
  );
}
