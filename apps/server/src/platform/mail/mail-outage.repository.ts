import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { PLATFORM_CLIENT_ID } from '../database/platform-client.ts';

/** The mail server takes nothing. */
export interface MailOutage {
  since: Date;
  /** How many times it was tried. */
  tries: number;
  nextTryAt: Date;
}

// All of these look at the mails of all clients: they need the worker's role.

export async function findMailOutage(db: Database): Promise<MailOutage | undefined> {
  return db
    .selectFrom('mailOutage')
    .select(['since', 'tries', 'nextTryAt'])
    .where('clientId', '=', PLATFORM_CLIENT_ID)
    .executeTakeFirst();
}

/** @returns false where another worker noticed it first. */
export async function beginMailOutage(
  db: Database,
  { since, tries, nextTryAt }: MailOutage,
): Promise<boolean> {
  const begun = await db
    .insertInto('mailOutage')
    .values({ clientId: PLATFORM_CLIENT_ID, since, tries, nextTryAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('since')
    .executeTakeFirst();
  return begun !== undefined;
}

export async function prolongMailOutage(db: Database, { tries, nextTryAt }: MailOutage): Promise<void> {
  await db
    .updateTable('mailOutage')
    .set({ tries, nextTryAt })
    .where('clientId', '=', PLATFORM_CLIENT_ID)
    .execute();
}

export async function endMailOutage(db: Database): Promise<void> {
  await db.deleteFrom('mailOutage').where('clientId', '=', PLATFORM_CLIENT_ID).execute();
}

/** Whether Admins have paused the workers of all clients. */
export async function areWorkersPaused(db: Database): Promise<boolean> {
  const { rows } = await sql`select from worker_pause`.execute(db);
  return rows.length > 0;
}

/** The held mail that was not tried for the longest, whether or not its pause is over. */
export async function findHeldMail(db: Database): Promise<{ clientId: string; mailId: string } | undefined> {
  return db
    .selectFrom('mail')
    .select(['clientId', 'id as mailId'])
    .where('nextTryAt', 'is not', null)
    .orderBy('nextTryAt')
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst();
}

/** Gives a new command to every held mail whose pause is over, the oldest first. @returns how many. */
export async function requeueHeldMails(db: Database, now: Date): Promise<number> {
  const requeued = await sql`
    with due as (
      update mail set next_try_at = null where next_try_at <= ${now} returning client_id, id, created_at)
    insert into outbox (client_id, bus, type, payload, source)
    select client_id, 'command', 'send-mail', jsonb_build_object('mailId', id), 'mail'
    from due order by created_at, id`.execute(db);
  return Number(requeued.numAffectedRows ?? 0);
}

/** Sets held mails to failed that wait since before an instant. @returns how many. */
export async function failMailsHeldSince(db: Database, before: Date): Promise<number> {
  const failed = await db
    .updateTable('mail')
    .set({ state: 'failed', nextTryAt: null, waitsSince: null })
    .where('nextTryAt', 'is not', null)
    .where('waitsSince', '<', before)
    .executeTakeFirst();
  return Number(failed.numUpdatedRows);
}
