import type { VisitToCancel } from '@foyer/domain/orders/visit-amount.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { listLineAmounts, listOrderAmounts } from '../orders/index.ts';

/** The unused tickets that an order has in a timeslot, and what was paid for them. */
export interface VisitInTimeslot extends VisitToCancel {
  timeslotId: string;
  hasAddress: boolean;
}

/** The visits in some timeslots, the oldest order first. */
export async function listVisitsInTimeslots(
  scope: ClientScope,
  timeslotIds: readonly string[],
): Promise<VisitInTimeslot[]> {
  if (timeslotIds.length === 0) return [];
  const { rows } = await sql<{ timeslotId: string; orderId: string; orderLineId: string; count: number }>`
    select timeslot_id, order_id, order_line_id, count(*)::int as count from ticket
    where client_id = ${scope.clientId} and timeslot_id = any (${[...timeslotIds]}::uuid[])
      and state <> 'cancelled' and used_at is null
    group by timeslot_id, order_id, order_line_id
    order by order_id, timeslot_id`.execute(scope.tx);
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
      amountMinor: amounts.reduce((sum, amount) => sum + amount, 0),
      orderTicketCount: order.ticketCount,
      orderRestMinor: order.restMinor,
      hasAddress: order.hasAddress,
    };
  });
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
