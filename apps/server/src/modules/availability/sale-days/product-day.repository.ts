import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { PlaceOnDay } from '@foyer/domain/scheduling/availability/visit-day.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';

/** A product's day at one of its locations. */
export interface ProductDay extends PlaceOnDay {
  productId: string;
  locationId: string;
  date: LocalDate;
}

/**
 * These products' days at their locations: the product's own hours where it has some, else the location's, with the
 * closures of the location that are in force.
 */
export async function listProductDays(
  scope: ClientScope,
  productIds: readonly string[],
  from: LocalDate,
  until: LocalDate,
): Promise<ProductDay[]> {
  if (productIds.length === 0) return [];
  const { rows } = await sql<ProductDay>`
    select p.product_id, p.location_id, d.date, l.time_zone,
      exists (select from closed_day c
        where c.client_id = l.client_id and c.location_id = l.id and c.date = d.date) as is_closed_day,
      case when own.has_any then own.opens is null else h.weekday is not null and h.opens is null end
        as is_shut_weekday,
      case when own.has_any then own.opens else coalesce(h.opens, l.standard_opens) end as opens,
      case when own.has_any then own.closes else coalesce(h.closes, l.standard_closes) end as closes,
      coalesce((select json_agg(json_build_object('id', c.id,
          'fromLocal', to_char(c.from_local, 'YYYY-MM-DD"T"HH24:MI'),
          'untilLocal', to_char(c.until_local, 'YYYY-MM-DD"T"HH24:MI')))
        from closure c
        where c.client_id = l.client_id and c.lifted_at is null and c.scope_kind = 'location'
          and l.id = any (c.scope_ids) and c.until_local > d.date and c.from_local < d.date + 2), '[]') as closures
    from product_location p
    join location l on l.client_id = p.client_id and l.id = p.location_id
    cross join (select day::date as date from generate_series(${from}::date, ${until}::date, '1 day') as day) d
    left join opening_hours h
      on h.client_id = l.client_id and h.location_id = l.id and h.weekday = extract(isodow from d.date)
    cross join lateral (
      select count(*) > 0 as has_any,
        max(o.opens) filter (where o.weekday = extract(isodow from d.date)) as opens,
        max(o.closes) filter (where o.weekday = extract(isodow from d.date)) as closes
      from product_opening_hours o
      where o.client_id = p.client_id and o.product_id = p.product_id and o.location_id = p.location_id) own
    where p.client_id = ${scope.clientId} and p.product_id = any (${[...productIds]}::uuid[])
    order by p.location_id, d.date`.execute(scope.tx);
  return rows;
}
