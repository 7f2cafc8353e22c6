import type { OfflineAnswer, OfflineScan } from '../offline-list/decide-offline.ts';
import type { KeptList, KeptTicket } from '../offline-list/gate-database.ts';
import type { NotedScan } from '../offline-list/note-scan.ts';
import { notChecked, type ShownVerdict } from './shown-verdict.ts';

/** What a device does by itself is loaded after the first screen: a gate opens within a second. */
const loadRule = once(() => import('../offline-list/decide-offline.ts'));
const loadList = once(() => import('../offline-list/gate-database.ts'));
const loadNotes = once(() => import('../offline-list/note-scan.ts'));

/** Loads it while no visitor waits, and decides once as a rehearsal. */
export function prepareOffline(): void {
  const rehearse = async () => {
    const [{ rehearseDecision }, { keptList }] = await Promise.all([loadRule(), loadList(), loadNotes()]);
    const list = await keptList();
    if (list) await rehearseDecision(list);
  };
  void rehearse().catch(() => null);
}

/** The verdict by the list of this device; null = it has no list, or keeps none. */
export async function decideByList(scan: OfflineScan): Promise<OfflineAnswer | null> {
  try {
    const [{ decideOffline }, { keptList }] = await Promise.all([loadRule(), loadList()]);
    const list = await keptList();
    return list && (await decideOffline(list, scan));
  } catch {
    return null;
  }
}

export function shownOffline(answer: OfflineAnswer | null): ShownVerdict {
  if (!answer) return notChecked(true);
  const { verdict, reason, ticket, earlier, passing, left, size } = answer;
  return {
    ...{ verdict, reason, ticket, isKept: true },
    earlier: earlier && { at: earlier.at.toISOString(), deviceName: earlier.deviceName },
    group: size > 1 ? { people: passing.length, left: left - passing.length, size } : null,
  };
}

/** Failing to write the list loses no scan: the queue has it. */
export async function noteOnList(
  passed: readonly string[],
  scan: NotedScan,
  unlisted: KeptTicket | null = null,
): Promise<void> {
  await loadNotes()
    .then(({ noteScan }) => noteScan(passed, scan, unlisted))
    .catch(() => null);
}

export async function takeBackOnList(passed: readonly string[], at: Date): Promise<void> {
  await loadNotes()
    .then(({ forgetScan }) => forgetScan(passed, at))
    .catch(() => null);
}

export async function readKeptList(): Promise<{ list: KeptList; count: number } | null> {
  try {
    const { keptList, countKeptTickets } = await loadList();
    const list = await keptList();
    return list && { list, count: await countKeptTickets() };
  } catch {
    return null;
  }
}

/** The browser takes tasks for each `import()`, also of what is loaded. One that failed is tried again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | null = null;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = null;
      throw error;
    });
    return loaded;
  };
}
