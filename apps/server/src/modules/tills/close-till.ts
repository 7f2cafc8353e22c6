import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { CashMovement } from '@foyer/domain/tills/close-document.ts';
import { sumOfCount } from '@foyer/domain/tills/denominations.ts';
import { closeTillInput } from '@foyer/domain/tills/session-input.ts';
import { figuresOf } from '@foyer/domain/tills/till-figures.ts';
import { dayOfClose, mayClose } from '@foyer/domain/tills/till-rules.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { getClient } from '../clients/index.ts';
import { checkColleague } from '../identity/index.ts';
import { closeTillDay } from '../ledger/index.ts';
import { findSetting } from '../settings/index.ts';
import { getLocation } from '../venues/index.ts';
import { countsBlind } from './counts-blind.ts';
import { recordCash } from './post-cash.ts';
import { requireTillRight, tillModule } from './require-till-right.ts';
import { lockTill } from './till.repository.ts';
import { insertClose, type TillClose } from './till-close.repository.ts';
import { listTillEntries, type TillEntry } from './till-entry.repository.ts';
import { endTillSession, getSession, lockSession } from './till-session.repository.ts';

/**
 * Closes a session by a count (Z report): the difference and what goes to the safe are posted, the document is written, the
 * ledger day of the till is closed where asked. Refusals: `till-not-open`; `till-changed-meanwhile`, where a sale or movement
 * came that the count did not see; those of `mayClose`, of a large difference too, unless a colleague signs in beside it:
 * those of `checkColleague`.
 * @param seenEntries the number of entries that were shown; null = whatever there is.
 */
export async function closeTill(
  context: RequestContext,
  sessionId: string,
  typed: unknown,
  seenEntries?: number | null,
): Promise<TillClose> {
  requireTillRight(context, 'edit');
  const input = valueOrThrow(parseInput(closeTillInput, typed));
  const { counts, leftMinor, note, terminalMinor } = input;
  const approvedByName =
    input.manager && (await checkColleague(context, input.manager, [tillModule, 'extra']));
  return context.inClient(async (scope) => {
    const till = await lockTill(scope, (await getSession(scope, sessionId)).tillId);
    const session = await lockSession(scope, sessionId);
    if (session.closedAt) throw new RefusedError([{ code: 'till-not-open' }]);
    const entries = await listTillEntries(scope, [sessionId]);
    if (typeof seenEntries === 'number' && seenEntries !== entries.length)
      throw new RefusedError([{ code: 'till-changed-meanwhile' }]);
    const figures = figuresOf(entries);
    const { expectedMinor } = figures;
    const countedMinor = sumOfCount(counts);
    const at = context.app.clock();
    const settings = await findSetting(scope, 'tills', at);
    const isManager = approvedByName !== null || context.can(tillModule, 'extra');
    const isBlind = countsBlind(context, settings);
    const drawer = { expectedMinor, countedMinor, leftMinor, note, isManager, isBlind };
    const { differenceMinor } = valueOrThrow(mayClose(drawer, settings));
    const toSafeMinor = countedMinor - leftMinor;
    const byName = context.account.username;
    const by = { byName, at };
    await recordCash(scope, session, {
      ...by,
      ...{ kind: 'difference', reason: 'counted', amountMinor: differenceMinor, note },
    });
    await recordCash(scope, session, {
      ...by,
      ...{ kind: 'take-out', reason: 'safe', amountMinor: -toSafeMinor, note: '' },
    });
    await endTillSession(scope, sessionId, at);
    const { timeZone } = await getClient(scope);
    const closedDay = input.closesDay
      ? dayOfClose(localDateAt(session.openedAt, timeZone), localDateAt(at, timeZone))
      : null;
    if (closedDay) await closeTillDay(scope, till.id, closedDay, at);
    const location = await getLocation(scope, till.locationId);
    const close = await insertClose(scope, {
      ...{ sessionId, tillId: till.id, closedAt: at, closedByName: byName },
      ...{ expectedMinor, countedMinor, leftMinor, closedDay },
      document: {
        ...{ tillName: till.name, locationName: location.name, currency: session.currency },
        ...{ isTest: session.test, openedAt: session.openedAt.toISOString() },
        ...{ openedByName: session.openedByName, floatNote: session.floatNote, figures },
        movements: entries.flatMap(toMovement),
        counts: counts.filter(({ count }) => count > 0),
        ...{ differenceMinor, toSafeMinor, note, terminalMinor, approvedByName },
      },
    });
    await writeAudit(scope, actorOf(context), {
      action: 'close-till',
      entity: 'till',
      entityId: till.id,
      after: { expectedMinor, countedMinor, differenceMinor, leftMinor, note, closedDay, approvedByName },
    });
    return close;
  });
}

/** Those that were put in or taken out. */
export function toMovement({ kind, reason, ...entry }: TillEntry): CashMovement[] {
  if (kind !== 'put-in' && kind !== 'take-out') return [];
  const { at, note, byName, amountMinor } = entry;
  return [
    { at: at.toISOString(), kind, reason: reason as CashMovement['reason'], note, byName, amountMinor },
  ];
}
