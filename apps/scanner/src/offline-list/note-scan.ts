import { asked, ended } from '@foyer/ui/browser/indexed-db.ts';
import { forgetCount, type KeptTicket, type KeptVoucher, openGateDatabase } from './gate-database.ts';

export interface NotedScan {
  at: Date;
  direction: 'in' | 'out';
  deviceName: string;
}

/** Writes on the list what this device let in or out, so that it knows it also before the server says so. */
export async function noteScan(
  codes: readonly string[],
  { at, direction, deviceName }: NotedScan,
  unlisted: KeptTicket | null = null,
): Promise<void> {
  if (codes.length === 0) return;
  const transaction = (await openGateDatabase()).transaction(['tickets', 'vouchers'], 'readwrite');
  const [tickets, vouchers] = [transaction.objectStore('tickets'), transaction.objectStore('vouchers')];
  for (const code of codes) {
    const ticket: KeptTicket | undefined = (await asked(tickets.get(code))) ?? unlisted ?? undefined;
    if (ticket) {
      const isNoted = ticket.scans.some(([atMs, way]) => atMs === at.getTime() && way === direction);
      if (!isNoted)
        tickets.put({ ...ticket, scans: [...ticket.scans, [at.getTime(), direction, deviceName]] });
      continue;
    }
    const voucher: KeptVoucher | undefined = await asked(vouchers.get(code));
    if (voucher && direction === 'in') vouchers.put({ ...voucher, usedAtMs: at.getTime(), deviceName });
  }
  await ended(transaction);
  if (unlisted) forgetCount();
}

/** Staff took a scan back. */
export async function forgetScan(codes: readonly string[], at: Date): Promise<void> {
  if (codes.length === 0) return;
  const transaction = (await openGateDatabase()).transaction(['tickets', 'vouchers'], 'readwrite');
  const [tickets, vouchers] = [transaction.objectStore('tickets'), transaction.objectStore('vouchers')];
  for (const code of codes) {
    const ticket: KeptTicket | undefined = await asked(tickets.get(code));
    if (ticket) tickets.put({ ...ticket, scans: ticket.scans.filter(([atMs]) => atMs !== at.getTime()) });
    const voucher: KeptVoucher | undefined = await asked(vouchers.get(code));
    if (voucher?.usedAtMs === at.getTime()) vouchers.put({ ...voucher, usedAtMs: null, deviceName: null });
  }
  await ended(transaction);
}
