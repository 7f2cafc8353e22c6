import { voucherAtGate } from '@foyer/domain/vouchers/voucher-at-gate.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { giveVoucherBackAtGate, type ScannedVoucher, setGateOfVoucher } from '../../vouchers/index.ts';
import type { KnownTicket } from '../scanned-facts.repository.ts';
import { firstOfDays, settle } from '../settle-ticket.ts';
import {
  listAcceptedScansOfVoucher,
  restoreSettledOfVoucher,
  setFirstEntriesOfVoucher,
} from './voucher-scan.repository.ts';

/** What a gate knows of a held voucher. */
export async function ticketOfVoucher(
  scope: ClientScope,
  voucher: ScannedVoucher,
  timeZone: string,
): Promise<KnownTicket> {
  const scans = await listAcceptedScansOfVoucher(scope, voucher.id);
  return {
    ...{ id: '', ticketTypeId: '' },
    ...voucherAtGate(voucher, scans, timeZone),
    acceptedScans: scans,
  };
}

interface When {
  timeZone: string;
  now: Date;
}

/** After a scan of a held voucher came in late, as `settleTicket`. @returns whether its party came in. */
export async function settleVoucher(
  scope: ClientScope,
  voucher: ScannedVoucher,
  { timeZone, now }: When,
): Promise<boolean> {
  const scans = await listAcceptedScansOfVoucher(scope, voucher.id);
  const standing = await settle(scope, voucherAtGate(voucher, [], timeZone), scans, { timeZone, now });
  await setFirstEntriesOfVoucher(scope, voucher.id, firstOfDays(standing, timeZone));
  const entry = standing.find(({ direction }) => direction === 'in');
  if (entry) await setGateOfVoucher(scope, voucher.id, entry);
  return entry !== undefined;
}

/** After the entry of a device was taken back: a later one that was one too many counts again, or the voucher is free. */
export async function restoreVoucher(
  scope: ClientScope,
  voucher: ScannedVoucher,
  deviceId: string,
  when: When,
): Promise<void> {
  await restoreSettledOfVoucher(scope, voucher.id);
  if (!(await settleVoucher(scope, voucher, when))) await giveVoucherBackAtGate(scope, voucher.id, deviceId);
}
