import type { TicketGroupKind } from '@foyer/domain/catalog/ticket-group-kinds.ts';
import type { SoldTickets } from '@foyer/domain/scheduling/timeslot-changes/touched-tickets.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';

/** The unused tickets of a group for a date, from today on. */
export async function listSoldOfGroup(
  scope: ClientScope,
  ticketGroupId: string,
  today: string,
): Promise<SoldTickets[]> {
  const { rows } = await sql<SoldTickets>`
    select t.visit_date as date, count(*)::int as ticket_count
    from ticket t
    join ticket_type y on y.client_id = t.client_id and y.id = t.ticket_type_id
    where t.client_id = ${scope.clientId} and y.ticket_group_id = ${ticketGroupId} and t.state = 'active'
      and t.used_at is null and t.replaced_by is null and t.visit_date >= ${today}::date
    group by 1`.execute(scope.tx);
  return rows;
}

/** What the limit of a group counts: per timeslot, per day or in all, after its kind. */
export async function countSoldOfGroup(
  scope: ClientScope,
  ticketGroupId: string,
  { kind, today }: { kind: TicketGroupKind; today: string },
): Promise<SoldTickets[]> {
  const isUndated = kind === 'continuous' || kind === 'period';
  const { rows } = await sql<SoldTickets>`
    select case when ${isUndated} then null else t.visit_date end as date, count(*)::int as ticket_count
    from ticket t
    join ticket_type y on y.client_id = t.client_id and y.id = t.ticket_type_id
    where t.client_id = ${scope.clientId} and y.ticket_group_id = ${ticketGroupId} and t.state <> 'cancelled'
      and t.replaced_by is null and (${isUndated} or t.visit_date >= ${today}::date)
    group by 1, case when ${isUndated} then null else t.timeslot_id end`.execute(scope.tx);
  return rows;
}
