import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** Tickets of a timeslot that a till sold; null = without one. */
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
    select t.timeslot_id, count(*)::int as tickets
    from desk_sale s join ticket t on t.client_id = s.client_id and t.order_id = s.order_id
    where s.client_id = ${scope.clientId} and s.till_id = ${tillId} and s.at > ${since}
    group by t.timeslot_id`.execute(scope.tx);
  return rows;
}
