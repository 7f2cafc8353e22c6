import type { LimitedLine, TimeslotSpan } from '@foyer/domain/capacity/sale-counters.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** A ticket type with what limits it, and the visit that it would be for. */
export interface LimitedType
  extends Pick<
    LimitedLine,
    | 'ticketTypeId'
    | 'itemKind'
    | 'durationMinutes'
    | 'blocksOtherTimeslots'
    | 'ticketTypeLimit'
    | 'ticketGroupId'
    | 'ticketGroupLimit'
  > {
  /** Set by hand: such a type is not sold. */
  statusLabel: string | null;
  eventId: string | null;
  eventKind: 'event' | 'exhibition' | null;
  eventLimit: number | null;
  eventFrom: string | null;
  eventUntil: string | null;
  /** Dates on which the event is closed. */
  eventClosed: string[];
  timeslotId: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
  timeslotDate: string | null;
  calendarId: string | null;
  locationId: string | null;
  houseLimit: number | null;
  limitEpoch: number;
}

/** Each of these types beside each of these timeslots, in one statement. */
export async function listLimitedTypes(
  scope: ClientScope,
  ticketTypeIds: readonly string[],
  timeslotIds: readonly string[],
): Promise<LimitedType[]> {
  const { rows } = await sql<LimitedType>`
    with visit as (
      select s.id, s.starts_at, s.ends_at, s.local_date, s.calendar_id, k.location_id, l.house_limit
      from timeslot s
      join calendar k on k.client_id = s.client_id and k.id = s.calendar_id
      join location l on l.client_id = k.client_id and l.id = k.location_id
      where s.client_id = ${scope.clientId} and s.id = any (${[...timeslotIds]}::uuid[]))
    select t.id as ticket_type_id, t.item_kind, t.duration_minutes, t.blocks_other_timeslots,
      t.ticket_limit as ticket_type_limit, g.id as ticket_group_id, g.ticket_limit as ticket_group_limit,
      t.status_label, e.id as event_id, e.kind as event_kind, e.ticket_limit as event_limit, e.from_date as event_from,
      e.until_date as event_until,
      array(select x.date::text from event_exception x
            where x.client_id = e.client_id and x.event_id = e.id) as event_closed,
      v.id as timeslot_id, v.starts_at, v.ends_at, v.local_date as timeslot_date, v.calendar_id, v.location_id,
      v.house_limit,
      coalesce((select epoch from sale_limit_epoch where client_id = ${scope.clientId}), 0)::int as limit_epoch
    from ticket_type t
    join ticket_group g on g.client_id = t.client_id and g.id = t.ticket_group_id
    left join event e on e.client_id = t.client_id and e.id = t.event_id
    left join visit v on true
    where t.client_id = ${scope.clientId} and t.id = any (${[...ticketTypeIds]}::uuid[])`.execute(scope.tx);
  return rows;
}

/** The timeslots of a calendar that are under way at some moment between two instants. */
export async function listTimeslotsUnderWay(
  scope: ClientScope,
  calendarId: string,
  from: Date,
  until: Date,
): Promise<TimeslotSpan[]> {
  const { rows } = await sql<TimeslotSpan>`
    select id, starts_at, ends_at from timeslot
    where client_id = ${scope.clientId} and calendar_id = ${calendarId} and state <> 'cancelled'
      and starts_at < ${until} and starts_at >= ${from}::timestamptz - interval '1 day'
      and (starts_at >= ${from} or ends_at > ${from})`.execute(scope.tx);
  return rows;
}
