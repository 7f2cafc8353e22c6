import type { QueueBus } from '@foyer/domain/message-queue/failed-message-filter.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

export interface DestinationFigures {
  destination: string;
  bus: QueueBus;
  waiting: number;
  retrying: number;
  failed: number;
  handledLastHour: number;
  /** Half of the messages of the last hour took less; null = none was handled. */
  typicalSeconds: number | null;
  slowSeconds: number | null;
  /** Handled in each five minutes of the last hour, the oldest first. */
  trend: number[];
}

/** What was done from `at` on, until the next bar. */
export interface QueueBar {
  at: Date;
  handled: number;
  failed: number;
}

/** The period of the bars, and the time of each. */
const spans = {
  hour: { width: '1 minute', bars: 60 },
  day: { width: '15 minutes', bars: 96 },
  week: { width: '2 hours', bars: 84 },
} as const;
export type QueuePeriod = keyof typeof spans;

export interface QueueFigures {
  destinations: DestinationFigures[];
  oldestWaitingAt: Date | null;
}

const mineOf = ({ clientId }: ClientScope) =>
  sql`name in ('command', 'event') and data->>'clientId' = ${clientId}`;

/** The client's messages of the last hour, and those that wait. */
export async function readQueueFigures(scope: ClientScope): Promise<QueueFigures> {
  const destinations = await sql<DestinationFigures>`
    with mine as (
      select data->>'destination' as destination, name as bus, state, retry_count, completed_on,
        case when state = 'completed' and completed_on > now() - interval '1 hour'
          then extract(epoch from completed_on - started_on) end as seconds
      from pgboss.job where ${mineOf(scope)}),
    fives as (
      select destination, bus, 11 - floor(extract(epoch from now() - completed_on) / 300)::int as nth, count(*) as handled
      from mine where seconds is not null group by 1, 2, 3)
    select destination, bus,
      count(*) filter (where state = 'created' or (state = 'retry' and retry_count = 0))::int as waiting,
      count(*) filter (where state = 'retry' and retry_count > 0)::int as retrying,
      count(*) filter (where state = 'failed')::int as failed,
      count(seconds)::int as handled_last_hour,
      percentile_cont(0.5) within group (order by seconds) as typical_seconds,
      percentile_cont(0.95) within group (order by seconds) as slow_seconds,
      array(select coalesce(
          (select handled from fives f where (f.destination, f.bus, f.nth) = (mine.destination, mine.bus, n.nth)), 0)::int
        from generate_series(0, 11) as n(nth) order by nth) as trend
    from mine group by destination, bus order by bus, destination`.execute(scope.tx);
  const oldest = await sql<{ at: Date | null }>`
    select min(created_on) as at from pgboss.job where ${mineOf(scope)} and state in ('created', 'retry')`.execute(
    scope.tx,
  );
  return { destinations: destinations.rows, oldestWaitingAt: oldest.rows[0]?.at ?? null };
}

/** What was handled and what failed of the client's messages, bar by bar up to now, the oldest first. */
export async function listQueueBars(scope: ClientScope, period: QueuePeriod): Promise<QueueBar[]> {
  const { width, bars } = spans[period];
  const step = sql`${width}::interval`;
  const { rows } = await sql<QueueBar>`
    with span as (select date_bin(${step}, now(), '2000-01-01Z') as last)
    select bar as at, count(j.id) filter (where j.state = 'completed')::int as handled,
      count(j.id) filter (where j.state = 'failed')::int as failed
    from span cross join generate_series(last - ${step} * ${bars - 1}::int, last, ${step}) as bar
    left join (select id, state, date_bin(${step}, completed_on, '2000-01-01Z') as ended from pgboss.job
      where ${mineOf(scope)} and completed_on > now() - ${step} * ${bars}::int) as j on j.ended = bar
    group by bar order by bar`.execute(scope.tx);
  return rows;
}
