import { weekdays } from '@foyer/domain/calendar/weekday.ts';
import type { OwnHours } from '@foyer/domain/catalog/product-input.ts';
import type { SoldVisits } from '@foyer/domain/venues/touched-visits.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';

/** A weekday's hours, as JSON knows a time: '10:00:00'. */
export interface HoursOfDay {
  locationId: string;
  weekday: number;
  opens: string | null;
  closes: string | null;
}

/** The own hours of a product, as a part of its statement. */
export const hoursOfProduct = sql<HoursOfDay[]>`coalesce((
  select json_agg(json_build_object(
    'locationId', h.location_id, 'weekday', h.weekday, 'opens', h.opens, 'closes', h.closes)
    order by h.location_id, h.weekday)
  from product_opening_hours h
  where h.client_id = product.client_id and h.product_id = product.id), '[]')`;

/**
 * The tickets of a product at one of its locations from a date on, by date and time; counted by reading the rows
 * themselves (decision 0027).
 */
export async function listSoldVisitsOfProduct(
  scope: ClientScope,
  productId: string,
  locationId: string,
  from: string,
): Promise<SoldVisits[]> {
  const { rows } = await sql<SoldVisits>`
    select t.visit_date as date, to_char(t.visit_time, 'HH24:MI') as time, count(*)::int as ticket_count
    from ticket t
    join ticket_type y on y.client_id = t.client_id and y.id = t.ticket_type_id
    join ticket_group g on g.client_id = y.client_id and g.id = y.ticket_group_id
    where t.client_id = ${scope.clientId} and g.product_id = ${productId} and t.location_id = ${locationId}
      and t.visit_date >= ${from} and t.state = 'active' and t.used_at is null
    group by t.visit_date, t.visit_time
    order by t.visit_date, t.visit_time`.execute(scope.tx);
  return rows;
}

export function toOwnHours(rows: readonly HoursOfDay[]): OwnHours[] {
  const locationIds = [...new Set(rows.map(({ locationId }) => locationId))];
  return locationIds.map((locationId) => ({
    locationId,
    weekHours: weekdays.map((weekday) => {
      const day = rows.find((row) => row.locationId === locationId && row.weekday === weekday);
      return day?.opens && day.closes
        ? { opens: day.opens.slice(0, 5), closes: day.closes.slice(0, 5) }
        : null;
    }),
  }));
}

export async function replaceOwnHours(
  scope: ClientScope,
  productId: string,
  ownHours: readonly OwnHours[],
): Promise<void> {
  const { tx, clientId } = scope;
  await tx
    .deleteFrom('productOpeningHours')
    .where('clientId', '=', clientId)
    .where('productId', '=', productId)
    .execute();
  const rows = ownHours.flatMap(({ locationId, weekHours }) =>
    weekdays.map((weekday) => {
      const hours = weekHours[weekday - 1] ?? null;
      const { opens, closes } = hours ?? { opens: null, closes: null };
      return { clientId, productId, locationId, weekday, opens, closes };
    }),
  );
  if (rows.length > 0) await tx.insertInto('productOpeningHours').values(rows).execute();
}
