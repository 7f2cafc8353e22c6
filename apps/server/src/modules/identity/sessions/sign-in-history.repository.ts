import type { SignInResult } from '@foyer/domain/identity/sign-in-result.ts';
import { sql } from 'kysely';
import type { ClientScope, Database } from '../../../platform/database/database.ts';

/** One try to sign in to an account. */
export interface SignInRecord {
  id: string;
  accountId: string;
  at: Date;
  address: string;
  result: SignInResult;
}

export async function insertSignIn(scope: ClientScope, signIn: Omit<SignInRecord, 'id'>): Promise<void> {
  await scope.tx
    .insertInto('signIn')
    .values({ clientId: scope.clientId, ...signIn })
    .execute();
}

/** The last tries of each account, the newest first. */
export async function listSignIns(
  scope: ClientScope,
  accountIds: readonly string[],
  limitEach: number,
): Promise<SignInRecord[]> {
  const { rows } = await sql<SignInRecord>`
    select s.* from unnest(${[...accountIds]}::uuid[]) as account (id)
    cross join lateral (
      select id, account_id, at, address, result from sign_in
      where client_id = ${scope.clientId} and account_id = account.id
      order by at desc, id desc limit ${limitEach}) s
    order by s.at desc, s.id desc`.execute(scope.tx);
  return rows;
}

/** Takes a batch away that is older than a moment. Of all clients: it needs the worker's role. @returns how many. */
export async function deleteOldSignIns(db: Database, before: Date, limit: number): Promise<number> {
  const deleted = await sql`delete from sign_in where (client_id, id) in (
    select client_id, id from sign_in where at < ${before} order by at limit ${limit})`.execute(db);
  return Number(deleted.numAffectedRows ?? 0);
}
