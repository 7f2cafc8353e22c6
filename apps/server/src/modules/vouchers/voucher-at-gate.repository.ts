import type { VoucherAtGate } from '@foyer/domain/vouchers/decide-voucher-scan.ts';
import { readVoucherCode } from '@foyer/domain/vouchers/voucher-code.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { nameForStaff } from '../catalog/index.ts';
import { getVoucherBatch, listWorth } from './voucher-batch.repository.ts';

export interface ScannedVoucher extends VoucherAtGate {
  id: string;
  batchId: string;
}

/** The voucher of a scanned code, held until the transaction ends: of two gates one is first. */
export async function lockVoucherByCode(
  scope: ClientScope,
  scanned: string,
): Promise<ScannedVoucher | undefined> {
  const code = readVoucherCode(scanned);
  if (code === null) return undefined;
  const { rows } = await sql<ScannedVoucher>`
    select v.id, v.batch_id, v.used_at, v.cancelled_at, b.valid_from, b.valid_until, b.at_gate,
      (select name from device d where d.client_id = v.client_id and d.id = v.device_id) as device_name
    from voucher v join voucher_batch b on b.client_id = v.client_id and b.id = v.batch_id
    where v.client_id = ${scope.clientId} and v.code = ${code} for no key update of v`.execute(scope.tx);
  return rows[0];
}

/** A gate has let its party in. The caller holds it by `lockVoucherByCode`. */
export async function useVoucherAtGate(
  scope: ClientScope,
  id: string,
  deviceId: string,
  at: Date,
): Promise<void> {
  await sql`update voucher set used_at = ${at}, device_id = ${deviceId}
    where client_id = ${scope.clientId} and id = ${id} and used_at is null`.execute(scope.tx);
}

/** What a gate shows of a voucher: its tickets, and how many may come in. */
export async function showVoucherAtGate(
  scope: ClientScope,
  voucherId: string,
  language: string | undefined,
): Promise<{ tickets: string; batchName: string; size: number; isUsed: boolean }> {
  const voucher = await scope.tx
    .selectFrom('voucher')
    .select(['batchId', 'usedAt'])
    .where('clientId', '=', scope.clientId)
    .where('id', '=', voucherId)
    .executeTakeFirstOrThrow();
  const [{ name: batchName }, worth] = await Promise.all([
    getVoucherBatch(scope, voucher.batchId),
    listWorth(scope, [voucher.batchId]),
  ]);
  const unnamed = worth.map((one) => ({ ...one, ticketTypeName: one.ticketGroupName, productName: '' }));
  const named = await nameForStaff(scope, unnamed, language);
  return {
    tickets: named.map(({ quantity, ticketTypeName }) => `${quantity} × ${ticketTypeName}`).join(', '),
    batchName,
    size: worth.reduce((sum, { quantity }) => sum + quantity, 0),
    isUsed: voucher.usedAt !== null,
  };
}
