import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { RefusedError } from '../../platform/errors.ts';
import { readingPayload } from '../../platform/outbox/read-payload.ts';
import { advanceVisit } from './advance-visit.ts';
import { getAffectedVisit, lockAffectedVisit } from './affected-visit.repository.ts';
import type { AffectedVisit, VisitStep } from './affected-visit.ts';
import { getKindName } from './change.repository.ts';
import { type Settler, settlerOf } from './register-change.ts';

/** Others may take the last places between looking and taking: so often it is looked again. */
const tries = 5;

/**
 * Carries out the command `settle-visit`: the remedy of one visit, in one transaction on its locked row, so that a
 * command that comes twice, or after a kill, does it once. What is refused is noted with its reason.
 */
export const settleVisit = readingPayload(
  z.object({ visitId: z.uuid() }),
  async (app, { clientId, payload }) => {
    const { visit, settler } = await inClient(app.db, clientId, async (scope) => {
      const visit = await getAffectedVisit(scope, payload.visitId);
      return { visit, settler: settlerOf(await getKindName(scope, visit.changeId)) };
    });
    const inTurn = (step: (scope: ClientScope, locked: AffectedVisit) => Promise<VisitStep>) =>
      inClient(app.db, clientId, async (scope) => {
        if (!(await settler.lockChange(scope, visit.changeId))) return;
        const locked = await lockAffectedVisit(scope, visit.id);
        if (locked.state === 'waiting') await advanceVisit(app, scope, locked, await step(scope, locked));
      });
    const cause = await tryToSettle(app, settler, inTurn);
    if (cause !== null) await inTurn(async () => ({ event: 'refuse', cause }));
    await inClient(app.db, clientId, (scope) => settler.finish(app, scope, visit));
  },
);

type InTurn = (step: (scope: ClientScope, locked: AffectedVisit) => Promise<VisitStep>) => Promise<void>;

/** @returns why it cannot be carried out; null = it was, or another worker did. */
async function tryToSettle(app: App, settler: Settler, inTurn: InTurn): Promise<string | null> {
  for (let nth = 0; nth < tries; nth += 1) {
    try {
      await inTurn((scope, visit) => settler.settle(app, scope, visit));
      return null;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      const code = error.refusals[0]?.code ?? 'no-timeslot-near';
      if (code !== 'not-enough-places') return code;
    }
  }
  return 'no-timeslot-near';
}
