import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** Where and when the visit of an order is, and how its channel looks. */
export interface VisitFacts {
  location: { name: string; address: string; postalCode: string; town: string } | null;
  timeZone: string;
  /** null for an order without a timeslot. */
  startsAt: Date | null;
  endsAt: Date | null;
  colours: { brand: string; ink: string };
  /** Minutes that the longest of its visits takes; null where no ticket says so. */
  longestMinutes: number | null;
}

export const defaultColours = { brand: '#C2402A', ink: '#12263A' };

interface Row {
  name: string | null;
  address: string;
  postalCode: string;
  town: string;
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
}

/** The other times that its valid tickets have, in their order. */
export async function listOwnTimes(
  scope: ClientScope,
  orderId: string,
  visitStartsAt: Date,
): Promise<OwnTime[]> {
  const { rows } = await sql<OwnTime>`
    select t.id as timeslot_id, t.starts_at, t.ends_at, max(i.duration_minutes) as longest_minutes,
      min(l.product_name) as product_name
    from ticket i
    join timeslot t on t.client_id = i.client_id and t.id = i.timeslot_id
    join order_line l on l.client_id = i.client_id and l.id = i.order_line_id
    where i.client_id = ${scope.clientId} and i.order_id = ${orderId} and i.state <> 'cancelled'
      and t.starts_at <> ${visitStartsAt}
    group by t.id, t.starts_at, t.ends_at order by t.starts_at, t.id`.execute(scope.tx);
  return rows;
}

/** Reads what the printed ticket, the calendar entry and the mail tell about the visit of an order. */
export async function getVisitFacts(scope: ClientScope, orderId: string): Promise<VisitFacts> {
  const { rows } = await sql<Row>`
    select l.name, l.address, l.postal_code, l.town, coalesce(l.time_zone, c.time_zone) as time_zone,
      t.starts_at, t.ends_at, ch.colours,
      (select max(i.duration_minutes) from ticket i
        where i.client_id = o.client_id and i.order_id = o.id and i.state <> 'cancelled') as longest_minutes
    from orders o
    join client c on c.id = o.client_id
    left join location l on l.client_id = o.client_id and l.id = o.location_id
    left join channel ch on ch.client_id = o.client_id and ch.id = o.channel_id
    left join lateral (select ol.timeslot_id from order_line ol
      where ol.client_id = o.client_id and ol.order_id = o.id and ol.timeslot_id is not null
      order by ol.position limit 1) first on true
    left join timeslot t on t.client_id = o.client_id and t.id = first.timeslot_id
    where o.client_id = ${scope.clientId} and o.id = ${orderId}`.execute(scope.tx);
  const [row] = rows;
  if (!row) throw new Error(`There is no order ${orderId}`);
  const { name, address, postalCode, town } = row;
  return {
    location: name === null ? null : { name, address, postalCode, town },
    timeZone: row.timeZone,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    colours: row.colours ?? defaultColours,
    longestMinutes: row.longestMinutes,
  };
}
