import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** Where tickets are for. */
export interface TicketPlace {
  location: { name: string; address: string; postalCode: string; town: string; country: string } | null;
  timeZone: string;
}

/** Where and when the visit of an order is, and how its channel looks. */
export interface VisitFacts extends TicketPlace {
  /** What is visited: of its valid tickets, as long as there are any. */
  productName: string;
  /** null for an order without a timeslot. */
  timeslotId: string | null;
  /** null for an order without a timeslot. */
  startsAt: Date | null;
  endsAt: Date | null;
  colours: { brand: string; ink: string };
  /** Minutes that the longest of its visits takes; null where no ticket says so. */
  longestMinutes: number | null;
}

export const defaultColours = { brand: '#C2402A', ink: '#12263A' };

interface Row {
  productName: string | null;
  timeslotId: string | null;
  name: string | null;
  address: string;
  postalCode: string;
  town: string;
  country: string;
  timeZone: string;
  startsAt: Date | null;
  endsAt: Date | null;
  colours: { brand: string; ink: string } | null;
  longestMinutes: number | null;
}

/** A time of the day at which some tickets of an order are, beside its visit. */
export interface OwnTime {
  timeslotId: string;
  startsAt: Date;
  endsAt: Date | null;
  longestMinutes: number | null;
  productName: string;
  /** null where its tickets have none of their own. */
  locationId: string | null;
}

/** The other times that its valid tickets have, in their order. */
export async function listOwnTimes(
  scope: ClientScope,
  orderId: string,
  visitStartsAt: Date,
): Promise<OwnTime[]> {
  const { rows } = await sql<OwnTime>`
    select t.id as timeslot_id, t.starts_at, t.ends_at, max(i.duration_minutes) as longest_minutes,
      min(l.product_name) as product_name, (array_agg(i.location_id))[1] as location_id
    from ticket i
    join timeslot t on t.client_id = i.client_id and t.id = i.timeslot_id
    join order_line l on l.client_id = i.client_id and l.id = i.order_line_id
    where i.client_id = ${scope.clientId} and i.order_id = ${orderId} and i.state <> 'cancelled'
      and t.starts_at <> ${visitStartsAt}
    group by t.id, t.starts_at, t.ends_at order by t.starts_at, t.id`.execute(scope.tx);
  return rows;
}

/**
 * Finds where each ticket is for: its own location (decision 0270), else that of the order's visit.
 * @param visit where that is.
 */
export async function findTicketPlaces(
  scope: ClientScope,
  tickets: readonly { locationId: string | null }[],
  visit: TicketPlace,
): Promise<(ticket: { locationId: string | null }) => TicketPlace> {
  const ids = [...new Set(tickets.flatMap(({ locationId }) => locationId ?? []))];
  const { rows } = await sql<{ id: string; timeZone: string } & NonNullable<TicketPlace['location']>>`
    select id, name, address, postal_code, town, country, time_zone from location
    where client_id = ${scope.clientId} and id = any (${ids}::uuid[])`.execute(scope.tx);
  const places = new Map(rows.map(({ id, timeZone, ...location }) => [id, { location, timeZone }]));
  return ({ locationId }) => (locationId === null ? undefined : places.get(locationId)) ?? visit;
}

/** What tickets that are not valid any more were for, and when those are that took their place. */
export interface ChangedVisit {
  productName: string;
  visitDate: string | null;
  visitTime: string | null;
}

/** The newest change of tickets of an order that were for this date and time; undefined where none were. */
export async function findChangedVisit(
  scope: ClientScope,
  orderId: string,
  from: { date: string | null; time: string | null },
): Promise<ChangedVisit | undefined> {
  const { rows } = await sql<ChangedVisit>`
    select l.product_name, s.visit_date, s.visit_time from ticket t
    join order_line l on l.client_id = t.client_id and l.id = t.order_line_id
    left join ticket s on s.client_id = t.client_id and s.id = t.replaced_by
    where t.client_id = ${scope.clientId} and t.order_id = ${orderId} and t.state = 'cancelled'
      and t.visit_date is not distinct from ${from.date}::date
      and t.visit_time is not distinct from ${from.time}::time
    order by coalesce(t.rebooked_at, t.cancelled_at) desc, t.id limit 1`.execute(scope.tx);
  return rows[0];
}

/** Reads what the printed ticket, the calendar entry and the mail tell about the visit of an order. */
export async function getVisitFacts(scope: ClientScope, orderId: string): Promise<VisitFacts> {
  const { rows } = await sql<Row>`
    select head.product_name, head.timeslot_id, l.name, l.address, l.postal_code, l.town, l.country, coalesce(l.time_zone, c.time_zone) as time_zone,
      t.starts_at, t.ends_at, ch.colours,
      (select max(i.duration_minutes) from ticket i
        where i.client_id = o.client_id and i.order_id = o.id and i.state <> 'cancelled') as longest_minutes
    from orders o
    join client c on c.id = o.client_id
    left join channel ch on ch.client_id = o.client_id and ch.id = o.channel_id
    left join lateral (
      select ol.product_name, coalesce(i.timeslot_id, ol.timeslot_id) as timeslot_id from order_line ol
      left join ticket i on i.client_id = ol.client_id and i.order_id = ol.order_id
        and i.order_line_id = ol.id and i.state <> 'cancelled'
      where ol.client_id = o.client_id and ol.order_id = o.id
      order by (i.id is not null
          and (i.visit_date, i.visit_time) is not distinct from (o.visit_date, o.visit_time)) desc,
        coalesce(i.timeslot_id, ol.timeslot_id) is null, ol.position, i.id limit 1) head on true
    left join timeslot t on t.client_id = o.client_id and t.id = head.timeslot_id
    left join calendar k on k.client_id = t.client_id and k.id = t.calendar_id
    left join location l on l.client_id = o.client_id and l.id = coalesce(k.location_id, o.location_id)
    where o.client_id = ${scope.clientId} and o.id = ${orderId}`.execute(scope.tx);
  const [row] = rows;
  if (!row) throw new Error(`There is no order ${orderId}`);
  const { name, address, postalCode, town, country } = row;
  return {
    productName: row.productName ?? '',
    timeslotId: row.timeslotId,
    location: name === null ? null : { name, address, postalCode, town, country },
    timeZone: row.timeZone,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    colours: row.colours ?? defaultColours,
    longestMinutes: row.longestMinutes,
  };
}

/**
 * "Your 2 tickets": the valid admissions of an order, without its audio guides and posters (decision 0246). Of an order without any
 * admission all that open a gate count.
 */
export async function countShownTickets(scope: ClientScope, orderId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(nullif(count(*) filter (where y.item_kind = 'admission'), 0), count(*))::int as count
    from ticket t join ticket_type y on y.client_id = t.client_id and y.id = t.ticket_type_id
    where t.client_id = ${scope.clientId} and t.order_id = ${orderId} and t.state = 'active'`.execute(
    scope.tx,
  );
  return rows[0]?.count ?? 0;
}
