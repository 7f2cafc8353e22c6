import type { Currency } from '@foyer/domain/money/currency.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';

/** A till from its float to its close. */
export interface TillSession {
  id: string;
  tillId: string;
  openedAt: Date;
  openedByName: string;
  floatMinor: number;
  /** What the last close left in the drawer; null = there was none. */
  expectedFloatMinor: number | null;
  floatNote: string;
  /** Posts to the book of test orders. */
  test: boolean;
  currency: Currency;
  closedAt: Date | null;
}

const columns = [
  'id',
  'tillId',
  'openedAt',
  'openedByName',
  'floatMinor',
  'expectedFloatMinor',
  'floatNote',
  'test',
  'currency',
  'closedAt',
] as const;

function selectSessions(scope: ClientScope) {
  return scope.tx.selectFrom('tillSession').select(columns).where('clientId', '=', scope.clientId);
}

export async function listOpenTillSessions(
  scope: ClientScope,
  tillIds: readonly string[],
): Promise<TillSession[]> {
  if (tillIds.length === 0) return [];
  return selectSessions(scope)
    .where('tillId', 'in', [...tillIds])
    .where('closedAt', 'is', null)
    .execute();
}

export async function findOpenSession(scope: ClientScope, tillId: string): Promise<TillSession | undefined> {
  const [session] = await listOpenTillSessions(scope, [tillId]);
  return session;
}

/** The open session of a till, which no close ends before the transaction does; other sales go on beside it. */
export async function shareOpenSession(scope: ClientScope, tillId: string): Promise<TillSession | undefined> {
  return selectSessions(scope)
    .where('tillId', '=', tillId)
    .where('closedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
}

/** @throws NotFoundError `till-session-not-found` */
export async function getSession(scope: ClientScope, id: string): Promise<TillSession> {
  const session = await selectSessions(scope).where('id', '=', id).executeTakeFirst();
  if (!session) throw new NotFoundError('till-session-not-found');
  return session;
}

/** A session for its close: waits for the sales that are on their way, and lets none in. @throws as `getSession` */
export async function lockSession(scope: ClientScope, id: string): Promise<TillSession> {
  const session = await selectSessions(scope).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!session) throw new NotFoundError('till-session-not-found');
  return session;
}

export async function insertTillSession(
  scope: ClientScope,
  session: Omit<TillSession, 'closedAt'>,
): Promise<TillSession> {
  return scope.tx
    .insertInto('tillSession')
    .values({ clientId: scope.clientId, ...session })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function endTillSession(scope: ClientScope, id: string, closedAt: Date): Promise<void> {
  await scope.tx
    .updateTable('tillSession')
    .set({ closedAt })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}
