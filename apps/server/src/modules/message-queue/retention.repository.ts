import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Takes a batch of handled messages away that ended before an instant. @returns how many. */
export async function deleteHandledMessages(db: Database, before: Date, limit: number): Promise<number> {
  const deleted = await sql`delete from pgboss.job where (name, id) in (
    select name, id from pgboss.job
    where name in ('command', 'event') and state = 'completed' and completed_on < ${before} limit ${limit})`.execute(
    db,
  );
  return Number(deleted.numAffectedRows ?? 0);
}

/** The same for messages that were given up, and for dead letters. */
export async function deleteOldFailures(db: Database, before: Date, limit: number): Promise<number> {
  const deleted = await sql`delete from pgboss.job where (name, id) in (
    select name, id from pgboss.job
    where (name in ('command', 'event') and state = 'failed' and completed_on < ${before})
      or (name = 'dead-letter' and coalesce(started_on, created_on) < ${before}) limit ${limit})`.execute(db);
  return Number(deleted.numAffectedRows ?? 0);
}

/** The same for mails, whatever became of them but those that still wait. Of all clients: it needs the worker's role. */
export async function deleteOldMails(db: Database, before: Date, limit: number): Promise<number> {
  const deleted = await sql`delete from mail where (client_id, id) in (
    select client_id, id from mail where created_at < ${before} and state <> 'waiting'
    order by created_at limit ${limit})`.execute(db);
  return Number(deleted.numAffectedRows ?? 0);
}

/** The same for what went wrong each time that a message was tried. Of all clients, as the worker. */
export async function deleteOldAttempts(db: Database, before: Date, limit: number): Promise<number> {
  const deleted = await sql`delete from message_attempt where (client_id, id) in (
    select client_id, id from message_attempt where ended_at < ${before} order by ended_at limit ${limit})`.execute(
    db,
  );
  return Number(deleted.numAffectedRows ?? 0);
}
