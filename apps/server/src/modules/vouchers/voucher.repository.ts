import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** Writes the codes that the client does not have yet. @returns those that were written. */
export async function insertVouchers(
  scope: ClientScope,
  batchId: string,
  codes: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    insert into voucher (client_id, batch_id, code)
    select ${scope.clientId}::uuid, ${batchId}::uuid, w.code from unnest(${[...codes]}::text[]) as w (code)
    on conflict do nothing returning code`.execute(scope.tx);
  return rows.map(({ code }) => code);
}

/**
 * Cancels vouchers of a batch that are not used: these, or all that are left.
 * @returns how many; those that are used or cancelled already are left as they are.
 */
export async function cancelVoucherRows(
  scope: ClientScope,
  batchId: string,
  ids: readonly string[] | null,
  at: Date,
): Promise<number> {
  const cancelled = await sql`
    update voucher set cancelled_at = ${at} where client_id = ${scope.clientId} and batch_id = ${batchId}
      and used_at is null and cancelled_at is null
      and (${ids === null} or id = any (${[...(ids ?? [])]}::uuid[]))`.execute(scope.tx);
  return Number(cancelled.numAffectedRows ?? 0);
}
