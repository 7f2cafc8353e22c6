import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

export interface LastChange {
  /** The account's username; null where it was no account, or it is gone. */
  name: string | null;
  minutesAgo: number;
}

/** The author and age of the last change of an entity, for the refusal of an outdated page. */
export async function findLastChange(
  scope: ClientScope,
  entity: string,
  entityId: string,
): Promise<LastChange | undefined> {
  const { rows } = await sql<LastChange>`
    select a.username as name, greatest(0, floor(extract(epoch from now() - e.at) / 60))::int as minutes_ago
    from audit_entry e left join account a on a.client_id = e.client_id and a.id = e.actor_id
    where e.client_id = ${scope.clientId} and e.entity = ${entity} and e.entity_id = ${entityId}
    order by e.id desc limit 1`.execute(scope.tx);
  return rows[0];
}
