import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import { openTillInput } from '@foyer/domain/tills/session-input.ts';
import { mayOpen } from '@foyer/domain/tills/till-rules.ts';
import { makeId } from '../../platform/crypto/make-id.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { getClient } from '../clients/index.ts';
import { listLocations } from '../venues/index.ts';
import { recordCash } from './post-cash.ts';
import { requireTillRight } from './require-till-right.ts';
import { lockTill, type Till } from './till.repository.ts';
import { findLastCloses } from './till-close.repository.ts';
import { insertTillSession, type TillSession } from './till-session.repository.ts';

const isOpen: Refusal = { code: 'till-is-open' };

/**
 * Opens a session with a counted float. What the last close left in the drawer is expected; another amount needs a note and is
 * posted as a difference. The first float of a till comes from the safe. Refusals: `till-is-open`, `till-is-archived`,
 * `till-note-required`.
 */
export async function openTill(
  context: RequestContext,
  tillId: string,
  typed: unknown,
): Promise<TillSession> {
  requireTillRight(context, 'edit');
  const { floatMinor, note } = valueOrThrow(parseInput(openTillInput, typed));
  return refuseViolations({ till_session_open: isOpen }, () =>
    context.inClient(async (scope) => {
      const till = await lockTill(scope, tillId);
      if (till.archivedAt) throw new RefusedError([{ code: 'till-is-archived' }]);
      const [book] = await booksOf(scope, [till]);
      if (!book) throw new Error('a till has a book');
      const [last] = await findLastCloses(scope, [book]);
      const expectedFloatMinor = last?.leftMinor ?? null;
      valueOrThrow(mayOpen(floatMinor, expectedFloatMinor, note));
      const at = context.app.clock();
      const byName = context.account.username;
      const session = await insertTillSession(scope, {
        ...{ id: makeId(), openedAt: at, openedByName: byName },
        ...{ floatMinor, expectedFloatMinor, floatNote: note, ...book },
      });
      const movedMinor = floatMinor - (expectedFloatMinor ?? 0);
      const reason = expectedFloatMinor === null ? 'safe' : 'counted';
      await recordCash(scope, session, {
        ...{ kind: 'float', reason, amountMinor: floatMinor, movedMinor, note, byName, at },
      });
      await writeAudit(scope, actorOf(context), {
        action: 'open-till',
        entity: 'till',
        entityId: tillId,
        after: { floatMinor, expectedMinor: expectedFloatMinor, note },
      });
      return session;
    }),
  );
}

/** The books and the currency that sessions of these tills post to from this moment. */
export async function booksOf(scope: ClientScope, tills: readonly Till[]) {
  const { paymentEnvironment, currency } = await getClient(scope);
  const locations = await listLocations(scope, [...new Set(tills.map(({ locationId }) => locationId))]);
  return tills.map(({ id: tillId, locationId }) => {
    const location = locations.find(({ id }) => id === locationId);
    return { tillId, test: (location?.paymentEnvironment ?? paymentEnvironment) === 'test', currency };
  });
}
