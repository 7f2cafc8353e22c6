import type { MailKind } from '@foyer/domain/message-queue/mail-kinds.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';
import { emptiedMail } from '../../../platform/mail/erase-mails-to.ts';
import { type FoundString, type HeldData, patternsOf } from '../../person-data/index.ts';

export async function countMailsOfOrders(scope: ClientScope, orderIds: readonly string[]): Promise<HeldData> {
  const { rows } = await sql<HeldData>`
    select 'mails' as kind, count(*)::int as records, min(created_at) as from, max(created_at) as until
    from mail where client_id = ${scope.clientId} and order_id = any (${[...orderIds]}::uuid[])
      and octet_length(sealed) > 0`.execute(scope.tx);
  return rows[0] ?? { kind: 'mails', records: 0, from: null, until: null };
}

export interface SealedMailOfPerson {
  kind: MailKind;
  createdAt: Date;
  sentAt: Date | null;
  personKeyId: string;
  sealed: Buffer;
}

export async function listMailsOfOrders(
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<SealedMailOfPerson[]> {
  const { rows } = await sql<SealedMailOfPerson>`
    select kind, created_at, sent_at, person_key_id, sealed
    from mail where client_id = ${scope.clientId} and order_id = any (${[...orderIds]}::uuid[])
      and octet_length(sealed) > 0 order by created_at, id`.execute(scope.tx);
  return rows;
}

/** Empties mails, sent or not: one that waits does not leave any more. */
export async function eraseMailsOfOrders(scope: ClientScope, orderIds: readonly string[]): Promise<void> {
  await sql`update mail set ${emptiedMail}
    where client_id = ${scope.clientId} and order_id = any (${[...orderIds]}::uuid[])`.execute(scope.tx);
}

/** Errors of tries that name a person: a mail server repeats the address that it refuses. */
export async function countErrorsAbout(scope: ClientScope, strings: readonly string[]): Promise<HeldData> {
  const patterns = sql`any (${patternsOf(strings)}::text[])`;
  const { rows } = await sql<HeldData>`
    with found as (
      select ended_at as at from message_attempt
      where client_id = ${scope.clientId} and error ilike ${patterns}
      union all
      select created_on from pgboss.job
      where data ->> 'clientId' = ${scope.clientId} and (output::text ilike ${patterns} or data::text ilike ${patterns}))
    select 'queue' as kind, count(*)::int as records, min(at) as from, max(at) as until from found`.execute(
    scope.tx,
  );
  return rows[0] ?? { kind: 'queue', records: 0, from: null, until: null };
}

/** Deletes these errors; the messages stay, with ids and figures only. */
export async function eraseErrorsAbout(scope: ClientScope, strings: readonly string[]): Promise<void> {
  const patterns = sql`any (${patternsOf(strings)}::text[])`;
  const { clientId, tx } = scope;
  await sql`delete from message_attempt where client_id = ${clientId} and error ilike ${patterns}`.execute(
    tx,
  );
  await sql`update pgboss.job set output = null
    where data ->> 'clientId' = ${clientId} and output::text ilike ${patterns}`.execute(tx);
  await sql`update mail set error = null where client_id = ${clientId} and error ilike ${patterns}`.execute(
    tx,
  );
}

/** Where the queue's own table has one of the strings. */
export async function searchQueue(scope: ClientScope, strings: readonly string[]): Promise<FoundString[]> {
  const patterns = sql`any (${patternsOf(strings)}::text[])`;
  const { rows } = await sql<{ data: number; output: number }>`
    select count(*) filter (where data::text ilike ${patterns})::int as data,
      count(*) filter (where output::text ilike ${patterns})::int as output
    from pgboss.job where data ->> 'clientId' = ${scope.clientId}`.execute(scope.tx);
  return (['data', 'output'] as const).flatMap((column) => {
    const records = rows[0]?.[column] ?? 0;
    return records > 0 ? [{ column: `job.${column}`, records }] : [];
  });
}

/** Deletes a batch of mails that ended before an instant. @returns how many. */
export async function deleteMailsBefore(scope: ClientScope, before: Date, limit: number): Promise<number> {
  const deleted = await sql`delete from mail where client_id = ${scope.clientId} and id in (
    select id from mail where client_id = ${scope.clientId} and created_at < ${before} and state <> 'waiting'
    limit ${limit})`.execute(scope.tx);
  return Number(deleted.numAffectedRows ?? 0);
}

/** The same for errors of tries; the messages themselves lose theirs. */
export async function deleteErrorsBefore(scope: ClientScope, before: Date, limit: number): Promise<number> {
  const { clientId, tx } = scope;
  const attempts = await sql`delete from message_attempt where client_id = ${clientId} and id in (
    select id from message_attempt where client_id = ${clientId} and ended_at < ${before} limit ${limit})`.execute(
    tx,
  );
  const outputs = await sql`update pgboss.job set output = null where (name, id) in (
    select name, id from pgboss.job where data ->> 'clientId' = ${clientId} and completed_on < ${before}
      and output is not null limit ${limit})`.execute(tx);
  return Number(attempts.numAffectedRows ?? 0) + Number(outputs.numAffectedRows ?? 0);
}
