import { correctedTime } from '@foyer/domain/scanning/corrected-time.ts';
import { decideWrongNumbers, WRONG_NUMBER_MINUTES } from '@foyer/domain/scanning/decide-scan.ts';
import type { scanInput } from '@foyer/domain/scanning/gate-contract.ts';
import type { z } from 'zod';
import type { ClientScope } from '../../../platform/database/database.ts';
import type { RowLocks } from '../../../platform/database/prepared.ts';
import { type LockedCaller, lockCallers } from '../devices/calling-device.repository.ts';
import type { ScannedCode } from '../read-scanned-code.ts';
import { countWrongNumbers, listStoredScans, type StoredScan } from '../scan.repository.ts';

export type Scan = z.output<typeof scanInput>;

/** A scan as it came in. */
export interface SentScan {
  keyHash: Buffer;
  scan: Scan;
  /** Of the screen that shows the answer. */
  language: string | undefined;
}

/** A scan whose device is held. */
export interface CalledScan {
  sent: SentScan;
  device: LockedCaller;
  read: ScannedCode;
  /** When it was made, by the corrected clock. */
  at: Date;
  /** What this device sent under this sequence before. */
  stored: StoredScan | undefined;
  /** Too many wrong numbers of its device. */
  isStopped: boolean;
}

/** Scans of different devices; those whose device is unknown, or held by another transaction, are left out. */
export async function readCalledScans(
  scope: ClientScope,
  scans: readonly { sent: SentScan; read: ScannedCode }[],
  now: Date,
  locks: RowLocks,
): Promise<CalledScan[]> {
  const keysOf = (some: typeof scans) => some.map(({ sent }) => sent.keyHash);
  const typed = scans.filter(({ read }) => read.isTyped);
  // Statements are pipelined in this order: what a device sent before is read when it is held.
  const [devices, stored, wrong] = await Promise.all([
    lockCallers(scope, keysOf(scans), locks),
    listStoredScans(
      scope,
      scans.map(({ sent: { keyHash, scan } }) => ({ keyHash, sequence: scan.sequence })),
    ),
    countWrongNumbers(scope, keysOf(typed), new Date(now.getTime() - WRONG_NUMBER_MINUTES * 60_000)),
  ]);
  const deviceOf = new Map(devices.map((device) => [device.keyHash.toString('hex'), device]));
  const storedOf = new Map(stored.map((scan) => [scan.deviceId, scan]));
  return scans.flatMap(({ sent, read }): CalledScan[] => {
    const device = deviceOf.get(sent.keyHash.toString('hex'));
    if (!device) return [];
    const isStopped = read.isTyped && decideWrongNumbers(wrong.get(device.id) ?? 0) !== null;
    const at = correctedTime(sent.scan, now);
    return [{ sent, device, read, at, stored: storedOf.get(device.id), isStopped }];
  });
}
