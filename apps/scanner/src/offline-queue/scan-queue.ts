import type { ScanInput, UndoScanInput } from '@foyer/domain/scanning/gate-contract.ts';
import { readItem, writeItem } from '../app/device-memory.ts';

const sequenceItem = 'foyer.gate.sequence';
const waitingItem = 'foyer.gate.waiting';
const undoneItem = 'foyer.gate.undone';

/** A scan that the server has not answered, and what it let in on the list of this device. */
export interface WaitingScan extends ScanInput {
  passed?: string[];
}

/** Two windows of one device share its counter and its queue, so each change is made by one at a time. */
async function alone<T>(act: () => T | Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('foyer.gate.queue', async () => act()) : act();
}

/** The next number of this device: never given twice, also not after a reload. */
export function takeSequence(): Promise<number> {
  return alone(nextSequence);
}

function nextSequence(): number {
  const next = (readItem<number>(sequenceItem) ?? 0) + 1;
  writeItem(sequenceItem, next);
  return next;
}

/** The server has seen this number: ours must be beyond it (a device that lost its memory). */
export function passSequence(seen: number): Promise<void> {
  return alone(() => {
    if ((readItem<number>(sequenceItem) ?? 0) < seen) writeItem(sequenceItem, seen);
  });
}

/** As they were read last: thousands may wait, and a verdict is shown after they were read. */
let read = { text: '', scans: [] as readonly WaitingScan[] };

/** Scans that the server has not answered, oldest first. */
export function waitingScans(): readonly WaitingScan[] {
  const text = localStorage.getItem(waitingItem) ?? '';
  if (text !== read.text) read = { text, scans: readItem<WaitingScan[]>(waitingItem) ?? [] };
  return read.scans;
}

/**
 * Keeps what is decided; null = nothing to keep. The lock is asked for while the scan is decided, and the number is taken under
 * the same lock: a visitor waits for each.
 * @param numbered the number of the scan, where it has one already
 * @returns the number
 */
export function keepDecided(
  numbered: number | undefined,
  deciding: Promise<Omit<WaitingScan, 'sequence'> | null>,
): Promise<number> {
  return alone(async () => {
    const scan = await deciding;
    const sequence = numbered ?? nextSequence();
    if (scan) addScan({ ...scan, sequence });
    return sequence;
  });
}

/** Adds to the text of the others: a verdict does not wait until thousands are written again. */
function addScan(scan: WaitingScan): void {
  const scans = [...waitingScans(), scan];
  const others = read.text.slice(0, -1);
  const text = scans.length === 1 ? JSON.stringify(scans) : `${others},${JSON.stringify(scan)}]`;
  localStorage.setItem(waitingItem, text);
  read = { text, scans };
}

export function dropScan(sequence: number): Promise<void> {
  return alone(() =>
    writeItem(
      waitingItem,
      waitingScans().filter((scan) => scan.sequence !== sequence),
    ),
  );
}

/**
 * Pairing again may make this phone another gate: what still waits goes along as scans of that gate, numbered after those
 * that the server has of it.
 */
export function continueNumbering(lastSequence: number): Promise<void> {
  return alone(() => {
    writeItem(sequenceItem, lastSequence);
    writeItem(
      waitingItem,
      waitingScans().map((scan) => ({ ...scan, sequence: nextSequence() })),
    );
    writeItem(undoneItem, null);
  });
}

/** The number of a scan that waits is that of another scan at the server: it gets a fresh one, and keeps its place. */
export function renumberScan(sequence: number): Promise<void> {
  return alone(() =>
    writeItem(
      waitingItem,
      waitingScans().map((scan) =>
        scan.sequence === sequence ? { ...scan, sequence: nextSequence() } : scan,
      ),
    ),
  );
}

/** Scans that were taken back, and the server does not know it. */
export function waitingUndos(): UndoScanInput[] {
  return readItem<UndoScanInput[]>(undoneItem) ?? [];
}

export function keepUndo(undo: UndoScanInput): Promise<void> {
  return alone(() => writeItem(undoneItem, [...waitingUndos(), undo]));
}

export function dropUndo(sequence: number): Promise<void> {
  return alone(() =>
    writeItem(
      undoneItem,
      waitingUndos().filter((undo) => undo.sequence !== sequence),
    ),
  );
}
