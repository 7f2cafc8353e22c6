import type { ScheduleRules } from '@foyer/domain/product-schedules/product-schedule.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { listSchedules } from './product-schedule.repository.ts';
import { listBlockers } from './schedule-blocker.repository.ts';

/** The schedules of one product at one location. */
export interface ProductCalendar extends ScheduleRules {
  id: string;
  productId: string;
  locationId: string;
}

/** Every calendar of schedules of the client, by product and location; or one of them. */
export async function listProductCalendars(
  scope: ClientScope,
  condition: RawBuilder<unknown> = sql`true`,
): Promise<ProductCalendar[]> {
  const { rows } = await sql<Pick<ProductCalendar, 'id' | 'productId' | 'locationId' | 'timeZone'>>`
    select c.id, c.product_id, c.location_id, l.time_zone
    from calendar c
    join location l on l.client_id = c.client_id and l.id = c.location_id
    join product p on p.client_id = c.client_id and p.id = c.product_id
    where c.client_id = ${scope.clientId} and c.kind = 'schedule' and ${condition}
    order by p.name, l.name, c.id`.execute(scope.tx);
  const ids = rows.map(({ id }) => id);
  const schedules = await listSchedules(scope, ids);
  const blockers = await listBlockers(scope, ids);
  return rows.map((row) => ({
    ...row,
    schedules: schedules.filter(({ calendarId }) => calendarId === row.id),
    blockers: blockers.filter(({ calendarId }) => calendarId === row.id),
  }));
}

export async function findProductCalendar(
  scope: ClientScope,
  { productId, locationId }: { productId: string; locationId: string },
): Promise<ProductCalendar | undefined> {
  const [calendar] = await listProductCalendars(
    scope,
    sql`c.product_id = ${productId} and c.location_id = ${locationId}`,
  );
  return calendar;
}

/** The schedules of a product at each of its locations. */
export async function listCalendarsOfProduct(
  scope: ClientScope,
  productId: string,
): Promise<ProductCalendar[]> {
  return listProductCalendars(scope, sql`c.product_id = ${productId}`);
}

/** Those with the ids. */
export async function listCalendarsById(
  scope: ClientScope,
  ids: readonly string[],
): Promise<ProductCalendar[]> {
  return listProductCalendars(scope, sql`c.id = any (${[...ids]}::uuid[])`);
}

export async function getProductCalendar(scope: ClientScope, id: string): Promise<ProductCalendar> {
  const [calendar] = await listProductCalendars(scope, sql`c.id = ${id}`);
  if (!calendar) throw new Error('a calendar that was just found is gone');
  return calendar;
}

/** Makes the calendar of a product at a location unless there is one; two at one moment get the same. */
export async function makeProductCalendar(
  scope: ClientScope,
  { productId, locationId }: { productId: string; locationId: string },
): Promise<void> {
  await sql`
    insert into calendar (client_id, kind, location_id, product_id)
    values (${scope.clientId}, 'schedule', ${locationId}, ${productId})
    on conflict (client_id, product_id, location_id) where kind = 'schedule' do nothing`.execute(scope.tx);
}

/** The product is also found at the location, for planning a visit. */
export async function offerProductAtLocation(
  scope: ClientScope,
  { productId, locationId }: { productId: string; locationId: string },
): Promise<void> {
  await sql`
    insert into product_location (client_id, product_id, location_id)
    values (${scope.clientId}, ${productId}, ${locationId}) on conflict do nothing`.execute(scope.tx);
}
