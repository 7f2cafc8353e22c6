import type { Currency } from '@foyer/domain/money/currency.ts';
import type { TicketState } from '@foyer/domain/tickets/ticket-states.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { runPrepared } from '../../platform/database/prepared.ts';

/** A ticket with its order, as a search shows it. */
export interface FoundTicket {
  id: string;
  code: string;
  orderId: string;
  orderSequence: number | null;
  buyerName: string;
  buyerEmail: string;
  ticketTypeId: string;
  productName: string;
  ticketTypeName: string;
  eventId: string | null;
  priceMinor: number;
  currency: Currency;
  visitDate: string | null;
  visitTime: string | null;
  state: TicketState;
  usedAt: Date | null;
}

/** The tickets of these orders, or those with a code; those of the first order first; cancelled ones too. */
export async function listFoundTickets(
  scope: ClientScope,
  orderIds: readonly string[],
  { code = null, barcodeId, limit }: { code?: string | null; barcodeId?: string; limit: number },
): Promise<FoundTicket[]> {
  if (orderIds.length === 0) return [];
  // A ticket that was moved handed its barcode on.
  const ofBarcode = barcodeId ? sql`t.barcode_id = ${barcodeId} and t.replaced_by is null` : null;
  return runPrepared(
    scope,
    sql<FoundTicket>`
    select t.id, t.code, t.order_id, o.number as order_sequence, o.buyer_name, o.buyer_email, t.ticket_type_id,
      l.product_name, l.ticket_type_name, y.event_id, l.unit_price_minor as price_minor, o.currency, t.visit_date, t.visit_time, t.state,
      t.used_at
    from unnest(${[...orderIds]}::uuid[]) with ordinality as w (id, place)
    join orders o on o.client_id = ${scope.clientId} and o.id = w.id
    join ticket t on t.client_id = ${scope.clientId} and t.order_id = w.id
    join order_line l on l.client_id = ${scope.clientId} and l.id = t.order_line_id
    join ticket_type y on y.client_id = ${scope.clientId} and y.id = t.ticket_type_id
    where ${ofBarcode ?? (code === null ? sql`true` : sql`t.code = ${code}`)}
    order by w.place, l.position, t.id limit ${limit}`,
  );
}

export interface TicketToEdit {
  id: string;
  orderId: string;
  ticketTypeId: string;
  ticketGroupId: string;
  timeslotId: string | null;
}

export async function findTicketToEdit(scope: ClientScope, id: string): Promise<TicketToEdit | undefined> {
  const { rows } = await sql<TicketToEdit>`
    select t.id, t.order_id, t.ticket_type_id, y.ticket_group_id, t.timeslot_id from ticket t
    join ticket_type y on y.client_id = t.client_id and y.id = t.ticket_type_id
    where t.client_id = ${scope.clientId} and t.id = ${id}`.execute(scope.tx);
  return rows[0];
}

/** The first ticket type on sale of an event; of the same group where there is one. */
export async function findTypeOfEvent(
  scope: ClientScope,
  eventId: string,
  ticketGroupId: string,
): Promise<{ id: string; ticketGroupId: string } | undefined> {
  const { rows } = await sql<{ id: string; ticketGroupId: string }>`
    select id, ticket_group_id from ticket_type
    where client_id = ${scope.clientId} and event_id = ${eventId} and active and archived_at is null
    order by ticket_group_id <> ${ticketGroupId}, sort, id limit 1`.execute(scope.tx);
  return rows[0];
}

/** The timeslot of a ticket group that starts then. */
export async function findTimeslotOfGroup(
  scope: ClientScope,
  ticketGroupId: string,
  date: string,
  time: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select s.id from calendar_ticket_group k
    join timeslot s on s.client_id = k.client_id and s.calendar_id = k.calendar_id
    where k.client_id = ${scope.clientId} and k.ticket_group_id = ${ticketGroupId}
      and s.local_date = ${date}::date and s.local_time = ${time}::time
    order by s.id limit 1`.execute(scope.tx);
  return rows[0]?.id;
}
