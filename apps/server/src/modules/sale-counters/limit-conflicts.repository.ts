import type { OwnerLimitKind } from '@foyer/domain/capacity/sale-counters.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** A limit that is lower than what visitors had taken when it was set: they keep their places. */
export interface LimitConflict {
  kind: OwnerLimitKind;
  ownerId: string;
  /** A timeslot's id, a date, the start of a quarter of an hour, or '' = in all. */
  scope: string;
  /** What the entity wants. */
  limit: number;
  taken: number;
}

/** A limit conflict by the names that staff know. */
export interface NamedLimitConflict extends LimitConflict {
  name: string;
  /** The date it is about; null where the limit counts in all. */
  date: string | null;
  /** The start of the timeslot, or of the quarter of an hour, on the clock of its location. */
  time: string | null;
}

/** What sells more than its limit allows, because the limit was lowered later; the wanted value stays in its entity. */
export async function listLimitConflicts(scope: ClientScope): Promise<LimitConflict[]> {
  const { rows } = await sql<LimitConflict>`${conflicts(scope)} order by c.kind, c.owner_id, c.scope`.execute(
    scope.tx,
  );
  return rows;
}

/** The same from today on, with names: what staff settle. */
export async function listNamedLimitConflicts(
  scope: ClientScope,
  today: string,
): Promise<NamedLimitConflict[]> {
  const { rows } = await sql<NamedLimitConflict>`
    with conflict as (${conflicts(scope)}), named as (
      select x.*, coalesce(g.name, l.name, w.text, y.number::text, '') as name,
        case when x.kind = 'house' then (x.scope::timestamptz at time zone l.time_zone)::date::text
          when x.scope ~ '^\\d{4}-\\d\\d-\\d\\d$' then x.scope else t.local_date::text end as date,
        case when x.kind = 'house' then to_char(x.scope::timestamptz at time zone l.time_zone, 'HH24:MI')
          else to_char(t.local_time, 'HH24:MI') end as time
      from conflict x
      left join ticket_group g on g.client_id = ${scope.clientId} and g.id = x.owner_id
      left join location l on l.client_id = ${scope.clientId} and l.id = x.owner_id
      left join ticket_type y on y.client_id = ${scope.clientId} and y.id = x.owner_id
      left join timeslot t on t.client_id = ${scope.clientId} and t.id::text = x.scope
      left join lateral (select c.text from content c where c.client_id = ${scope.clientId}
        and c.owner_id = x.owner_id and c.field in ('name', 'title') and c.text <> ''
        order by c.language = 'nl' desc, c.language limit 1) w on true)
    select * from named where date is null or date >= ${today}
    order by date nulls first, time, name, owner_id`.execute(scope.tx);
  return rows;
}

function conflicts({ clientId }: ClientScope) {
  return sql`
    select c.kind, c.owner_id, c.scope, w.ticket_limit as "limit", c.held + c.sold as taken
    from counter c
    join (
      select 'ticket-type' as kind, client_id, id, ticket_limit from ticket_type
      union all select 'ticket-group', client_id, id, ticket_limit from ticket_group
      union all select 'event', client_id, id, ticket_limit from event
      union all select 'house', client_id, id, house_limit from location) w
      on w.client_id = c.client_id and w.kind = c.kind and w.id = c.owner_id
    where c.client_id = ${clientId} and c.kind <> 'timeslot' and c.held + c.sold > w.ticket_limit`;
}
