import type { Currency } from '@foyer/domain/money/currency.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import { getTill } from './till.repository.ts';
import { shareOpenSession } from './till-session.repository.ts';

/** The session that a sale or refund of this moment belongs to. */
export interface OpenTillSession {
  sessionId: string;
  tillId: string;
  tillName: string;
  locationId: string;
  /** Of its environment: it takes orders of the same one only. */
  isTest: boolean;
  currency: Currency;
}

/**
 * Holds the open session of a till until the transaction ends: its close waits for this one, other sales do not. A caller that
 * comes while the till is being closed waits, and is refused with `till-not-open` then.
 * @throws NotFoundError `till-not-found`
 */
export async function lockOpenTillSession(scope: ClientScope, tillId: string): Promise<OpenTillSession> {
  const { locationId, name: tillName } = await getTill(scope, tillId);
  const session = await shareOpenSession(scope, tillId);
  if (!session) throw new RefusedError([{ code: 'till-not-open' }]);
  const { id: sessionId, test: isTest, currency } = session;
  return { sessionId, tillId, tillName, locationId, isTest, currency };
}
