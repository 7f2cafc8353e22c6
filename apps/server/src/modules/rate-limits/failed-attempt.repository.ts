import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

export interface Attempts {
  count: number;
  newestAt: Date | null;
}

/** What is counted: the attempts of one subject after a moment. */
export interface Counted {
  subject: string;
  since: Date;
}

/** Attempts of each of these, across all processes and as of one moment, in the order asked for. */
export async function countAttempts(scope: ClientScope, counted: readonly Counted[]): Promise<Attempts[]> {
  const { rows } = await sql<{ count: string; newestAt: Date | null }>`
    select count(attempt.id) as count, max(attempt.at) as newest_at
    from unnest(${counted.map(({ subject }) => subject)}::text[], ${counted.map(({ since }) => since)}::timestamptz[])
      with ordinality as asked (subject, since, position)
    left join login_attempt attempt
      on attempt.client_id = ${scope.clientId} and attempt.subject = asked.subject and attempt.at > asked.since
    group by asked.position order by asked.position`.execute(scope.tx);
  return rows.map(({ count, newestAt }) => ({ count: Number(count), newestAt }));
}

/** @returns its id. */
export async function insertFailedAttempt(scope: ClientScope, subject: string, at: Date): Promise<string> {
  const { id } = await scope.tx
    .insertInto('loginAttempt')
    .values({ clientId: scope.clientId, subject, at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteAttempt(scope: ClientScope, id: string): Promise<void> {
  await scope.tx
    .deleteFrom('loginAttempt')
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/**
 * Until the end of the transaction these subjects are locked for counting; always in the same order, so that no
 * deadlock is possible.
 */
export async function lockSubjects(scope: ClientScope, subjects: readonly string[]): Promise<void> {
  for (const subject of [...subjects].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`login attempt ${subject}`}, 0))`.execute(
      scope.tx,
    );
  }
}

export async function clearFailedAttempts(
  scope: ClientScope,
  subjects: readonly string[],
  prefix: string | null,
): Promise<void> {
  await sql`delete from login_attempt where client_id = ${scope.clientId}
    and (subject = any (${[...subjects]}::text[]) or starts_with(subject, ${prefix}::text))`.execute(
    scope.tx,
  );
}

/** The subjects that begin so and failed since a moment, with how often. */
export async function countFailuresBySubject(
  scope: ClientScope,
  prefix: string,
  since: Date,
): Promise<{ subject: string; count: number }[]> {
  const rows = await scope.tx
    .selectFrom('loginAttempt')
    .select((table) => ['subject', table.fn.countAll<number>().as('count')])
    .where('clientId', '=', scope.clientId)
    .where('subject', 'like', `${prefix}%`)
    .where('at', '>', since)
    .groupBy('subject')
    .execute();
  return rows.map(({ subject, count }) => ({ subject, count: Number(count) }));
}

/** Deletes failures from before a moment. */
export async function deleteAttemptsBefore(scope: ClientScope, before: Date): Promise<void> {
  await scope.tx
    .deleteFrom('loginAttempt')
    .where('clientId', '=', scope.clientId)
    .where('at', '<', before)
    .execute();
}
