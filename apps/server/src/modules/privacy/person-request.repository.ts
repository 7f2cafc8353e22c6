import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** A look-up as it is stored. */
export interface StoredRequest {
  id: string;
  accountId: string;
  personKeyId: string;
  /** null = erased. */
  wrappedKey: Buffer | null;
  sealed: Buffer;
  createdAt: Date;
  expiresAt: Date;
}

export async function insertRequest(
  scope: ClientScope,
  request: Pick<StoredRequest, 'accountId' | 'personKeyId' | 'sealed' | 'createdAt' | 'expiresAt'>,
): Promise<string> {
  const { id } = await scope.tx
    .insertInto('personRequest')
    .values({ clientId: scope.clientId, ...request })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateRequest(scope: ClientScope, id: string, sealed: Buffer): Promise<void> {
  await sql`update person_request set sealed = ${sealed} where client_id = ${scope.clientId} and id = ${id}`.execute(
    scope.tx,
  );
}

export async function findRequest(
  scope: ClientScope,
  id: string,
  { isLocked = false } = {},
): Promise<StoredRequest | undefined> {
  const { rows } = await sql<StoredRequest>`${selectRequests(scope)} and r.id = ${id}
    ${isLocked ? sql`for update of r` : sql``}`.execute(scope.tx);
  return rows[0];
}

/** All look-ups, the newest first. */
export async function listRequests(scope: ClientScope): Promise<StoredRequest[]> {
  const { rows } = await sql<StoredRequest>`${selectRequests(scope)} order by r.id desc`.execute(scope.tx);
  return rows;
}

/** Look-ups that are older than an instant. */
export async function listRequestsBefore(
  scope: ClientScope,
  before: Date,
  limit: number,
): Promise<{ id: string; personKeyId: string }[]> {
  const { rows } = await sql<{ id: string; personKeyId: string }>`
    select id, person_key_id from person_request
    where client_id = ${scope.clientId} and created_at < ${before} order by id limit ${limit}`.execute(
    scope.tx,
  );
  return rows;
}

/** Deletes look-ups with their files. */
export async function deleteRequests(scope: ClientScope, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from person_request where client_id = ${scope.clientId} and id = any (${[...ids]}::uuid[])`.execute(
    scope.tx,
  );
}

function selectRequests({ clientId }: ClientScope) {
  return sql`
    select r.id, r.account_id, r.person_key_id, k.wrapped_key, r.sealed, r.created_at, r.expires_at
    from person_request r join person_key k on k.client_id = r.client_id and k.id = r.person_key_id
    where r.client_id = ${clientId}`;
}

export interface HistoryEntry {
  kind: 'look-up' | 'file-pdf' | 'file-json';
  at: Date;
  /** Of the account; an Admin's name too. */
  by: string;
}

/** What was done with these look-ups, the newest first. */
export async function listHistory(
  scope: ClientScope,
  requestIds: readonly string[],
): Promise<HistoryEntry[]> {
  const { clientId } = scope;
  const ids = sql`any (${[...requestIds]}::uuid[])`;
  const { rows } = await sql<HistoryEntry>`
    select h.kind, h.at, coalesce(a.username, admin_name(h.account_id), '') as by from (
      select 'look-up' as kind, created_at as at, account_id from person_request
      where client_id = ${clientId} and id = ${ids}
      union all
      select 'file-' || format, created_at, account_id from person_file
      where client_id = ${clientId} and request_id = ${ids}) h
    left join account a on a.client_id = ${clientId} and a.id = h.account_id
    order by h.at desc limit 10`.execute(scope.tx);
  return rows;
}
