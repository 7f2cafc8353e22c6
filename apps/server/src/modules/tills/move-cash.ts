import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { cashMovementInput } from '@foyer/domain/tills/session-input.ts';
import { figuresOf } from '@foyer/domain/tills/till-figures.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { findSetting } from '../settings/index.ts';
import { countsBlind } from './counts-blind.ts';
import { recordCash } from './post-cash.ts';
import { requireTillRight } from './require-till-right.ts';
import { hasTillEntry, listTillEntries } from './till-entry.repository.ts';
import { lockSession, type TillSession } from './till-session.repository.ts';

/**
 * Puts cash into a drawer or takes it out, with a reason; the same movement sent again changes nothing, also after its
 * session was closed. Refusals: `till-not-open`, and `till-not-enough-cash` at `amountMinor` where so much is not in the drawer.
 * Who counts blind is not refused: amounts that are tried out would tell what is in it. The close shows the difference.
 */
export async function moveCash(
  context: RequestContext,
  sessionId: string,
  typed: unknown,
): Promise<TillSession> {
  requireTillRight(context, 'edit');
  const { movementId, kind, amountMinor, reason, note } = valueOrThrow(parseInput(cashMovementInput, typed));
  return context.inClient(async (scope) => {
    const session = await lockSession(scope, sessionId);
    if (movementId && (await hasTillEntry(scope, movementId))) return session;
    if (session.closedAt) throw new RefusedError([{ code: 'till-not-open' }]);
    const { expectedMinor } = figuresOf(await listTillEntries(scope, [sessionId]));
    const isBlind = countsBlind(context, await findSetting(scope, 'tills', context.app.clock()));
    if (kind === 'take-out' && amountMinor > expectedMinor && !isBlind)
      throw new RefusedError([{ code: 'till-not-enough-cash', field: 'amountMinor' }]);
    await recordCash(scope, session, {
      ...(movementId ? { id: movementId } : {}),
      ...{ kind, reason, amountMinor: kind === 'take-out' ? -amountMinor : amountMinor, note },
      ...{ byName: context.account.username, at: context.app.clock() },
    });
    await writeAudit(scope, actorOf(context), {
      action: kind === 'put-in' ? 'put-cash-in' : 'take-cash-out',
      entity: 'till',
      entityId: session.tillId,
      after: { amountMinor, reason, note },
    });
    return session;
  });
}
