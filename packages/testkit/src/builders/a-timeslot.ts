import { randomUUID } from 'node:crypto';
import type pg from 'pg';

export interface TestTimeslot {
  timeslotId: string;
  locationId: string;
  productId: string;
  ticketGroupId: string;
  /** Adult, 17.50 with 9 % VAT. */
  ticketTypeId: string;
  date: string;
  time: string;
}

/** A product with one ticket type and one timeslot of so many places, at a location of its own. */
export async function aTimeslot(
  owner: pg.Pool,
  clientId: string,
  {
    capacity = 50,
    date = '2030-06-15',
    time = '14:00',
    title = 'Salt & Light',
  }: {
    capacity?: number | null;
    date?: string;
    time?: string;
    title?: string;
  } = {},
): Promise<TestTimeslot> {
  const name = (what: string) => `${what} ${randomUUID().slice(0, 8)}`;
  const insert = async (text: string, values: unknown[]): Promise<string> => {
    const { rows } = await owner.query<{ id: string }>(`${text} returning id`, [clientId, ...values]);
    return rows[0]?.id ?? '';
  };
  const locationId = await insert(
    `insert into location (client_id, name, address, postal_code, town) values ($1, $2, 'Havenkade 1', '1411 AB', 'Havenstad')`,
    [name('Getij')],
  );
  const productId = await insert('insert into product (client_id, name) values ($1, $2)', [name(title)]);
  const ticketGroupId = await insert(
    'insert into ticket_group (client_id, product_id, name) values ($1, $2, $3)',
    [productId, title],
  );
  const ticketTypeId = await insert(
    `insert into ticket_type (client_id, ticket_group_id, number, price_minor, vat_basis_points)
     values ($1, $2, (select coalesce(max(number), 10000) + 1 from ticket_type where client_id = $1), 1750, 900)`,
    [ticketGroupId],
  );
  const calendarId = await insert(
    `insert into calendar (client_id, kind, name, location_id) values ($1, 'group', $2, $3)`,
    [name('Calendar'), locationId],
  );
  await owner.query('insert into calendar_ticket_group values ($1, $2, $3)', [
    clientId,
    calendarId,
    ticketGroupId,
  ]);
  const timeslotId = await insert(
    // Made by hand: its calendar has no periods, and the nightly regeneration would take it away again.
    `insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at, origin)
     values ($1, $2, $3::date, $4::time, ($3::date + $4::time) at time zone 'Europe/Amsterdam', 'manual')`,
    [calendarId, date, time],
  );
  await owner.query(
    `insert into counter (client_id, id, kind, owner_id, capacity) values ($1, $2, 'timeslot', $2, $3)`,
    [clientId, timeslotId, capacity],
  );
  return { timeslotId, locationId, productId, ticketGroupId, ticketTypeId, date, time };
}
