import { sql } from 'kysely';
import type { ClientScope, Database } from '../../../platform/database/database.ts';

export async function insertSession(
  scope: ClientScope,
  session: { accountId: string; userAgent: string; expiresAt: Date },
): Promise<string> {
  const row = await scope.tx
    .insertInto('session')
    .values({ clientId: scope.clientId, endedAt: null, ...session })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Puts a refresh token in force; one that is in force already stays as it is. */
export async function insertRefresh(scope: ClientScope, sessionId: string, tokenHash: Buffer): Promise<void> {
  await scope.tx
    .insertInto('sessionRefresh')
    .values({ clientId: scope.clientId, sessionId, tokenHash, spentAt: null })
    .onConflict((conflict) => conflict.columns(['clientId', 'tokenHash']).doNothing())
    .execute();
}

/** The client of a refresh token, before anything else is known. */
export async function findClientOfRefresh(db: Database, tokenHash: Buffer): Promise<string | undefined> {
  const { rows } = await sql<{
    id: string | null;
  }>`select find_client_by_refresh_hash(${tokenHash}) as id`.execute(db);
  return rows[0]?.id ?? undefined;
}

export interface LockedRefresh {
  sessionId: string;
  accountId: string;
  spentAt: Date | null;
  expiresAt: Date;
  endedAt: Date | null;
}

/** The token with its session, locked so that two tabs take turns. */
export async function lockRefresh(scope: ClientScope, tokenHash: Buffer): Promise<LockedRefresh | undefined> {
  return scope.tx
    .selectFrom('sessionRefresh')
    .innerJoin('session', (join) =>
      join
        .onRef('session.clientId', '=', 'sessionRefresh.clientId')
        .onRef('session.id', '=', 'sessionRefresh.sessionId'),
    )
    .select([
      'sessionRefresh.sessionId',
      'sessionRefresh.spentAt',
      'session.accountId',
      'session.expiresAt',
      'session.endedAt',
    ])
    .where('sessionRefresh.clientId', '=', scope.clientId)
    .where('sessionRefresh.tokenHash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
}

export async function spendRefresh(scope: ClientScope, tokenHash: Buffer, at: Date): Promise<void> {
  await scope.tx
    .updateTable('sessionRefresh')
    .set({ spentAt: at })
    .where('clientId', '=', scope.clientId)
    .where('tokenHash', '=', tokenHash)
    .execute();
}

export async function touchSession(scope: ClientScope, sessionId: string, at: Date): Promise<void> {
  await scope.tx
    .updateTable('session')
    .set({ lastUsedAt: at })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', sessionId)
    .execute();
}

/** Ends a session, and with it every refresh token of its family. */
export async function endSession(scope: ClientScope, sessionId: string, at: Date): Promise<void> {
  await scope.tx
    .updateTable('session')
    .set({ endedAt: at })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', sessionId)
    .where('endedAt', 'is', null)
    .execute();
}

/** Ends the sessions of an account, all but one where one is named. @returns how many were open. */
export async function endAccountSessions(
  scope: ClientScope,
  accountId: string,
  { at, except }: { at: Date; except?: string },
): Promise<number> {
  const { numUpdatedRows } = await scope.tx
    .updateTable('session')
    .set({ endedAt: at })
    .where('clientId', '=', scope.clientId)
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', at)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Ends every open session of the client. @returns how many those were. */
export async function endClientSessions(scope: ClientScope, at: Date): Promise<number> {
  const { numUpdatedRows } = await scope.tx
    .updateTable('session')
    .set({ endedAt: at })
    .where('clientId', '=', scope.clientId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', at)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export interface OpenSession {
  id: string;
  accountId: string;
  userAgent: string;
  createdAt: Date;
  lastUsedAt: Date;
}

/** The account's sessions that have not ended, the last used first. */
export async function listOpenSessions(
  scope: ClientScope,
  accountId: string,
  now: Date,
): Promise<OpenSession[]> {
  return listSessionsOfAccounts(scope, [accountId], now);
}

/** The same of several accounts. */
export async function listSessionsOfAccounts(
  scope: ClientScope,
  accountIds: readonly string[],
  now: Date,
): Promise<OpenSession[]> {
  return scope.tx
    .selectFrom('session')
    .select(['id', 'accountId', 'userAgent', 'createdAt', 'lastUsedAt'])
    .where('clientId', '=', scope.clientId)
    .where('accountId', 'in', [...accountIds])
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('lastUsedAt', 'desc')
    .execute();
}
