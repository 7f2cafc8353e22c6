import { sql } from 'kysely';
import type { ClientScope, Database } from '../../../platform/database/database.ts';
import type { SignInResult } from './sign-in-result.ts';

/** One try to sign in to an account. */
export interface SignInRecord {
  id: string;
  at: Date;
  address: string;
  result: SignInResult;
}

export async function insertSignIn(
  scope: ClientScope,
  { accountId, ...signIn }: Omit<SignInRecord, 'id'> & { accountId: string },
): Promise<void> {
  await scope.tx
    .insertInto('signIn')
    .values({ clientId: scope.clientId, accountId, ...signIn })
    .execute();
}

/** The last tries of an account, the newest first. */
export async function listSignIns(
  scope: ClientScope,
  accountId: string,
  limit: number,
): Promise<SignInRecord[]> {
  return scope.tx
    .selectFrom('signIn')
    .select(['id', 'at', 'address', 'result'])
    .where('clientId', '=', scope.clientId)
    .where('accountId', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Takes a batch away that is older than a moment. Of all clients: it needs the worker's role. @returns how many. */
export async function deleteOldSignIns(db: Database, before: Date, limit: number): Promise<number> {
  const deleted = await sql`delete from sign_in where (client_id, id) in (
    select client_id, id from sign_in where at < ${before} order by at limit ${limit})`.execute(db);
  return Number(deleted.numAffectedRows ?? 0);
}
