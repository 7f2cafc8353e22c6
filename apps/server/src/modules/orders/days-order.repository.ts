import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { Weekday } from '@foyer/domain/calendar/weekday.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** Dates of visits of one ticket group. */
export interface VisitDays {
  ticketGroupId: string;
  from: LocalDate;
  until: LocalDate;
  weekdays: readonly Weekday[];
}

/** The orders with a valid ticket of the group for one of these days. */
export async function countOrdersForDays(
  scope: ClientScope,
  { ticketGroupId, from, until, weekdays }: VisitDays,
  countsTestOrders: boolean,
): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    select count(distinct t.order_id)::int as orders
    from ticket t
    join ticket_type y on y.client_id = t.client_id and y.id = t.ticket_type_id
    where t.client_id = ${scope.clientId} and t.visit_date between ${from} and ${until}
      and extract(isodow from t.visit_date)::int = any (${[...weekdays]}::int[])
      and t.state = 'active' and t.test = ${countsTestOrders}
      and y.ticket_group_id = ${ticketGroupId}`.execute(scope.tx);
  return rows[0]?.orders ?? 0;
}
