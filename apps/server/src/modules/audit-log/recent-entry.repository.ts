import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

interface WantedEntry {
  actorId: string;
  action: string;
  entity: string;
  entityId: string;
}

/** Whether an actor did the same to the same thing in the last minutes, for what one entry is enough for. */
export async function hasEntrySince(
  scope: ClientScope,
  { actorId, action, entity, entityId }: WantedEntry,
  minutes: number,
): Promise<boolean> {
  const { rows } = await sql`select from audit_entry
    where client_id = ${scope.clientId} and entity = ${entity} and entity_id = ${entityId} and action = ${action}
      and actor_id = ${actorId} and at > now() - make_interval(mins => ${minutes}) limit 1`.execute(scope.tx);
  return rows.length > 0;
}
