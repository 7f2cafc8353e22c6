import type { VoucherAtGate } from '@foyer/domain/vouchers/voucher-at-gate.ts';
import { readVoucherCode } from '@foyer/domain/vouchers/voucher-code.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { returnSoldPlaces, sellPlaces } from '../capacity/index.ts';
import { listNamedWorth, worthInWords } from './named-worth.ts';
import { getVoucherBatch } from './voucher-batch.repository.ts';
import { counterOfVoucher } from './voucher-counter.repository.ts';

export interface ScannedVoucher extends VoucherAtGate {
  id: string;
  batchId: string;
}

/** The voucher of a scanned code, held by an advisory lock: of two gates the second sees the scan of the first. */
export async function findScannedVoucher(
  scope: ClientScope,
  scanned: string,
): Promise<ScannedVoucher | undefined> {
  const code = readVoucherCode(scanned);
  if (code === null) return undefined;
  const key = `voucher at gates ${scope.clientId} ${code}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(scope.tx);
  const { rows } = await sql<ScannedVoucher>`
    select v.id, v.batch_id, v.used_at, v.cancelled_at, b.valid_from, b.valid_until, b.at_gate, b.test,
      (select name from device d where d.client_id = v.client_id and d.id = v.device_id) as device_name
    from voucher v join voucher_batch b on b.client_id = v.client_id and b.id = v.batch_id
    where v.client_id = ${scope.clientId} and v.code = ${code}`.execute(scope.tx);
  return rows[0];
}

/**
 * Lets a party in on a voucher: takes its counter, so that of a gate and a cart one is first.
 * @returns false where it was used or is held.
 */
export async function useVoucherAtGate(
  scope: ClientScope,
  id: string,
  deviceId: string,
  at: Date,
): Promise<boolean> {
  const isFree = await sellPlaces(scope, [{ counterId: counterOfVoucher(scope.clientId, id), quantity: 1 }]);
  if (isFree) await setGateOfVoucher(scope, id, { deviceId, at });
  return isFree;
}

/** The gate that let the party in, and when. */
export async function setGateOfVoucher(
  scope: ClientScope,
  id: string,
  { deviceId, at }: { deviceId: string; at: Date },
): Promise<void> {
  await sql`update voucher set used_at = ${at}, device_id = ${deviceId}
    where client_id = ${scope.clientId} and id = ${id}`.execute(scope.tx);
}

/** Staff took the scan of a voucher back within seconds: it can be used again. */
export async function giveVoucherBackAtGate(scope: ClientScope, id: string, deviceId: string): Promise<void> {
  const { numAffectedRows } = await sql`update voucher set used_at = null, device_id = null
    where client_id = ${scope.clientId} and id = ${id} and device_id = ${deviceId}`.execute(scope.tx);
  if (numAffectedRows)
    await returnSoldPlaces(scope, [{ counterId: counterOfVoucher(scope.clientId, id), quantity: 1 }]);
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
    listNamedWorth(scope, [voucher.batchId], language),
  ]);
  return {
    tickets: worthInWords(worth),
    batchName,
    size: worth.reduce((sum, { quantity }) => sum + quantity, 0),
    isUsed: voucher.usedAt !== null,
  };
}
