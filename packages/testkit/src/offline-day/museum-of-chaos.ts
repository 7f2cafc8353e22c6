import { openTill } from '@foyer/server/modules/tills/open-till.ts';
import { createTill } from '@foyer/server/modules/tills/save-till.ts';
import type { App } from '@foyer/server/platform/app.ts';
import type pg from 'pg';
import { aClient, signedInAs, type TestClient } from '../builders/a-client.ts';
import { aSalesPage, type TestSalesPage } from '../builders/a-sales-page.ts';

export interface MuseumOfChaos extends TestClient {
  page: TestSalesPage;
  manager: Awaited<ReturnType<typeof signedInAs>>;
  /** Of the same calendar, every half hour. */
  timeslots: { id: string; startsAt: Date }[];
  /** Of each timeslot. */
  capacity: number;
  adultId: string;
  /** Sold without a limit and without a visit. */
  postcardId: string;
  tillIds: string[];
}

export const adultMinor = 1750;
export const postcardMinor = 150;
export const floatMinor = 10_000;

/** A museum with a sales page, three open tills and eight timeslots of so many places, from 12:30 on. */
export async function aMuseumOfChaos(app: App, owner: pg.Pool, capacity: number): Promise<MuseumOfChaos> {
  const client = await aClient(app);
  const { clientId } = client;
  const manager = await signedInAs(app, client);
  const page = await aSalesPage(owner, clientId, { capacity });
  await owner.query(`insert into ticket_type_sales_point values ($1, $2, 'reception')`, [
    clientId,
    page.ticketTypeId,
  ]);
  const { rows } = await owner.query(
    `with product as (
      insert into product (client_id, name) values ($1, 'Shop') returning id),
     shop as (
      insert into ticket_group (client_id, product_id, name, kind)
      select $1, id, 'Shop', 'continuous' from product returning id)
     insert into ticket_type (client_id, ticket_group_id, number, price_minor, vat_basis_points, item_kind)
     select $1, id, 20001, $2, 2100, 'merchandise' from shop returning id`,
    [clientId, postcardMinor],
  );
  const postcardId: string = rows[0].id;
  await owner.query(`insert into ticket_type_sales_point values ($1, $2, 'reception')`, [
    clientId,
    postcardId,
  ]);
  const times = ['12:30', '13:00', '13:30', '14:30', '15:00', '15:30', '16:00'];
  await owner.query(
    `with made as (
      insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at, origin)
      select t.client_id, t.calendar_id, t.local_date, w.time::time,
        (t.local_date + w.time::time) at time zone 'Europe/Amsterdam', 'manual'
      from timeslot t, unnest($3::text[]) as w (time) where t.client_id = $1 and t.id = $2
      returning client_id, id)
     insert into counter (client_id, id, kind, owner_id, capacity)
     select client_id, id, 'timeslot', id, $4 from made`,
    [clientId, page.timeslotId, times, capacity],
  );
  const { rows: timeslots } = await owner.query(
    `select id, starts_at as "startsAt" from timeslot where client_id = $1 order by starts_at`,
    [clientId],
  );
  await owner.query(
    `update account_right set offline_sales = true where client_id = $1 and module = 'ticketverkoop'`,
    [clientId],
  );
  const tillIds: string[] = [];
  for (const name of ['Till 1', 'Till 2', 'Till 3']) {
    const till = await createTill(manager, { locationId: page.locationId, name });
    await openTill(manager, till.id, { floatMinor });
    tillIds.push(till.id);
  }
  return { ...client, page, manager, timeslots, capacity, adultId: page.ticketTypeId, postcardId, tillIds };
}
