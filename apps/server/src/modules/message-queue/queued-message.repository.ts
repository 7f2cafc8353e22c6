import type { FailedBus, FailedMessageFilter } from '@foyer/domain/message-queue/failed-message-filter.ts';
import type { FailedMessageState } from '@foyer/domain/message-queue/failed-message-state.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { messagesOf } from '../../platform/outbox/message-client.ts';

export interface FailedMessage {
  id: string;
  at: Date;
  attempts: number;
  payload: Record<string, unknown>;
}

/** Messages of one kind that failed for one reason. */
export interface FailedMessageGroup {
  bus: FailedBus;
  type: string;
  source: string;
  destination: string;
  state: FailedMessageState;
  description: string;
  count: number;
  firstFailedAt: Date;
  /** Those that a choice of this row acts on; all that match are reached by their filter. */
  ids: string[];
  /** The newest of them. */
  messages: FailedMessage[];
}

/** The queue library's own names of the queues, and the states that mean trouble in each. */
const queueOf: Record<FailedBus, string> = {
  command: 'command',
  event: 'event',
  'dead letter': 'dead-letter',
};

/** A handler's own words, or the queue's about a worker that was killed. */
export const cause = sql`coalesce(data->>'reason', output->>'message', output->'value'->>'message', '')`;

/** A message that names no kind cannot be read. */
export const typeOf = sql`coalesce(nullif(data->>'type', ''), 'unreadable')`;

const mostIds = 1000;
const shownMessages = 20;

/** Which failed messages of the client a filter means: the same for the list and for what is done to all of them. */
function matching({ clientId }: ClientScope, { bus, type, source, destination }: FailedMessageFilter) {
  return sql`name = ${queueOf[bus]} and ${messagesOf(clientId)} and ${troubled(bus)}
    ${type ? sql`and ${typeOf} = ${type}` : sql``}
    ${source ? sql`and data->>'source' = ${source}` : sql``}
    ${destination ? sql`and data->>'destination' = ${destination}` : sql``}`;
}

/** The ids of all that a filter means, the oldest first, a batch at a time. */
export async function listFailedIds(
  scope: ClientScope,
  filter: FailedMessageFilter,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from pgboss.job
    where ${matching(scope, filter)} ${after ? sql`and id > ${after}::uuid` : sql``}
    order by id limit ${limit}`.execute(scope.tx);
  return rows.map(({ id }) => id);
}

/** Those of the ids that name no client: the platform's Admins see them. */
export async function listWithoutClient(
  { clientId, tx }: ClientScope,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from pgboss.job where ${messagesOf(clientId)}
    and data->>'clientId' is distinct from ${clientId} and id = any (${[...ids]}::uuid[])`.execute(tx);
  return rows.map(({ id }) => id);
}

/** What the failed messages of a bus can be narrowed to. */
export async function listFailedKinds(scope: ClientScope, bus: FailedBus): Promise<FailedKind[]> {
  const { rows } = await sql<FailedKind>`
    select distinct ${typeOf} as type, coalesce(data->>'source', '') as source, coalesce(data->>'destination', '') as destination
    from pgboss.job where ${matching(scope, { bus })} order by 1, 2, 3 limit 200`.execute(scope.tx);
  return rows;
}

export type FailedKind = Pick<FailedMessageGroup, 'type' | 'source' | 'destination'>;

/** The client's failed messages that match a filter, including those that are being tried again. */
export async function listFailedGroups(
  scope: ClientScope,
  filter: FailedMessageFilter,
): Promise<FailedMessageGroup[]> {
  const { bus } = filter;
  const { rows } = await sql<Omit<FailedMessageGroup, 'messages' | 'bus'> & { messages: RawMessage[] }>`
    with failed as (
      select id, ${typeOf} as type, coalesce(data->>'source', '') as source,
        coalesce(data->>'destination', '') as destination,
        case when state = 'retry' then 'retrying' else 'failed' end as state,
        ${cause} as description,
        coalesce(completed_on, started_on, created_on) as at, retry_count + 1 as attempts, coalesce(data->'payload', '{}') as payload
      from pgboss.job where ${matching(scope, filter)}),
    ranked as (
      select *, row_number() over (partition by type, source, destination, state, description order by at desc) as rank
      from failed)
    select type, source, destination, state, description, count(*)::int as count, min(at) as first_failed_at,
      (array_agg(id order by at desc))[1:${sql.lit(mostIds)}] as ids,
      jsonb_agg(jsonb_build_object('id', id, 'at', at, 'attempts', attempts, 'payload', payload) order by at desc)
        filter (where rank <= ${shownMessages}) as messages
    from ranked group by type, source, destination, state, description
    order by max(at) desc limit 100`.execute(scope.tx);
  return rows.map((row) => ({
    ...row,
    bus,
    messages: row.messages.map((message) => ({ ...message, at: new Date(message.at) })),
  }));
}

interface RawMessage extends Omit<FailedMessage, 'at'> {
  at: string;
}

/** How many messages failed, by bus. */
export async function countFailed(scope: ClientScope): Promise<Record<FailedBus, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select name, count(*)::int as count from pgboss.job
    where ${messagesOf(scope.clientId)}
      and (${troubled('command')} and name in ('command', 'event') or name = 'dead-letter')
    group by name`.execute(scope.tx);
  const countOf = (bus: FailedBus) => rows.find((row) => row.name === queueOf[bus])?.count ?? 0;
  return { command: countOf('command'), event: countOf('event'), 'dead letter': countOf('dead letter') };
}

function troubled(bus: FailedBus) {
  return bus === 'dead letter' ? sql`true` : sql`(state = 'failed' or (state = 'retry' and retry_count > 0))`;
}

/**
 * Retries failed messages once, at once. A dead letter starts again with the subscriber that could not carry it out,
 * and with no other one; a command without a subscriber goes back to the outbox, since a handler may exist by now.
 * One that names no client cannot start again. @returns how many there were.
 */
export async function retryFailed(scope: ClientScope, ids: readonly string[]): Promise<number> {
  const { clientId, tx } = scope;
  const chosen = sql`data->>'clientId' = ${clientId} and id = any (${[...ids]}::uuid[])`;
  const again = await sql`
    update pgboss.job set state = 'retry', retry_limit = greatest(retry_limit, retry_count + 1), start_after = now(),
      completed_on = null
    where name in ('command', 'event') and ${chosen} and state in ('failed', 'retry')`.execute(tx);
  const anew = await sql`
    update pgboss.job set name = data->>'bus', data = data - 'reason', start_after = now(), started_on = null,
      retry_count = 0
    where name = 'dead-letter' and ${chosen} and data->>'destination' <> ''`.execute(tx);
  const back = await sql`
    with dead as (delete from pgboss.job where name = 'dead-letter' and ${chosen} returning data)
    insert into outbox (client_id, id, bus, type, payload, source)
    select ${clientId}, (data->>'outboxId')::uuid, data->>'bus', data->>'type', data->'payload', data->>'source'
    from dead`.execute(tx);
  return [again, anew, back].reduce((sum, { numAffectedRows }) => sum + Number(numAffectedRows ?? 0), 0);
}

/** Takes failed messages out of the queue for good. @returns how many there were. */
export async function deleteFailed(scope: ClientScope, ids: readonly string[]): Promise<number> {
  const deleted = await sql`
    delete from pgboss.job where ${messagesOf(scope.clientId)} and id = any (${[...ids]}::uuid[])
      and (name = 'dead-letter' or state in ('failed', 'retry'))`.execute(scope.tx);
  return Number(deleted.numAffectedRows ?? 0);
}
