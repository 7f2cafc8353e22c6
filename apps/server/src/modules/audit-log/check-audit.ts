import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { readingPayload } from '../../platform/outbox/read-payload.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import type { Subscription } from '../../platform/outbox/subscription.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { listSealed } from './audit.repository.ts';
import { chainHash } from './audit-chain.ts';
import {
  type AuditCheck,
  findLatestCheck,
  insertCheck,
  lockRunningCheck,
  readSealFigures,
  type SealFigures,
  updateCheck,
} from './audit-check.repository.ts';
import { actorOf, writeAudit } from './write-audit.ts';

const PAGE = 2000;
/** The queue delivers a message again after five minutes: a long check continues in a message of its own. */
const TURN_MS = 60_000;

export interface AuditSeals extends SealFigures {
  check: AuditCheck | null;
}

/** What is sealed, what is not yet, and what the last check found. */
export async function readAuditSeals(context: RequestContext): Promise<AuditSeals> {
  context.require('audit-log', 'access');
  return context.inClient(async (scope) => ({
    ...(await readSealFigures(scope)),
    check: (await findLatestCheck(scope)) ?? null,
  }));
}

/** Lets a worker recompute the client's whole chain; while one run is under way a second is not begun. */
export async function startAuditCheck(context: RequestContext): Promise<AuditSeals> {
  context.require('audit-log', 'edit');
  await context.inClient(async (scope) => {
    const { sealed } = await readSealFigures(scope);
    const checkId = await insertCheck(scope, { startedAt: context.app.clock(), total: sealed });
    if (!checkId) return;
    await writeAudit(scope, actorOf(context), {
      action: 'check-audit-log',
      entity: 'audit-log',
      entityId: checkId,
    });
    await sendMessages(scope, {
      bus: 'command',
      type: 'check-audit-log',
      payload: { checkId },
      source: 'audit-log',
    });
  });
  return readAuditSeals(context);
}

/** Carries out the command `check-audit-log`; after a kill it continues behind the last page that was verified. */
export const checkAuditSubscription: Subscription = {
  bus: 'command',
  type: 'check-audit-log',
  destination: 'audit-log',
  handle: readingPayload(z.object({ checkId: z.uuid() }), async (app, { clientId, payload }) => {
    const { checkId } = payload;
    const turnEnds = Date.now() + TURN_MS;
    while (await checkNextPage(app, clientId, checkId)) {
      if (Date.now() < turnEnds) continue;
      await inClient(app.db, clientId, (scope) =>
        sendMessages(scope, {
          bus: 'command',
          type: 'check-audit-log',
          payload: { checkId },
          source: 'audit-log',
        }),
      );
      return;
    }
  }),
};

/** Checks one page of the chain. @returns whether there may be more. */
export async function checkNextPage(app: App, clientId: string, checkId: string): Promise<boolean> {
  return inClient(app.db, clientId, async (scope) => {
    const check = await lockRunningCheck(scope, checkId);
    if (!check) return false;
    let { checked, lastHash } = check;
    const page = await listSealed(scope.tx, clientId, checked, PAGE);
    for (const { sequence, hash, ...entry } of page) {
      const isNext = sequence === checked + 1;
      if (!isNext || !hash?.equals(chainHash(lastHash, checked + 1, entry))) {
        const broken = { brokenAt: checked + 1, brokenEntryId: isNext ? entry.id : null };
        await updateCheck(scope, checkId, { ...broken, checked, finishedAt: app.clock() });
        return false;
      }
      checked += 1;
      lastHash = hash;
    }
    const isMissing = page.length < PAGE && checked < check.total;
    await updateCheck(scope, checkId, {
      checked,
      lastHash,
      ...(page.length < PAGE ? { finishedAt: app.clock() } : {}),
      ...(isMissing ? { brokenAt: checked + 1 } : {}),
    });
    return page.length === PAGE;
  });
}
