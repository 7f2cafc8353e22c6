import type { MailKind } from '@foyer/domain/message-queue/mail-kinds.ts';
import type { MailState } from '@foyer/domain/message-queue/mail-states.ts';
import { sql } from 'kysely';
import type { ClientScope, Database } from '../../platform/database/database.ts';
import { cause } from './queued-message.repository.ts';

/** A mail as it lies in the outbox, its content sealed. */
export interface SealedMail {
  id: string;
  kind: MailKind;
  language: string;
  state: MailState;
  attempts: number;
  error: string | null;
  createdAt: Date;
  sentAt: Date | null;
  /** The mail server could not take it since then; null = it was not asked yet, or it settled the mail. */
  waitsSince: Date | null;
  orderId: string | null;
  orderSequence: number | null;
  orderPrefix: string;
  sealed: Buffer;
  /** null = the person was erased: the mail cannot be read any more. */
  wrappedKey: Buffer | null;
  personKeyId: string;
  /** The place in the list, with all its microseconds. */
  place: string;
}

export interface MailFilter {
  states: readonly MailState[];
  kind: MailKind | null;
  orderSequence: number | null;
}

export interface MailStretch {
  after: { at: string; id: string } | null;
  before: { at: string; id: string } | null;
  limit: number;
  isInverted: boolean;
}

/** A stretch of the outbox, the newest first unless inverted. */
export async function listMails(
  scope: ClientScope,
  filter: MailFilter,
  stretch: MailStretch,
): Promise<SealedMail[]> {
  const direction = stretch.isInverted ? sql`asc` : sql`desc`;
  const { after, before } = stretch;
  const { rows } = await sql<SealedMail>`
    ${selectMails(scope)} and m.state = any (${[...filter.states]})
      ${filter.kind === null ? sql`` : sql`and m.kind = ${filter.kind}`}
      ${filter.orderSequence === null ? sql`` : sql`and o.number = ${filter.orderSequence}`}
      ${after ? sql`and (m.created_at, m.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
      ${before ? sql`and (m.created_at, m.id) > (${before.at}::timestamptz, ${before.id}::uuid)` : sql``}
    order by m.created_at ${direction}, m.id ${direction} limit ${stretch.limit}`.execute(scope.tx);
  return rows;
}

/** undefined where the client has no such mail, or it was deleted. */
export async function findMail(scope: ClientScope, id: string): Promise<SealedMail | undefined> {
  const { rows } = await sql<SealedMail>`
    ${selectMails(scope)} and m.id = ${id} and m.state <> 'deleted'`.execute(scope.tx);
  return rows[0];
}

/** A mail of an order, with the address that its buyer has now. */
export interface MailOfOrder
  extends Pick<
    SealedMail,
    | 'id'
    | 'kind'
    | 'language'
    | 'state'
    | 'error'
    | 'createdAt'
    | 'sentAt'
    | 'sealed'
    | 'wrappedKey'
    | 'personKeyId'
  > {
  orderId: string;
  buyerEmail: string;
}

/** The mails of these orders, the newest first. */
export async function listSealedMailsOfOrders(
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<MailOfOrder[]> {
  const { rows } = await sql<MailOfOrder>`
    select m.id, m.order_id, m.kind, m.language, m.state, m.error, m.created_at, m.sent_at, m.sealed, k.wrapped_key,
      m.person_key_id, o.buyer_email
    from mail m
    join orders o on o.client_id = m.client_id and o.id = m.order_id
    join person_key k on k.client_id = m.client_id and k.id = m.person_key_id
    where m.client_id = ${scope.clientId} and m.order_id = any (${[...orderIds]}::uuid[]) and m.state <> 'deleted'
    order by m.created_at desc, m.id desc`.execute(scope.tx);
  return rows;
}

/** How many mails are in each state. */
export async function countMails(scope: ClientScope): Promise<Partial<Record<MailState, number>>> {
  const rows = await scope.tx
    .selectFrom('mail')
    .select((row) => ['state', row.fn.countAll<number>().as('count')])
    .where('clientId', '=', scope.clientId)
    .where('state', '!=', 'deleted')
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.state, Number(row.count)]));
}

const notHeld = { waitsSince: null, nextTryAt: null };

/** Empties a mail and takes it out of the outbox. @returns false where it was sent or gone already. */
export async function emptyMail(scope: ClientScope, id: string): Promise<boolean> {
  const emptied = await scope.tx
    .updateTable('mail')
    .set({ state: 'deleted', sealed: Buffer.alloc(0), error: null, ...notHeld })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'kept', 'failed'])
    .returning('id')
    .executeTakeFirst();
  return emptied !== undefined;
}

/**
 * Sets mails to failed that wait while no command to send them is in the outbox or with a worker, with what the queue
 * knows of the last one. Of all clients: it needs the worker's role.
 */
export async function failLostMails(db: Database): Promise<void> {
  await sql`
    with command as (
      select data->>'clientId' as client_id, data->'payload'->>'mailId' as mail_id,
        name = 'command' and state < 'completed' as is_alive,
        ${cause} as cause, completed_on
      from pgboss.job where name in ('command', 'dead-letter') and data->>'type' in ('send-mail', 'send-sms')),
    alive as (
      select client_id, mail_id from command where is_alive
      union all
      select client_id::text, payload->>'mailId' from outbox where type in ('send-mail', 'send-sms'))
    update mail m
    set state = 'failed', error = coalesce(m.error, (
      select cause from command where client_id = m.client_id::text and mail_id = m.id::text and cause <> ''
      order by completed_on desc nulls last limit 1))
    where m.state = 'waiting' and m.next_try_at is null
      and not exists (select from alive where client_id = m.client_id::text and mail_id = m.id::text)`.execute(
    db,
  );
}

/** Sets a mail to wait for a worker again. @returns its kind; undefined where it was sent or deleted already. */
export async function requeueMail(scope: ClientScope, id: string): Promise<MailKind | undefined> {
  const queued = await scope.tx
    .updateTable('mail')
    .set({ state: 'waiting', attempts: 0, error: null, ...notHeld })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'kept', 'failed'])
    .returning('kind')
    .executeTakeFirst();
  return queued?.kind;
}

function selectMails({ clientId }: ClientScope) {
  return sql`
    select m.id, m.kind, m.language, m.state, m.attempts, m.error, m.created_at, m.sent_at, m.waits_since, m.order_id,
      o.number as order_sequence, c.order_prefix, m.sealed, k.wrapped_key, m.person_key_id,
      m.created_at::text as place
    from mail m
    join client c on c.id = m.client_id
    join person_key k on k.client_id = m.client_id and k.id = m.person_key_id
    left join orders o on o.client_id = m.client_id and o.id = m.order_id
    where m.client_id = ${clientId}`;
}
