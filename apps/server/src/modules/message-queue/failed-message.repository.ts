import type { FailedBus } from '@foyer/domain/message-queue/failed-message-filter.ts';
import type { FailedMessageState } from '@foyer/domain/message-queue/failed-message-state.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { messagesOf } from '../../platform/outbox/message-client.ts';
import { cause, typeOf } from './queued-message.repository.ts';

/** One try that failed. */
export interface MessageAttempt {
  startedAt: Date;
  endedAt: Date;
  error: string;
}

/** One failed message with all that is known of it. */
export interface FailedMessageDetail {
  id: string;
  bus: FailedBus;
  type: string;
  source: string;
  destination: string;
  state: FailedMessageState;
  description: string;
  trace: string;
  attempts: number;
  mostAttempts: number;
  createdAt: Date;
  failedAt: Date;
  payload: Record<string, unknown>;
  orderId: string | null;
  orderSequence: number | null;
  orderPrefix: string;
  /** Of one kind and cause with this one, itself included. */
  sameCauseIds: string[];
  tries: MessageAttempt[];
}

const mostTold = 1000;

/** undefined where the client has no such message, or it is no failure (any more). */
export async function findFailedMessage(
  scope: ClientScope,
  id: string,
): Promise<FailedMessageDetail | undefined> {
  const { clientId, tx } = scope;
  const mine = sql`${messagesOf(clientId)} and (j.name = 'dead-letter'
    or (j.name in ('command', 'event') and (j.state = 'failed' or (j.state = 'retry' and j.retry_count > 0))))`;
  const { rows } = await sql<Omit<FailedMessageDetail, 'sameCauseIds' | 'tries'>>`
    select j.id, case when j.name = 'dead-letter' then 'dead letter' else j.name end as bus, ${typeOf} as type,
      coalesce(j.data->>'source', '') as source, coalesce(j.data->>'destination', '') as destination,
      case when j.state = 'retry' then 'retrying' else 'failed' end as state, ${cause} as description,
      coalesce(j.output->>'stack', '') as trace, j.retry_count + 1 as attempts, j.retry_limit + 1 as most_attempts,
      j.created_on as created_at, coalesce(j.completed_on, j.started_on, j.created_on) as failed_at,
      coalesce(j.data->'payload', '{}') as payload, o.id as order_id, o.number as order_sequence, c.order_prefix
    from pgboss.job j
    join client c on c.id = ${clientId}
    left join orders o on o.client_id = ${clientId} and o.id::text = j.data->'payload'->>'orderId'
    where j.id = ${id} and ${mine}`.execute(tx);
  const [found] = rows;
  if (!found) return undefined;
  const same = await sql<{ id: string }>`select j.id from pgboss.job j
    where ${mine} and j.name = ${found.bus === 'dead letter' ? 'dead-letter' : found.bus}
      and ${typeOf} = ${found.type} and coalesce(j.data->>'destination', '') = ${found.destination}
      and ${cause} = ${found.description} order by j.id limit ${mostTold}`.execute(tx);
  const tries = await sql<MessageAttempt>`select started_at, ended_at, error from message_attempt
    where client_id = ${clientId} and message_id = ${id} order by id desc limit 50`.execute(tx);
  return { ...found, sameCauseIds: same.rows.map((row) => row.id), tries: tries.rows };
}
