import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

export interface DestinationFigures {
  destination: string;
  bus: string;
  waiting: number;
  retrying: number;
  failed: number;
  handledLastHour: number;
  /** Half of the messages of the last hour took less; null = none was handled. */
  typicalSeconds: number | null;
  slowSeconds: number | null;
}

export interface QueueMinute {
  at: Date;
  handled: number;
  failed: number;
}

export interface QueueFigures {
  destinations: DestinationFigures[];
  /** Each of the last sixty minutes, the oldest first. */
  minutes: QueueMinute[];
  oldestWaitingAt: Date | null;
}

/** The client's messages of the last hour, and those that wait. */
export async function readQueueFigures(scope: ClientScope): Promise<QueueFigures> {
  const mine = sql`name in ('command', 'event') and data->>'clientId' = ${scope.clientId}`;
  const destinations = await sql<DestinationFigures>`
    select data->>'destination' as destination, name as bus,
      count(*) filter (where state = 'created' or (state = 'retry' and retry_count = 0))::int as waiting,
      count(*) filter (where state = 'retry' and retry_count > 0)::int as retrying,
      count(*) filter (where state = 'failed')::int as failed,
      count(*) filter (where state = 'completed' and completed_on > now() - interval '1 hour')::int as handled_last_hour,
      percentile_cont(0.5) within group (order by extract(epoch from completed_on - started_on))
        filter (where state = 'completed' and completed_on > now() - interval '1 hour') as typical_seconds,
      percentile_cont(0.95) within group (order by extract(epoch from completed_on - started_on))
        filter (where state = 'completed' and completed_on > now() - interval '1 hour') as slow_seconds
    from pgboss.job where ${mine} group by 1, 2 order by 2, 1`.execute(scope.tx);
  const minutes = await sql<QueueMinute>`
    select minute as at, count(j.id) filter (where j.state = 'completed')::int as handled,
      count(j.id) filter (where j.state = 'failed')::int as failed
    from generate_series(date_trunc('minute', now()) - interval '59 minutes', now(), interval '1 minute') as minute
    left join (select id, state, date_trunc('minute', completed_on) as ended from pgboss.job
      where ${mine} and completed_on > now() - interval '61 minutes') as j on j.ended = minute
    group by minute order by minute`.execute(scope.tx);
  const oldest = await sql<{ at: Date | null }>`
    select min(created_on) as at from pgboss.job where ${mine} and state in ('created', 'retry')`.execute(
    scope.tx,
  );
  return {
    destinations: destinations.rows,
    minutes: minutes.rows,
    oldestWaitingAt: oldest.rows[0]?.at ?? null,
  };
}
