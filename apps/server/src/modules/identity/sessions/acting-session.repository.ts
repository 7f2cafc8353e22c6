import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';

/** An Admin's stay in a client. */
export interface ActingStay {
  clientId: string;
  startedAt: Date;
  endsAt: Date;
}

interface Stayer {
  accountId: string;
  sessionId: string;
  actingClientId: string;
}

/** The acting session of a session in a client that was not left, also an expired one. */
export async function findOpenStay(
  scope: ClientScope,
  { sessionId, actingClientId }: Pick<Stayer, 'sessionId' | 'actingClientId'>,
): Promise<ActingStay | undefined> {
  return scope.tx
    .selectFrom('actingSession')
    .select(['actingClientId as clientId', 'startedAt', 'endsAt'])
    .where('clientId', '=', scope.clientId)
    .where('sessionId', '=', sessionId)
    .where('actingClientId', '=', actingClientId)
    .where('leftAt', 'is', null)
    .executeTakeFirst();
}

/** Begins a stay. @returns false where another call of the same page began it a moment earlier. */
export async function insertStay(
  scope: ClientScope,
  stayer: Stayer,
  { startedAt, endsAt }: { startedAt: Date; endsAt: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into acting_session (client_id, account_id, session_id, acting_client_id, started_at, ends_at)
    values (${scope.clientId}, ${stayer.accountId}, ${stayer.sessionId}, ${stayer.actingClientId}, ${startedAt},
      ${endsAt})
    on conflict (client_id, session_id, acting_client_id) where left_at is null do nothing
    returning id`.execute(scope.tx);
  return rows.length > 0;
}

/** Ends the open stays of a session, in one client or in all. @returns the clients that were left before their time. */
export async function endStays(
  scope: ClientScope,
  { sessionId, actingClientId }: { sessionId: string; actingClientId?: string },
  at: Date,
): Promise<string[]> {
  const rows = await scope.tx
    .updateTable('actingSession')
    .set({ leftAt: at })
    .where('clientId', '=', scope.clientId)
    .where('sessionId', '=', sessionId)
    .where('leftAt', 'is', null)
    .$if(actingClientId !== undefined, (query) => query.where('actingClientId', '=', actingClientId ?? ''))
    .returning(['actingClientId', 'endsAt'])
    .execute();
  return rows.filter(({ endsAt }) => endsAt > at).map((row) => row.actingClientId);
}

/** The clients in which an Admin worked last, the newest first. */
export async function listRecentStays(
  scope: ClientScope,
  accountId: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ clientId: string }>`
    select acting_client_id as client_id from acting_session
    where client_id = ${scope.clientId} and account_id = ${accountId}
    group by acting_client_id order by max(started_at) desc limit ${limit}`.execute(scope.tx);
  return rows.map(({ clientId }) => clientId);
}

export interface StaysInClient {
  count: number;
  last: { username: string; startedAt: Date } | null;
}

/** How often Admins worked in a client since then, and the last one. */
export async function countStays(
  scope: ClientScope,
  actingClientId: string,
  since: Date,
): Promise<StaysInClient> {
  const { rows } = await sql<{ count: number; username: string | null; startedAt: Date | null }>`
    select (select count(*)::int from acting_session where client_id = ${scope.clientId}
        and acting_client_id = ${actingClientId} and started_at >= ${since}) as count,
      last.username, last.started_at
    from (select 1) one left join lateral (
      select a.username, s.started_at from acting_session s
      join account a on a.client_id = s.client_id and a.id = s.account_id
      where s.client_id = ${scope.clientId} and s.acting_client_id = ${actingClientId}
      order by s.started_at desc limit 1) last on true`.execute(scope.tx);
  const [row] = rows;
  const last = row?.username && row.startedAt ? { username: row.username, startedAt: row.startedAt } : null;
  return { count: row?.count ?? 0, last };
}
