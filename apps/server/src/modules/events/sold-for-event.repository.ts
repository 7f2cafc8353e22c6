import type { EventKind } from '@foyer/domain/events/event-kinds.ts';
import type { SoldTickets } from '@foyer/domain/scheduling/timeslot-changes/touched-tickets.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** Tickets of one visit that are still usable. */
export interface SoldForEvent extends SoldTickets {
  /** By the clock of the place; null = for the day. */
  fromLocal: string | null;
  untilLocal: string | null;
  locationId: string | null;
  /** Of an event that is linked to this one: only its closed dates matter to them. */
  isOfLinking: boolean;
}

/** The tickets of an event, and of those linked to it, from a date on. */
export async function listSoldForEvent(
  scope: ClientScope,
  eventId: string,
  today: string,
): Promise<SoldForEvent[]> {
  const { rows } = await sql<SoldForEvent>`
    select t.visit_date as date, to_char(t.visit_date + t.visit_time, 'YYYY-MM-DD"T"HH24:MI') as from_local,
      to_char(s.ends_at at time zone l.time_zone, 'YYYY-MM-DD"T"HH24:MI') as until_local, t.location_id,
      e.id <> ${eventId} as is_of_linking, count(*)::int as ticket_count
    from ticket t
    join ticket_type y on y.client_id = t.client_id and y.id = t.ticket_type_id
    join event e on e.client_id = y.client_id and e.id = y.event_id and ${eventId}::uuid in (e.id, e.linked_event_id)
    left join timeslot s on s.client_id = t.client_id and s.id = t.timeslot_id
    left join location l on l.client_id = t.client_id and l.id = t.location_id
    where t.client_id = ${scope.clientId} and t.state = 'active' and t.used_at is null and t.replaced_by is null
      and (t.visit_date is null or t.visit_date >= ${today}::date)
    group by 1, 2, 3, 4, 5`.execute(scope.tx);
  return rows;
}

/** What the limit of an event counts: all of an event, each coming day of an exhibition. */
export async function countSoldForEvent(
  scope: ClientScope,
  eventId: string,
  { kind, today }: { kind: EventKind; today: string },
): Promise<SoldTickets[]> {
  const day = kind === 'event' ? sql`null::date` : sql`t.visit_date`;
  const { rows } = await sql<SoldTickets>`
    select ${day} as date, count(*)::int as ticket_count
    from ticket t
    join ticket_type y on y.client_id = t.client_id and y.id = t.ticket_type_id
    join event e on e.client_id = y.client_id and e.id = y.event_id and ${eventId}::uuid in (e.id, e.linked_event_id)
    where t.client_id = ${scope.clientId} and t.state <> 'cancelled' and t.replaced_by is null
      and (${kind} = 'event' or t.visit_date is null or t.visit_date >= ${today}::date)
    group by 1`.execute(scope.tx);
  return rows;
}
