import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { GiftKind } from '@foyer/domain/catalog/item-kinds.ts';
import type { TicketState } from '@foyer/domain/tickets/ticket-states.ts';
import { ticketValidity, type ValidityRules } from '@foyer/domain/tickets/ticket-validity.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { runPrepared } from '../../platform/database/prepared.ts';

/** One admission with one code. `code` is the ticket number of 16 digits. */
export interface Ticket {
  id: string;
  orderId: string;
  orderLineId: string;
  ticketTypeId: string;
  ticketTypeName: string;
  productName: string;
  unitPriceMinor: number;
  vatBasisPoints: number;
  /** What its line sells besides tickets that open a gate. */
  sells: GiftKind | null;
  code: string;
  timeslotId: string | null;
  visitDate: string | null;
  visitTime: string | null;
  locationId: string | null;
  validFrom: Date | null;
  validUntil: Date | null;
  /** How long the visit takes; null where its type said nothing. */
  durationMinutes: number | null;
  state: TicketState;
  test: boolean;
  acquiredAt: Date;
  usedAt: Date | null;
  cancelledAt: Date | null;
  rebookedAt: Date | null;
  /** The name on it, sealed with the order's person key (`openTicketNames`). */
  visitorName: Buffer | null;
  /** Of a barcode series, or the custom barcode of its type: it is printed and read in place of its signed code. */
  barcode: string | null;
}

export interface NewTicket {
  order: { id: string; locationId: string | null; test: boolean };
  orderLineId: string;
  ticketTypeId: string;
  code: string;
  timeslotId: string | null;
  visitDate: string | null;
  visitTime: string | null;
  /** Sealed, as base64; left out = it has no name. */
  visitorName?: string | null;
  /** A present opens no gate; left out = active. */
  state?: Exclude<TicketState, 'cancelled'>;
  /** The code of a barcode series that it has; left out = that of its type, else its own. */
  barcodeId?: string;
}

/** A ticket to issue: its type, its own timeslot and the location of its order. */
type TicketToIssue = Pick<NewTicket, 'ticketTypeId' | 'timeslotId'> & {
  order: Pick<NewTicket['order'], 'locationId'>;
};

/** What a ticket type says of a ticket for a timeslot, or of one without, in an order at a location. */
export interface TicketRules extends ValidityRules {
  ticketTypeId: string;
  timeslotId: string | null;
  orderLocationId: string | null;
  /** Where the ticket lets in; null = at each location. */
  locationId: string | null;
  dailyScanLimit: number | null;
  totalScanLimit: number | null;
  durationMinutes: number | null;
  blocksOtherTimeslots: boolean;
  /** One code lets in all of its order and visit. */
  groupTicket: boolean;
  /** Of the location, else of the client. */
  timeZone: string;
  /** Where its revenue is booked to; empty where the type says nothing. */
  costCentre: string;
  generalLedgerAccount: string;
  /** Its tickets take codes of barcode series, or took them while an order was being paid. */
  takesCodes: boolean;
  /** The custom barcode of the type, which all its tickets have. */
  sharedBarcodeId: string | null;
}

/**
 * Inserts tickets, each valid on the days that its type and the visit say, by the clocks of its location (midnight to
 * midnight, product.md section 3). The rules of the type are written onto each: a later edit of the type changes no
 * ticket that is sold (decision 0041).
 */
export async function insertTickets(
  scope: ClientScope,
  tickets: readonly NewTicket[],
  { rules, now }: { rules: readonly TicketRules[]; now: Date },
): Promise<void> {
  if (tickets.length === 0) return;
  const ruleOf = new Map(
    rules.map((rule) => {
      const purchaseDate = localDateAt(now, rule.timeZone);
      return [keyOf({ ...rule, order: { locationId: rule.orderLocationId } }), { rule, purchaseDate }];
    }),
  );
  const rows = tickets.map(({ order, orderLineId, ...ticket }) => {
    const known = ruleOf.get(keyOf({ ...ticket, order }));
    if (!known) throw new Error(`ticket type ${ticket.ticketTypeId} is gone`);
    const { rule, purchaseDate } = known;
    const valid = ticketValidity(rule, { visitDate: ticket.visitDate, purchaseDate });
    const barcodeId = ticket.barcodeId ?? rule.sharedBarcodeId;
    const barcode = { barcodeId, barcodeShared: barcodeId !== null && !ticket.barcodeId };
    return { order: order.id, line: orderLineId, test: order.test, ...rule, ...ticket, ...valid, ...barcode };
  });
  await runPrepared(
    scope,
    sql`insert into ticket (client_id, order_id, order_line_id, ticket_type_id, code, timeslot_id, visit_date,
      visit_time, location_id, test, validity_kind, validity_days, validity_until, daily_scan_limit, total_scan_limit,
      duration_minutes, blocks_other_timeslots, group_ticket, valid_from, valid_until, visitor_name, barcode_id, barcode_shared, state)
    select ${scope.clientId}::uuid, "order", line, "ticketTypeId", code, "timeslotId", "visitDate", "visitTime",
      "locationId", test, "validityKind", "validityDays", "validityUntil", "dailyScanLimit", "totalScanLimit",
      "durationMinutes", "blocksOtherTimeslots", "groupTicket", "from"::timestamp at time zone "timeZone", (until + 1)::timestamp at time zone "timeZone", decode("visitorName", 'base64'),
      "barcodeId", "barcodeShared", coalesce(state, 'active')
    from json_to_recordset(${JSON.stringify(rows)}::json) as t ("order" uuid, line uuid, "ticketTypeId" uuid, code text,
      "timeslotId" uuid, "visitDate" date, "visitTime" time, "locationId" uuid, test boolean, "validityKind" text,
      "validityDays" integer, "validityUntil" date, "dailyScanLimit" integer, "totalScanLimit" integer,
      "durationMinutes" integer, "blocksOtherTimeslots" boolean, "groupTicket" boolean, "from" date, until date, "timeZone" text, "visitorName" text,
      "barcodeId" uuid, "barcodeShared" boolean, state text)`,
  );
}

