import type { ScanAnswer } from '@foyer/domain/scanning/gate-contract.ts';
import type { GateCall } from '../app/gate-api.ts';
import { dropScan, renumberScan, type WaitingScan, waitingScans } from './scan-queue.ts';

/** The server's answer to a scan that was made without a connection differs from what the visitor was told. */
export interface SettledScan {
  scan: WaitingScan;
  answer: ScanAnswer;
}

export interface SentAfterwards {
  sent: number;
  /** Of those sent: the ones that need a look. */
  differing: SettledScan[];
  /** Of those sent: the ones that the server could not read. */
  rejected: number;
  /** How the last call ended: `unreachable`, `not-paired` and `stopped` leave the rest waiting. */
  ended: GateCall<ScanAnswer>['kind'];
}

/**
 * Sends what waits, in the device's own order, and deletes each scan only once it is answered: whatever
 * is sent twice has the same sequence, and the server counts it once. One that the server rejects as
 * malformed would be rejected for ever, so it makes room too. One whose number is used is sent again under a fresh one.
 */
export async function sendWaitingScans(
  send: (scan: WaitingScan) => Promise<GateCall<ScanAnswer>>,
): Promise<SentAfterwards> {
  const result: SentAfterwards = { sent: 0, differing: [], rejected: 0, ended: 'answered' };
  // What is taken back meanwhile is not sent any more.
  for (let [scan] = waitingScans(); scan; [scan] = waitingScans()) {
    const call = await send(scan);
    result.ended = call.kind;
    if (call.kind === 'unreachable' || call.kind === 'not-paired' || call.kind === 'stopped') return result;
    if (call.kind === 'rejected' && call.code === 'sequence-used') {
      await renumberScan(scan.sequence);
      continue;
    }
    await dropScan(scan.sequence);
    result.sent += 1;
    if (call.kind === 'rejected') result.rejected += 1;
    else if (needsALook(scan, call.value)) result.differing.push({ scan, answer: call.value });
  }
  return result;
}

/** A visitor who was let in and should not have been; or one who was not checked, and is not let in by the server. */
function needsALook({ told }: WaitingScan, { verdict }: ScanAnswer): boolean {
  if (told === 'valid' || told === 'left') return verdict !== 'valid';
  return (told === 'not-on-list' || told === 'list-old') && verdict === 'refused';
}
