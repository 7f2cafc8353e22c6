import { sql } from 'kysely';
import type { ClientScope, Database } from '../../platform/database/database.ts';

/** Keeps which of the orders that were looked at differ, since when and by how much, and forgets those that no longer do. */
export async function keepDifferences(
  scope: ClientScope,
  lookedAt: readonly string[],
  differing: readonly { orderId: string; differenceMinor: number }[],
): Promise<void> {
  const ids = differing.map(({ orderId }) => orderId);
  await sql`delete from ledger_difference where client_id = ${scope.clientId}
    and order_id = any (${[...lookedAt]}::uuid[]) and order_id <> all (${ids}::uuid[])`.execute(scope.tx);
  await sql`insert into ledger_difference (client_id, order_id, difference_minor)
    select ${scope.clientId}, d.id, d.amount
    from unnest(${ids}::uuid[], ${differing.map((one) => one.differenceMinor)}::bigint[]) as d (id, amount)
    on conflict (client_id, order_id) do update set difference_minor = excluded.difference_minor`.execute(
    scope.tx,
  );
}

/** All clients (worker role). */
export async function listLedgerClients(db: Database): Promise<{ id: string; subdomain: string }[]> {
  return db.selectFrom('client').select(['id', 'subdomain']).orderBy('subdomain').execute();
}

/** How far the walk of the auditor has come with a client, and whether the orders older than the ledger are posted. */
export interface LedgerProgress {
  auditedUntil: string | null;
  postedUntil: string | null;
  arePosted: boolean;
  /** By how much the ledger differs from what is on the gift cards. */
  cardsDifferenceMinor: number;
}

export async function getProgress(scope: ClientScope): Promise<LedgerProgress> {
  const row = await scope.tx
    .selectFrom('ledgerProgress')
    .select(['auditedUntil', 'postedUntil', 'arePosted', 'cardsDifferenceMinor'])
    .where('clientId', '=', scope.clientId)
    .executeTakeFirst();
  return row ?? { auditedUntil: null, postedUntil: null, arePosted: false, cardsDifferenceMinor: 0 };
}

export async function keepProgress(scope: ClientScope, progress: Partial<LedgerProgress>): Promise<void> {
  await scope.tx
    .insertInto('ledgerProgress')
    .values({ clientId: scope.clientId, ...progress })
    .onConflict((conflict) => conflict.column('clientId').doUpdateSet(progress))
    .execute();
}
