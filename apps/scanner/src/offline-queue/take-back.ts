import type { GateCount, UndoScanInput } from '@foyer/domain/scanning/gate-contract.ts';
import type { GateCall } from '../app/gate-api.ts';
import { dropScan, dropUndo, keepUndo, waitingScans, waitingUndos } from './scan-queue.ts';

type SendUndo = (undo: UndoScanInput) => Promise<GateCall<{ today: GateCount }>>;

/** Whether the server has decided; otherwise the same call may be sent again. */
const isSettled = ({ kind }: GateCall<unknown>) => kind === 'answered' || kind === 'rejected';

/**
 * Takes a scan back: at the server, where that has it, else later. One that waits may be on its way at this moment, so the
 * server hears of its undo too. @returns what the server said; null = it was not asked yet.
 */
export async function takeScanBack(
  undo: UndoScanInput,
  send: SendUndo,
): Promise<GateCall<{ today: GateCount }> | null> {
  const isWaiting = waitingScans().some(({ sequence }) => sequence === undo.sequence);
  const call = isWaiting ? null : await send(undo);
  if (call === null || !isSettled(call)) await keepUndo(undo);
  if (isWaiting) await dropScan(undo.sequence);
  return call;
}

/** Sends what was taken back; the server keeps an undo of a scan that it has not got, for when that comes. */
export async function sendWaitingUndos(send: SendUndo): Promise<void> {
  for (const undo of waitingUndos()) {
    if (!isSettled(await send(undo))) return;
    await dropUndo(undo.sequence);
  }
}
