import { sql } from 'kysely';
import './identity.tables.ts';
import type { ClientScope } from '../../platform/database/database.ts';

export interface FailedAttempts {
  count: number;
  newestAt: Date | null;
}

/** Failed sign-ins of one account or address since a moment, counted across all processes. */
export async function countFailedAttempts(
  scope: ClientScope,
  subject: string,
  since: Date,
): Promise<FailedAttempts> {
  const row = await scope.tx
    .selectFrom('loginAttempt')
    .select((table) => [table.fn.countAll<number>().as('count'), table.fn.max('at').as('newestAt')])
    .where('clientId', '=', scope.clientId)
    .where('subject', '=', subject)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), newestAt: row.newestAt };
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

/** Until the end of the transaction nobody else counts these subjects; the same order for all, so that none waits in a ring. */
export async function lockSubjects(scope: ClientScope, subjects: readonly string[]): Promise<void> {
  for (const subject of [...subjects].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`login attempt ${subject}`}, 0))`.execute(
      scope.tx,
    );
  }
}

export async function clearFailedAttempts(scope: ClientScope, subject: string): Promise<void> {
  await scope.tx
    .deleteFrom('loginAttempt')
    .where('clientId', '=', scope.clientId)
    .where('subject', '=', subject)
    .execute();
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

/** Forgets failures from before a moment. */
export async function deleteAttemptsBefore(scope: ClientScope, before: Date): Promise<void> {
  await scope.tx
    .deleteFrom('loginAttempt')
    .where('clientId', '=', scope.clientId)
    .where('at', '<', before)
    .execute();
}
