import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { readingPayload } from '../../platform/outbox/read-payload.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import type { Subscription } from '../../platform/outbox/subscription.ts';
import { addExportPart, finishExport, lockRunningExport } from './export.repository.ts';
import { findExportKind } from './export-kind.ts';
import { sealPart } from './export-rows.ts';

const ROWS_OF_A_PART = 1000;
/** What a spreadsheet program can open; beyond it the export ends and CSV is the way. */
export const MOST_XLSX_ROWS = 200_000;
export const KEPT_DAYS = 7;
/** The queue delivers a message again after five minutes: a long export continues in a message of its own. */
const TURN_MS = 60_000;

/** Carries out the command `run-export`. It may come twice: each part is written once, under the export's lock. */
export const runExportSubscription: Subscription = {
  bus: 'command',
  type: 'run-export',
  destination: 'exports',
  handle: readingPayload(z.object({ exportId: z.uuid() }), async (app, { clientId, payload }) => {
    const { exportId } = payload;
    const turnEnds = Date.now() + TURN_MS;
    while (await writeNextPart(app, clientId, exportId)) {
      if (Date.now() < turnEnds) continue;
      await inClient(app.db, clientId, (scope) =>
        sendMessages(scope, { bus: 'command', type: 'run-export', payload: { exportId }, source: 'exports' }),
      );
      return;
    }
  }),
};

/** Writes one part in one transaction. @returns whether there may be more. */
export async function writeNextPart(app: App, clientId: string, exportId: string): Promise<boolean> {
  return inClient(app.db, clientId, async (scope) => {
    const one = await lockRunningExport(scope, exportId);
    const kind = one && findExportKind(one.kind);
    if (!one) return false;
    if (!kind) throw new Error(`Nothing makes exports of the kind ${one.kind}`);
    const { rows, place } = await kind.readRows(app, scope, {
      filter: one.filter as Record<string, unknown>,
      locale: one.locale,
      place: one.place,
      limit: ROWS_OF_A_PART,
    });
    if (rows.length > 0) {
      const sealed = sealPart(app.secrets, exportId, rows);
      await addExportPart(scope, exportId, { sealed, rows: rows.length, place });
    }
    const isTooLong = one.format === 'xlsx' && one.rowCount + rows.length > MOST_XLSX_ROWS;
    if (rows.length === ROWS_OF_A_PART && !isTooLong) return true;
    const now = app.clock();
    await finishExport(scope, exportId, {
      state: isTooLong ? 'failed' : 'done',
      finishedAt: now,
      expiresAt: new Date(now.getTime() + KEPT_DAYS * 86_400_000),
    });
    return false;
  });
}
