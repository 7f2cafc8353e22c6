import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import type { HeldData } from '../person-data/index.ts';

/** Entries about orders, and of them those with values that are sealed with the orders' keys. */
export async function countEntriesOfOrders(
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<HeldData> {
  const { rows } = await sql<HeldData>`
    select 'audit' as kind, count(*)::int as records, min(at) as from, max(at) as until
    from audit_entry where client_id = ${scope.clientId} and entity = 'order'
      and entity_id = any (${[...orderIds]}::uuid[]) and person_key_id is not null`.execute(scope.tx);
  return rows[0] ?? { kind: 'audit', records: 0, from: null, until: null };
}

export async function listEntriesOfOrders(
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<{ at: Date; action: string }[]> {
  const { rows } = await sql<{ at: Date; action: string }>`
    select at, action from audit_entry where client_id = ${scope.clientId} and entity = 'order'
      and entity_id = any (${[...orderIds]}::uuid[]) order by id`.execute(scope.tx);
  return rows;
}