const keyOf = ({ ticketTypeId, timeslotId, order }: TicketToIssue): string =>
  `${ticketTypeId} ${timeslotId} ${order.locationId}`;

/**
 * The rules of tickets to issue: one statement for all of them. A ticket for a timeslot lets in at the location of that
 * timeslot; one without at that of its order, else at the only location of its product.
 */
export async function listTicketRules(
  scope: ClientScope,
  tickets: readonly TicketToIssue[],
): Promise<TicketRules[]> {
  const asked = [...new Map(tickets.map((ticket) => [keyOf(ticket), ticket])).values()];
  return runPrepared(
    scope,
    sql<TicketRules>`
    select t.id as ticket_type_id, w.timeslot_id, w.order_location_id, place.id as location_id,
      t.validity_kind, t.validity_days, t.validity_until,
      t.daily_scan_limit, t.total_scan_limit, t.duration_minutes,
      t.blocks_other_timeslots, t.group_ticket,
      exists (select from barcode_series_type l where l.client_id = t.client_id and l.ticket_type_id = t.id) as takes_codes,
      case when t.uses_custom_barcode and t.custom_barcode <> '' then (select b.id from barcode b
        where b.client_id = t.client_id and b.ticket_type_id = t.id and b.key = barcode_key_of(t.custom_barcode))
        end as shared_barcode_id, t.cost_centre, t.ledger_account as general_ledger_account,
      case when g.kind = 'period' then g.valid_from end as group_from,
      case when g.kind = 'period' then g.valid_until end as group_until,
      coalesce(l.time_zone, c.time_zone) as time_zone
    from unnest(${asked.map(({ ticketTypeId }) => ticketTypeId)}::uuid[],
      ${asked.map(({ timeslotId }) => timeslotId)}::uuid[],
      ${asked.map(({ order }) => order.locationId)}::uuid[]) as w (ticket_type_id, timeslot_id, order_location_id)
    join ticket_type t on t.client_id = ${scope.clientId} and t.id = w.ticket_type_id
    join ticket_group g on g.client_id = t.client_id and g.id = t.ticket_group_id
    join client c on c.id = t.client_id
    cross join lateral (select coalesce(
      (select k.location_id from timeslot s join calendar k on k.client_id = s.client_id and k.id = s.calendar_id
        where s.client_id = t.client_id and s.id = w.timeslot_id),
      (select p.location_id from product_location p where p.client_id = g.client_id
        and p.product_id = g.product_id and p.location_id = w.order_location_id),
      (select (array_agg(p.location_id))[1] from product_location p where p.client_id = g.client_id
        and p.product_id = g.product_id having count(*) = 1)) as id offset 0) place
    left join location l on l.client_id = t.client_id and l.id = place.id`,
  );
}

/** Where the revenue of these types is booked to. */
export async function listTypesToBook(
  scope: ClientScope,
  ticketTypeIds: readonly string[],
): Promise<Pick<TicketRules, 'ticketTypeId' | 'costCentre' | 'generalLedgerAccount'>[]> {
  const { rows } = await sql<Pick<TicketRules, 'ticketTypeId' | 'costCentre' | 'generalLedgerAccount'>>`
    select id as ticket_type_id, cost_centre, ledger_account as general_ledger_account from ticket_type
    where client_id = ${scope.clientId} and id = any (${[...new Set(ticketTypeIds)]}::uuid[])`.execute(
    scope.tx,
  );
  return rows;
}

/** The tickets of an order in the order of its lines. */
export async function listTickets(scope: ClientScope, orderId: string): Promise<Ticket[]> {
  return listTicketsOfOrders(scope, [orderId]);
}

/** The tickets of several orders, those of each in the order of its lines. */
export async function listTicketsOfOrders(
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<Ticket[]> {
  return scope.tx
    .selectFrom('ticket')
    .innerJoin('orderLine', (join) =>
      join
        .onRef('orderLine.clientId', '=', 'ticket.clientId')
        .onRef('orderLine.id', '=', 'ticket.orderLineId'),
    )
    .leftJoin('barcode', (join) =>
      join.onRef('barcode.clientId', '=', 'ticket.clientId').onRef('barcode.id', '=', 'ticket.barcodeId'),
    )
    .select([
      'ticket.id',
      'ticket.orderId',
      'ticket.orderLineId',
      'ticket.ticketTypeId',
      'orderLine.sells',
      'orderLine.ticketTypeName',
      'orderLine.productName',
      'orderLine.unitPriceMinor',
      'orderLine.vatBasisPoints',
      'ticket.code',
      'ticket.timeslotId',
      'ticket.visitDate',
      'ticket.visitTime',
      'ticket.locationId',
      'ticket.validFrom',
      'ticket.validUntil',
      'ticket.durationMinutes',
      'ticket.state',
      'ticket.test',
      'ticket.acquiredAt',
      'ticket.usedAt',
      'ticket.cancelledAt',
      'ticket.rebookedAt',
      'ticket.visitorName',
      'barcode.code as barcode',
    ])
    .where('ticket.clientId', '=', scope.clientId)
    .where('ticket.orderId', 'in', [...orderIds])
    .orderBy('orderLine.position')
    .orderBy('ticket.id')
    .execute();
}
