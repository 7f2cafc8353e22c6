import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** Valid tickets that a till sold and that take a place of a timeslot; null = those that take none, posters among them. */
export interface SoldOfTimeslot {
  timeslotId: string | null;
  tickets: number;
}

/** What a till sold since a moment. */
export async function listSoldByTill(
  scope: ClientScope,
  tillId: string,
  since: Date,
): Promise<SoldOfTimeslot[]> {
  const { rows } = await sql<SoldOfTimeslot>`
    select case when y.item_kind in ('admission', 'product') then t.timeslot_id end as timeslot_id,
      count(*)::int as tickets
    from desk_sale s
    join ticket t on t.client_id = s.client_id and t.order_id = s.order_id and t.state = 'active'
    join ticket_type y on y.client_id = t.client_id and y.id = t.ticket_type_id
    where s.client_id = ${scope.clientId} and s.till_id = ${tillId} and s.at > ${since}
    group by 1`.execute(scope.tx);
  return rows;
}
