import type { GateContext } from '@foyer/domain/scanning/gate-contract.ts';
import type { RememberedDevice } from '../app/device-memory.ts';
import { deviceStatus } from '../app/device-status.ts';
import { type GateCall, readList, reportDevice, sendScan, undoScan } from '../app/gate-api.ts';
import { passSequence, waitingScans } from '../offline-queue/scan-queue.ts';
import { type SettledScan, sendWaitingScans } from '../offline-queue/send-waiting-scans.ts';
import { sendWaitingUndos } from '../offline-queue/take-back.ts';
import { noteOnList } from './offline-gate.ts';

export interface CaughtUp {
  context: GateCall<GateContext>;
  sent: number;
  differing: SettledScan[];
}

/** Tells the server how this device does, sends what waits, and brings its list up to date. */
export async function catchUp(device: Pick<RememberedDevice, 'key' | 'name'>): Promise<CaughtUp> {
  const result: CaughtUp = {
    context: await reportDevice(device.key, await deviceStatus(waitingScans().length)),
    sent: 0,
    differing: [],
  };
  if (result.context.kind !== 'answered') return result;
  await passSequence(result.context.value.lastSequence);
  if (waitingScans().length > 0) {
    const { sent, differing, ended } = await sendWaitingScans(({ passed: _passed, ...scan }) =>
      sendScan(device.key, scan),
    );
    result.sent = sent;
    result.differing = differing;
    if (ended === 'unreachable' || ended === 'not-paired') return { ...result, context: { kind: ended } };
  }
  await sendWaitingUndos((undo) => undoScan(device.key, undo));
  await updateList(device.key).catch(() => null);
  // Scans that were made meanwhile are not on the server's list yet.
  for (const { passed = [], at, direction = 'in' } of waitingScans())
    await noteOnList(passed, { at: new Date(at), direction, deviceName: device.name });
  return result;
}

/** The last list came in whole: the next one begins at its own beginning, and holds all that was answered before. */
let isListWhole = false;

async function updateList(deviceKey: string): Promise<void> {
  const [{ syncList }, { listNotes, settleNotes }] = await Promise.all([
    import('../offline-list/sync-list.ts'),
    import('../offline-list/note-scan.ts'),
  ]);
  const before = isListWhole ? await listNotes() : [];
  isListWhole = false;
  isListWhole = (await syncList((after) => readList(deviceKey, after))) === 'answered';
  if (!isListWhole) return;
  // Scans that the server has not got yet are on this list only.
  const waiting = new Set(waitingScans().map(({ at }) => Date.parse(at)));
  await settleNotes(before.filter(({ atMs }) => !waiting.has(atMs)));
}
