import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import type { HeldData } from '../person-data/index.ts';

export async function countPostingsOfOrders(
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<HeldData> {
  const { rows } = await sql<HeldData>`
    select 'ledger' as kind, count(*)::int as records, min(at) as from, max(at) as until
    from ledger_posting where client_id = ${scope.clientId} and order_id = any (${[...orderIds]}::uuid[])`.execute(
    scope.tx,
  );
  return rows[0] ?? { kind: 'ledger', records: 0, from: null, until: null };
}
