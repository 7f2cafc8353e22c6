import { correctedTime, UNDO_SECONDS } from '@foyer/domain/scanning/corrected-time.ts';
import type { GateCount, undoScanInput } from '@foyer/domain/scanning/gate-contract.ts';
import type { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { RefusedError } from '../../../platform/errors.ts';
import { lockNumbersAhead } from '../../tickets/index.ts';
import { type CallingDevice, keepUndosAhead, type UndoAhead } from '../devices/calling-device.repository.ts';
import { countToday } from '../gate-settings.ts';
import { listRowsOfScan, type StoredScan } from '../scan.repository.ts';
import { takeBackScan } from './take-back-scan.ts';

/** Of scans that never come; the newest are kept. */
const mostAhead = 50;

/**
 * Takes a scan of this device back that let visitors in or out: they come with the same ticket again. Sent again it
 * changes nothing. One that is here before its scan waits with the device, which is held: `undoAhead` takes the scan back as it
 * comes in. @throws RefusedError `scan-undo-too-late`.
 */
export async function undoScan(
  app: App,
  scope: ClientScope,
  device: CallingDevice,
  undo: z.output<typeof undoScanInput>,
): Promise<{ today: GateCount }> {
  const now = app.clock();
  const at = correctedTime(undo, now);
  const rows = await listHeldRows(scope, device.id, undo.sequence);
  const [first] = rows;
  if (!first) {
    const others = device.undosAhead.filter(({ sequence }) => sequence !== undo.sequence);
    const ahead: UndoAhead = { sequence: undo.sequence, at: at.toISOString() };
    await keepUndosAhead(scope, device.id, [...others, ahead].slice(-mostAhead));
  } else if (rows.some(({ verdict }) => verdict === 'valid')) {
    if (at.getTime() - first.at.getTime() > UNDO_SECONDS * 1000)
      throw new RefusedError([{ code: 'scan-undo-too-late', params: { seconds: UNDO_SECONDS } }], 409);
    await takeBackScan(scope, device, rows, { at, now });
  }
  return { today: await countToday(scope, device.gate, now) };
}

/**
 * Takes a scan back that has just been kept, where its undo was here first. A slow call makes a scan seem later than it was made, so
 * that it may seem later than its undo; a sequence that a device gave twice is another scan by its time.
 */
export async function undoAhead(
  scope: ClientScope,
  device: Pick<CallingDevice, 'id' | 'name' | 'gate' | 'undosAhead'>,
  { sequence, at: scannedAt, now }: { sequence: number; at: Date; now: Date },
): Promise<void> {
  const undo = device.undosAhead.find((one) => one.sequence === sequence);
  if (!undo) return;
  const at = new Date(undo.at);
  const isOfScan = Math.abs(at.getTime() - scannedAt.getTime()) <= UNDO_SECONDS * 1000;
  if (isOfScan)
    await takeBackScan(scope, device, await listRowsOfScan(scope, device.id, sequence), { at, now });
  await keepUndosAhead(
    scope,
    device.id,
    device.undosAhead.filter((one) => one !== undo),
  );
}

/** The rows of a scan; a sale that comes in now waits, or has given the scan to its ticket. */
export async function listHeldRows(
  scope: ClientScope,
  deviceId: string,
  sequence: number,
): Promise<StoredScan[]> {
  const rows = await listRowsOfScan(scope, deviceId, sequence);
  const [first] = rows;
  if (!first || first.ticketId || first.voucherId) return rows;
  await lockNumbersAhead(scope, [first.code]);
  return listRowsOfScan(scope, deviceId, sequence);
}
