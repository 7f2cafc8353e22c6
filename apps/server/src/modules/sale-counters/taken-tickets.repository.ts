import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import type { HeldTickets } from '../capacity/index.ts';
import type { LimitOwner } from './limit-counter.repository.ts';

/** What tickets were sold with; a later edit of their type is for coming sales (decision 0041). */
export interface SoldWith {
  durationMinutes: number | null;
  blocksOtherTimeslots: boolean;
}

export interface SoldTickets extends HeldTickets {
  soldWith: SoldWith;
}

/** Tickets of one type and visit that an order has or a hold is for. */
export interface TakenTickets extends HeldTickets {
  taker: 'order' | 'hold';
  takerId: string;
  /** Null = still held: such a ticket gets what its type says when it is paid. */
  soldWith: SoldWith | null;
}

const soldWith = sql`jsonb_build_object('durationMinutes', duration_minutes,
  'blocksOtherTimeslots', blocks_other_timeslots)`;

/** Tickets of a present take places when they get their date. */
const isNoPresent = sql`(t.state <> 'inactive' or not exists (select from order_line l
  where l.client_id = t.client_id and l.id = t.order_line_id and l.sells = 'gift-ticket'))`;

/**
 * The sold and held tickets that a limit counts. Cancelled tickets and those of visits that are over are not: their
 * counters are asked for no more.
 */
export async function listTakenTickets(scope: ClientScope, owner: LimitOwner): Promise<TakenTickets[]> {
  const { rows } = await sql<TakenTickets>`
    with counted as (
      select 'order' as taker, t.order_id as taker_id, t.ticket_type_id, t.timeslot_id, t.visit_date as date,
        ${soldWith} as sold_with, count(*)::int as quantity
      from ticket t
      where t.client_id = ${scope.clientId} and t.state <> 'cancelled' and t.replaced_by is null and ${isNoPresent}
        and ${countedTypes(scope, owner, sql.ref('t.ticket_type_id'))}
      group by 2, 3, 4, 5, 6
      union all
      select 'hold', h.id, (line ->> 'ticketTypeId')::uuid, (line ->> 'timeslotId')::uuid,
        (line ->> 'date')::date, null, (line ->> 'quantity')::int
      from hold h cross join jsonb_array_elements(h.sale) as line
      where h.client_id = ${scope.clientId} and not line ? 'isPresent'
        and ${countedTypes(scope, owner, sql`(line ->> 'ticketTypeId')::uuid`)})
    select c.* from counted c
    where ${owner.kind} = 'event' or c.date is null or c.date >= current_date - 2`.execute(scope.tx);
  return rows;
}

function countedTypes(scope: ClientScope, { kind, ownerId }: LimitOwner, typeId: ReturnType<typeof sql>) {
  if (kind === 'house') return sql<boolean>`true`;
  if (kind === 'ticket-type') return sql<boolean>`${typeId} = ${ownerId}::uuid`;
  const isCounted =
    kind === 'ticket-group'
      ? sql`y.ticket_group_id = ${ownerId}::uuid`
      : sql`(y.event_id = ${ownerId}::uuid or exists (select from event e
          where e.client_id = y.client_id and e.id = y.event_id and e.linked_event_id = ${ownerId}::uuid))`;
  return sql<boolean>`exists (select from ticket_type y
    where y.client_id = ${scope.clientId} and y.id = ${typeId} and ${isCounted})`;
}

/** The tickets that an order has now, without those of a present that has no date yet. */
export async function listTicketsOfOrder(scope: ClientScope, orderId: string): Promise<SoldTickets[]> {
  const { rows } = await sql<SoldTickets>`
    select ticket_type_id, timeslot_id, visit_date as date, ${soldWith} as sold_with, count(*)::int as quantity
    from ticket t
    where client_id = ${scope.clientId} and order_id = ${orderId} and state <> 'cancelled' and replaced_by is null
      and ${isNoPresent}
    group by 1, 2, 3, 4`.execute(scope.tx);
  return rows;
}

/** Whether an order has a ticket now, also one of a present. */
export async function hasTickets(scope: ClientScope, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from ticket where client_id = ${scope.clientId} and order_id = ${orderId}
      and state <> 'cancelled' and replaced_by is null) as has`.execute(scope.tx);
  return rows[0]?.has ?? false;
}
