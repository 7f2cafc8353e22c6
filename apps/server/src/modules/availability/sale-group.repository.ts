import type { AvailabilityType } from '@foyer/domain/catalog/ticket-group-kinds.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** What the product says about a ticket group of it. */
export interface ProductOfGroup {
  ticketGroupId: string;
  isArchived: boolean;
  availabilityType: AvailabilityType;
  /** Switched off on the channel that is asked about. */
  isOffChannel: boolean;
}

/** The products of some ticket groups, by group. */
export async function listProductsOfGroups(
  scope: ClientScope,
  ticketGroupIds: readonly string[],
  channelId: string | null,
): Promise<Map<string, ProductOfGroup>> {
  const { rows } = await sql<ProductOfGroup>`
    select g.id as ticket_group_id, p.archived_at is not null as is_archived, p.availability_type,
      coalesce(not c.enabled, false) as is_off_channel
    from ticket_group g
    join product p on p.client_id = g.client_id and p.id = g.product_id
    left join product_channel c on c.client_id = p.client_id and c.product_id = p.id and c.channel_id = ${channelId}
    where g.client_id = ${scope.clientId} and g.id = any (${[...ticketGroupIds]}::uuid[])`.execute(scope.tx);
  return new Map(rows.map((row) => [row.ticketGroupId, row]));
}
