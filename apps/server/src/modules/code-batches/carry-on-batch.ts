import type { RawBuilder } from 'kysely';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { eachOnItsOwn } from '../../platform/outbox/each-on-its-own.ts';
import { readingPayload } from '../../platform/outbox/read-payload.ts';
import type { Subscription } from '../../platform/outbox/subscription.ts';
import {
  clearSomeLines,
  listStalledBatches,
  takeRunningBatch,
  updateBatch,
} from './code-batch.repository.ts';
import type { NewCode, StartedBatch } from './code-batch.ts';
import { codeRelation, insertLines, moveLines, takeLines } from './code-line.repository.ts';
import { type CodeHandler, codeHandlerOf } from './offer-codes.ts';
import { sendBatch } from './start-batch.ts';

/** Codes of one transaction. */
export const codesAtOnce = 5_000;
/** Draws in a row that wrote no code: prefix and length leave too few. */
const mostEmptyDraws = 20;
/** The queue delivers a message again after five minutes: a long batch continues in a message of its own. */
const turnMs = 60_000;
const stalledSeconds = 12;
const clearedAtOnce = 20_000;
const dayMs = 86_400_000;

/** Carries out the command `carry-on-code-batch`. It may come twice: a part is one transaction under the batch's lock. */
export const carryOnCodesSubscription: Subscription = {
  bus: 'command',
  type: 'carry-on-code-batch',
  destination: 'code-batches',
  handle: readingPayload(z.object({ batchId: z.uuid() }), async (app, { clientId, payload }) => {
    const turnEnds = Date.now() + turnMs;
    while (await writeNextCodes(app, clientId, payload.batchId)) {
      if (Date.now() < turnEnds) continue;
      await inClient(app.db, clientId, (scope) => sendBatch(scope, payload.batchId));
      return;
    }
  }),
};

/** Writes the next codes of a batch, in one transaction with its progress. @returns whether there may be more. */
export async function writeNextCodes(app: App, clientId: string, batchId: string): Promise<boolean> {
  return inClient(app.db, clientId, async (scope) => {
    const batch = await takeRunningBatch(scope, batchId);
    if (!batch || batch.ownerId === null) return false;
    const part = await writePart(app, scope, codeHandlerOf(batch.kind), { ...batch, ownerId: batch.ownerId });
    const now = app.clock();
    const { rejected = 0, failure = null, isLast } = part;
    const emptyDraws = part.written === 0 ? batch.emptyDraws + 1 : 0;
    const isOver = isLast || failure !== null;
    await updateBatch(scope, batchId, {
      done: batch.done + part.written,
      rejectedCount: batch.rejectedCount + rejected,
      emptyDraws,
      movedAt: now,
      ...(isOver ? { state: failure === null ? 'done' : 'failed', failure, finishedAt: now } : {}),
    });
    return !isOver;
  });
}

interface Part {
  written: number;
  rejected?: number;
  isLast: boolean;
  failure?: string;
}

async function writePart(
  app: App,
  scope: ClientScope,
  kind: CodeHandler,
  batch: StartedBatch,
): Promise<Part> {
  if (batch.mode === 'remove') {
    const written = (await kind.removeCodes?.(scope, batch.ownerId, codesAtOnce, app.clock())) ?? 0;
    return { written, isLast: written < codesAtOnce };
  }
  if (batch.mode === 'generate') return drawPart(app, scope, kind, batch);
  const atOnce = kind.atOnce ?? codesAtOnce;
  const { lines, written } = await importPart(app, scope, kind, batch, atOnce);
  return { written, rejected: lines - written, isLast: lines < atOnce };
}

/** Codes that were taken since they were shown stay as lines. @returns how many lines there were, and how many were written. */
async function importPart(
  app: App,
  scope: ClientScope,
  kind: CodeHandler,
  batch: StartedBatch,
  atOnce: number,
): Promise<{ lines: number; written: number }> {
  const { insertion } = kind;
  if (insertion) {
    const insert = (codes: RawBuilder<unknown>) => insertion(scope, batch.ownerId, codes);
    const part = await moveLines(scope, batch.id, atOnce, insert, kind.taken);
    await kind.afterInsertion?.(scope, batch.ownerId, part.written);
    return part;
  }
  const lines = await takeLines(scope, batch.id, atOnce);
  const written = new Set(lines.length === 0 ? [] : await kind.insertCodes(app, scope, batch, lines));
  const late = lines
    .filter(({ key }) => !written.has(key))
    .map(({ line, text }) => ({ line, text, ...kind.taken }));
  if (late.length > 0) await insertLines(scope, batch.id, late);
  return { lines: lines.length, written: written.size };
}

/** @returns how many were written. */
async function insertDrawn(
  app: App,
  scope: ClientScope,
  kind: CodeHandler,
  batch: StartedBatch,
  drawn: readonly NewCode[],
): Promise<number> {
  if (!kind.insertion) return (await kind.insertCodes(app, scope, batch, drawn)).length;
  const { rows } = await kind.insertion(scope, batch.ownerId, codeRelation(drawn)).execute(scope.tx);
  await kind.afterInsertion?.(scope, batch.ownerId, rows.length);
  return rows.length;
}

async function drawPart(app: App, scope: ClientScope, kind: CodeHandler, batch: StartedBatch): Promise<Part> {
  const missing = batch.total - batch.done;
  const drawn = new Map<string, NewCode>();
  for (let draw = Math.min(codesAtOnce, missing); draw > 0; draw -= 1) {
    const code = kind.drawCode?.(batch);
    if (code) drawn.set(code.key, code);
  }
  const written = await insertDrawn(app, scope, kind, batch, [...drawn.values()]);
  const isStuck = written === 0 && batch.emptyDraws >= mostEmptyDraws;
  return { written, isLast: written >= missing, ...(isStuck ? { failure: 'codes-too-alike' } : {}) };
}

/** Sends batches that stand still to the workers again: their worker was killed. */
export async function sendStalledBatches(app: App): Promise<void> {
  const now = app.clock();
  const before = new Date(now.getTime() - stalledSeconds * 1000);
  const stalled = await listStalledBatches(app.db, before);
  await eachOnItsOwn(app, stalled, 'a stalled batch was not sent again', ({ clientId, id }) =>
    inClient(app.db, clientId, async (scope) => {
      await updateBatch(scope, id, { movedAt: now });
      await sendBatch(scope, id);
    }),
  );
}

/** Files that were never imported go after a day, lines that were left out after 30. */
export async function clearCodeBatches(app: App): Promise<void> {
  const now = app.clock().getTime();
  const old = { uploadedBefore: new Date(now - dayMs), finishedBefore: new Date(now - 30 * dayMs) };
  while ((await clearSomeLines(app.db, { ...old, limit: clearedAtOnce })) === clearedAtOnce);
}
