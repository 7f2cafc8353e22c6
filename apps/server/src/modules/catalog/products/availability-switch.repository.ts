import type { AvailabilityType, TicketGroupKind } from '@foyer/domain/catalog/ticket-group-kinds.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';

/**
 * How many tickets of a product visitors still come with: of today or later, or without a date. Counted by reading
 * the rows themselves, over the index of coming visits (decision 0027).
 */
export async function countComingTicketsOfProduct(
  scope: ClientScope,
  productId: string,
  today: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from ticket t
    join ticket_type y on y.client_id = t.client_id and y.id = t.ticket_type_id
    join ticket_group g on g.client_id = y.client_id and g.id = y.ticket_group_id
    where t.client_id = ${scope.clientId} and g.product_id = ${productId}
      and (t.visit_date >= ${today} or t.visit_date is null)
      and t.state = 'active' and t.used_at is null`.execute(scope.tx);
  return rows[0]?.count ?? 0;
}

export async function setAvailabilityType(
  scope: ClientScope,
  productId: string,
  availabilityType: AvailabilityType,
): Promise<void> {
  await scope.tx
    .updateTable('product')
    .set({ availabilityType })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', productId)
    .execute();
}

export async function setTicketGroupKind(
  scope: ClientScope,
  ticketGroupId: string,
  kind: TicketGroupKind,
): Promise<void> {
  await scope.tx
    .updateTable('ticketGroup')
    .set({ kind })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', ticketGroupId)
    .execute();
}
