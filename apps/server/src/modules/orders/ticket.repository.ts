import './orders.tables.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { TicketState } from '@foyer/domain/tickets/ticket-states.ts';
import { ticketValidity, type ValidityRules } from '@foyer/domain/tickets/ticket-validity.ts';
import { type InsertObject, sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { gathered, readOnce } from '../../platform/database/side-by-side.ts';
import type { Tables } from '../../platform/database/tables.ts';

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
}

export interface NewTicket {
  orderLineId: string;
  ticketTypeId: string;
  code: string;
  timeslotId: string | null;
  visitDate: string | null;
  visitTime: string | null;
}

interface RulesOfType extends ValidityRules {
  ticketTypeId: string;
  dailyScanLimit: number | null;
  totalScanLimit: number | null;
  durationMinutes: number | null;
  /** Of the location of the order, else of the client. */
  timeZone: string;
}

/**
 * Inserts an order's tickets, each valid on the days that its type and the visit say, by the clocks of its location
 * (midnight to midnight, product.md section 3). The rules of the type are written onto each: a later edit of the type
 * changes no ticket that is sold (decision 0041).
 */
export async function insertTickets(
  scope: ClientScope,
  order: { id: string; locationId: string | null; test: boolean },
  tickets: readonly NewTicket[],
  now: Date,
): Promise<void> {
  const { clientId } = scope;
  const types = await listRules(scope, order.locationId, tickets);
  const midnight = (date: string | null, days: number, timeZone: string) =>
    date === null
      ? null
      : sql<Date>`((${date}::date + ${days}::integer)::timestamp at time zone ${timeZone})`;
  const rows = tickets.map((ticket) => {
    const type = types.find(({ ticketTypeId }) => ticketTypeId === ticket.ticketTypeId);
    if (!type) throw new Error(`ticket type ${ticket.ticketTypeId} is gone`);
    const { groupFrom, groupUntil, timeZone, ...rules } = type;
    const valid = ticketValidity(type, {
      visitDate: ticket.visitDate,
      purchaseDate: localDateAt(now, timeZone),
    });
    return {
      clientId,
      orderId: order.id,
      locationId: order.locationId,
      test: order.test,
      validFrom: midnight(valid.from, 0, timeZone),
      validUntil: midnight(valid.until, 1, timeZone),
      ...rules,
      ...ticket,
    };
  });
  await insertRows(scope, rows);
}

const insertRows = gathered(async ({ tx }, rows: readonly (readonly NewRow[])[]) => {
  await tx.insertInto('ticket').values(rows.flat()).execute();
  return rows.map(() => true);
});

type NewRow = InsertObject<Tables, 'ticket'>;

async function listRules(
  scope: ClientScope,
  locationId: string | null,
  tickets: readonly NewTicket[],
): Promise<RulesOfType[]> {
  const typeIds = [...new Set(tickets.map(({ ticketTypeId }) => ticketTypeId))];
  const rows = await readOnce(
    scope,
    sql<RulesOfType>`
    select t.id as ticket_type_id, t.validity_kind, t.validity_days, t.validity_until,
      t.daily_scan_limit, t.total_scan_limit, t.duration_minutes,
      case when g.kind = 'period' then g.valid_from end as group_from,
      case when g.kind = 'period' then g.valid_until end as group_until,
      coalesce(l.time_zone, c.time_zone) as time_zone
    from ticket_type t
    join ticket_group g on g.client_id = t.client_id and g.id = t.ticket_group_id
    join client c on c.id = t.client_id
    left join location l on l.client_id = t.client_id and l.id = ${locationId}
    where t.client_id = ${scope.clientId} and t.id = any (${typeIds}::uuid[])`,
  );
  return [...rows];
}

/** The tickets of an order in the order of its lines. */
export async function listTickets(scope: ClientScope, orderId: string): Promise<Ticket[]> {
  return scope.tx
    .selectFrom('ticket')
    .innerJoin('orderLine', (join) =>
      join
        .onRef('orderLine.clientId', '=', 'ticket.clientId')
        .onRef('orderLine.id', '=', 'ticket.orderLineId'),
    )
    .select([
      'ticket.id',
      'ticket.orderId',
      'ticket.orderLineId',
      'ticket.ticketTypeId',
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
    ])
    .where('ticket.clientId', '=', scope.clientId)
    .where('ticket.orderId', '=', orderId)
    .orderBy('orderLine.position')
    .orderBy('ticket.id')
    .execute();
}
