import type { VisitToCancel } from '@foyer/domain/orders/visit-amount.ts';
import type { VisitToMove } from '@foyer/domain/scheduling/timeslot-changes/plan-remedies.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { listLineAmounts, listOrderAmounts } from '../orders/index.ts';

/** The unused tickets that an order has in a timeslot, and what was paid for them. */
export interface VisitInTimeslot extends VisitToCancel, VisitToMove {
  timeslotId: string;
  hasAddress: boolean;
}

interface LineInTimeslot {
  timeslotId: string;
  orderId: string;
  orderLineId: string;
  count: number;
  placeCount: number;
}

/** Merchandise that was sold with a visit keeps it, and takes no place there. */
const placeCount = sql<number>`count(*) filter (where y.item_kind not in ('merchandise', 'gift-card'))::int`;

const unusedTickets = ({ clientId }: ClientScope, timeslotIds: readonly string[]) => sql`
  from ticket t join ticket_type y on y.client_id = t.client_id and y.id = t.ticket_type_id
  where t.client_id = ${clientId} and t.timeslot_id = any (${[...timeslotIds]}::uuid[])
    and t.state <> 'cancelled' and t.used_at is null`;

/** The visits in some timeslots, the oldest order first. */
export async function listVisitsInTimeslots(
  scope: ClientScope,
  timeslotIds: readonly string[],
): Promise<VisitInTimeslot[]> {
  if (timeslotIds.length === 0) return [];
  const { rows } = await sql<LineInTimeslot>`
    select t.timeslot_id, t.order_id, t.order_line_id, count(*)::int as count, ${placeCount} as place_count
    ${unusedTickets(scope, timeslotIds)}
    group by t.timeslot_id, t.order_id, t.order_line_id
    order by t.order_id, t.timeslot_id`.execute(scope.tx);
  const orders = await listOrderAmounts(scope, [...new Set(rows.map(({ orderId }) => orderId))]);
  const amountOf = await listLineAmounts(scope, [...new Set(rows.map(({ orderLineId }) => orderLineId))]);
  const visits = Map.groupBy(rows, ({ orderId, timeslotId }) => `${orderId} ${timeslotId}`);
  return [...visits.values()].flatMap((lines) => {
    const [{ orderId, timeslotId } = { orderId: '', timeslotId: '' }] = lines;
    const order = orders.get(orderId);
    if (!order) return [];
    const ticketCount = lines.reduce((sum, { count }) => sum + count, 0);
    const amounts = lines.map(({ orderLineId, count: tickets }) => amountOf(order, orderLineId, tickets));
    return {
      timeslotId,
      orderId,
      ticketCount,
      placeCount: lines.reduce((sum, line) => sum + line.placeCount, 0),
      amountMinor: amounts.reduce((sum, amount) => sum + amount, 0),
      orderTicketCount: order.ticketCount,
      orderRestMinor: order.restMinor,
      hasAddress: order.hasAddress,
    };
  });
}

/** The places that the visit of an order takes in a timeslot. */
export async function countPlacesOfVisit(
  scope: ClientScope,
  orderId: string,
  timeslotId: string,
): Promise<number> {
  const { rows } = await sql<{ placeCount: number }>`
    select ${placeCount} as place_count ${unusedTickets(scope, [timeslotId])} and t.order_id = ${orderId}`.execute(
    scope.tx,
  );
  return rows[0]?.placeCount ?? 0;
}

/** The timeslots among these in which places were sold since, or are held, beside those of the change's own visits. */
export async function listTimeslotsWithNewSales(
  scope: ClientScope,
  timeslotIds: readonly string[],
  changeId: string,
  since: Date,
): Promise<string[]> {
  if (timeslotIds.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select s.id from unnest(${[...timeslotIds]}::uuid[]) as s (id)
    where exists (select from ticket t where t.client_id = ${scope.clientId} and t.timeslot_id = s.id
        and t.state <> 'cancelled' and t.acquired_at > ${since}
        and not exists (select from affected_visit v where v.client_id = t.client_id
          and v.change_id = ${changeId} and v.order_id = t.order_id))
      or exists (select from counter c where c.client_id = ${scope.clientId} and c.id = s.id and c.held > 0)`.execute(
    scope.tx,
  );
  return rows.map(({ id }) => id);
}

/** On how many published channels the linked ticket groups of some calendars are sold. */
export async function countChannelsOfCalendars(
  scope: ClientScope,
  calendarIds: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct c.channel_id)::int as count
    from calendar_ticket_group k
    join channel_ticket_group c on c.client_id = k.client_id and c.ticket_group_id = k.ticket_group_id
    where k.client_id = ${scope.clientId} and k.calendar_id = any (${[...calendarIds]}::uuid[])`.execute(
    scope.tx,
  );
  return rows[0]?.count ?? 0;
}

/** The valid tickets of ticket groups for timeslots of a calendar that are still to come. */
export async function countComingTicketsOfGroups(
  scope: ClientScope,
  calendarId: string,
  ticketGroupIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  if (ticketGroupIds.length === 0) return new Map();
  const { rows } = await sql<{ ticketGroupId: string; count: number }>`
    select y.ticket_group_id, count(*)::int as count
    from ticket t
    join timeslot s on s.client_id = t.client_id and s.id = t.timeslot_id
    join order_line l on l.client_id = t.client_id and l.id = t.order_line_id
    join ticket_type y on y.client_id = l.client_id and y.id = l.ticket_type_id
    where t.client_id = ${scope.clientId} and t.state <> 'cancelled' and t.used_at is null
      and s.calendar_id = ${calendarId} and s.starts_at > ${now}
      and y.ticket_group_id = any (${[...ticketGroupIds]}::uuid[])
    group by y.ticket_group_id`.execute(scope.tx);
  return new Map(rows.map(({ ticketGroupId, count }) => [ticketGroupId, count]));
}
