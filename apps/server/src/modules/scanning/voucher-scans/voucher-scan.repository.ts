import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';
import type { KnownScan } from '../scanned-facts.repository.ts';

interface VoucherScan extends KnownScan {
  deviceId: string;
}

/** What let the party of a voucher in or out, in order of time. */
export async function listAcceptedScansOfVoucher(
  scope: ClientScope,
  voucherId: string,
): Promise<VoucherScan[]> {
  const { rows } = await sql<Omit<VoucherScan, 'ticketId'>>`
    select s.id, s.at, s.direction, s.device_id, d.name as device_name
    from scan s join device d on d.client_id = s.client_id and d.id = s.device_id
    where s.client_id = ${scope.clientId} and s.voucher_id = ${voucherId} and s.verdict = 'valid'
    order by s.at, s.id`.execute(scope.tx);
  return rows.map((row) => ({ ...row, ticketId: '' }));
}

/** The first entry of each day of a voucher. */
export async function setFirstEntriesOfVoucher(
  scope: ClientScope,
  voucherId: string,
  firstOfDays: readonly string[],
): Promise<void> {
  await sql`update scan set first_entry = not first_entry
    where client_id = ${scope.clientId} and voucher_id = ${voucherId}
      and first_entry <> (id = any (${firstOfDays}::uuid[]))`.execute(scope.tx);
}

/** As `restoreSettled`, of a voucher. */
export async function restoreSettledOfVoucher(scope: ClientScope, voucherId: string): Promise<void> {
  await sql`update scan set verdict = 'valid', reason = 'valid', settled_at = null
    where client_id = ${scope.clientId} and voucher_id = ${voucherId} and settled_at is not null
      and verdict = 'refused'`.execute(scope.tx);
}
