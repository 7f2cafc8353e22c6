import './catalog.tables.ts';
import { weekdays } from '@foyer/domain/calendar/weekday.ts';
import type { OwnHours } from '@foyer/domain/catalog/product-input.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

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
