import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type {
  LimitedEvent,
  LimitedLine,
  SeriesLeft,
  TimeslotSpan,
} from '@foyer/domain/capacity/sale-counters.ts';
import type { EventRules } from '@foyer/domain/events/event-shut.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { eventRules, eventsOfType, limitedEvent, readEventRules } from './event-rules.repository.ts';
import { seriesOfType } from './series-of-type.repository.ts';

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
  /** The last date on which it is valid, and the end of that date for the client; null = no such date. */
  validUntil: LocalDate | null;
  validUntilAt: Date | null;
  event: LimitedEvent | null;
  linkedEvent: LimitedEvent | null;
  barcodeSeries: SeriesLeft[] | null;
  /** When and where its event is. */
  eventRules: EventRules | null;
  /** Where its product can be visited. */
  productLocationIds: string[];
  timeslotId: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
  timeslotDate: string | null;
  /** By the clock of the place. */
  fromLocal: string | null;
  untilLocal: string | null;
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
      select s.id, s.starts_at, s.ends_at, s.local_date, s.calendar_id, k.location_id, l.house_limit,
        ${localMoment('s.starts_at')} as from_local, ${localMoment('s.ends_at')} as until_local
      from timeslot s
      join calendar k on k.client_id = s.client_id and k.id = s.calendar_id
      join location l on l.client_id = k.client_id and l.id = k.location_id
      where s.client_id = ${scope.clientId} and s.id = any (${[...timeslotIds]}::uuid[]))
    select t.id as ticket_type_id, t.item_kind, t.duration_minutes, t.blocks_other_timeslots,
      t.ticket_limit as ticket_type_limit, g.id as ticket_group_id, g.ticket_limit as ticket_group_limit,
      t.status_label, t.validity_until as valid_until,
      (select (t.validity_until + 1)::timestamp at time zone c.time_zone from client c where c.id = t.client_id)
        as valid_until_at,
      ${limitedEvent('e')} as event, ${limitedEvent('o')} as linked_event,
      ${eventRules} as event_rules, ${seriesOfType} as barcode_series,
      array(select p.location_id from product_location p
            where p.client_id = g.client_id and p.product_id = g.product_id) as product_location_ids,
      v.id as timeslot_id, v.starts_at, v.ends_at, v.local_date as timeslot_date, v.from_local, v.until_local,
      v.calendar_id, v.location_id, v.house_limit,
      coalesce((select epoch from sale_limit_epoch where client_id = ${scope.clientId}), 0)::int as limit_epoch
    from ticket_type t
    join ticket_group g on g.client_id = t.client_id and g.id = t.ticket_group_id
    ${eventsOfType}
    left join visit v on true
    where t.client_id = ${scope.clientId} and t.id = any (${[...ticketTypeIds]}::uuid[])`.execute(scope.tx);
  return rows.map((row) => ({ ...row, eventRules: readEventRules(row.eventRules) }));
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

const localMoment = (instant: string) =>
  sql`to_char(${sql.ref(instant)} at time zone l.time_zone, 'YYYY-MM-DD"T"HH24:MI')`;
