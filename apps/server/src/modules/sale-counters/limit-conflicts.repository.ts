import type { SaleCounterKind } from '@foyer/domain/capacity/sale-counters.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** A limit that is lower than what visitors had taken when it was set: they keep their places. */
export interface LimitConflict {
  kind: SaleCounterKind;
  ownerId: string;
  /** A timeslot's id, a date, the start of a quarter of an hour, or '' = in all. */
  scope: string;
  /** What the entity wants. */
  limit: number;
  taken: number;
}

/** What sells more than its limit allows, because the limit was lowered later; the wanted value stays in its entity. */
export async function listLimitConflicts(scope: ClientScope): Promise<LimitConflict[]> {
  const { rows } = await sql<LimitConflict>`
    select c.kind, c.owner_id, c.scope, w.ticket_limit as "limit", c.held + c.sold as taken
    from counter c
    join (
      select 'ticket-type' as kind, client_id, id, ticket_limit from ticket_type
      union all select 'ticket-group', client_id, id, ticket_limit from ticket_group
      union all select 'event', client_id, id, ticket_limit from event
      union all select 'house', client_id, id, house_limit from location) w
      on w.client_id = c.client_id and w.kind = c.kind and w.id = c.owner_id
    where c.client_id = ${scope.clientId} and c.kind <> 'timeslot' and c.held + c.sold > w.ticket_limit
    order by c.kind, c.owner_id, c.scope`.execute(scope.tx);
  return rows;
}
