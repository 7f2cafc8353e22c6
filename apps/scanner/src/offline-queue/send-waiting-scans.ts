import type { ScanAnswer, ScanInput } from '@foyer/domain/scanning/gate-contract.ts';
import type { GateCall } from '../app/gate-api.ts';
import { dropScan, waitingScans } from './scan-queue.ts';

export interface SentAfterwards {
  sent: number;
  /** Of those sent: the ones that the server answered with anything but valid. */
  notValid: number;
  /** How the last call ended: `unreachable`, `not-paired` and `stopped` leave the rest waiting. */
  ended: GateCall<ScanAnswer>['kind'];
}

/**
 * Sends what waits, in the device's own order, and deletes each scan only once it is answered: whatever
 * is sent twice has the same sequence, and the server counts it once. One that the server rejects as
 * malformed would be rejected for ever, so it makes room too.
 */
export async function sendWaitingScans(
  send: (scan: ScanInput) => Promise<GateCall<ScanAnswer>>,
): Promise<SentAfterwards> {
  const result: SentAfterwards = { sent: 0, notValid: 0, ended: 'answered' };
  for (const scan of waitingScans()) {
    const call = await send(scan);
    result.ended = call.kind;
    if (call.kind === 'unreachable' || call.kind === 'not-paired' || call.kind === 'stopped') return result;
    await dropScan(scan.sequence);
    result.sent += 1;
    if (call.kind === 'rejected' || call.value.verdict !== 'valid') result.notValid += 1;
  }
  return result;
}
