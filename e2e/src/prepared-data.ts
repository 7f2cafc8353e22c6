import { access, constants, cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServerProcess } from '@foyer/testkit/server-process.ts';

/**
 * Makes `dataDir` what a first start with these settings leaves behind, without doing that start again for every
 * journey: the first journey that asks prepares it in `preparedDataDir`, all others get a copy. Whatever else the settings say takes
 * effect when the server starts on it.
 */
export async function copyPreparedData(
  preparedDataDir: string,
  dataDir: string,
  settings: Record<string, string>,
): Promise<void> {
  // What a first start writes down depends on these alone.
  const { FOYER_DEMO = '0', FOYER_SECRET, DEMO_PASSWORD = '' } = settings;
  const kind = [FOYER_DEMO === '0' ? 'empty' : 'demo', FOYER_SECRET ? 'given-secret' : 'own-secret'].join(
    '-',
  );
  const prepared = path.join(preparedDataDir, kind);
  await prepareOnce(prepared, { FOYER_DEMO, DEMO_PASSWORD, ...(FOYER_SECRET ? { FOYER_SECRET } : {}) });
  await cp(prepared, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

/** All journeys wait for it: ended too early, each of them would begin it once more, and end as early. */
const PREPARE_PATIENCE_MS = 600_000;

/** Whole or not at all. Another journey may want the same at this moment: one prepares it, the other waits. */
async function prepareOnce(prepared: string, settings: Record<string, string>): Promise<void> {
  const unfinished = `${prepared}-unfinished`;
  while (!(await exists(prepared))) {
    const isMine = await mkdir(unfinished).then(
      () => true,
      () => false,
    );
    if (!isMine) {
      await sleep(100);
      continue;
    }
    // The other one ended between the two questions.
    if (await exists(prepared)) {
      await rm(unfinished, { recursive: true, force: true });
      return;
    }
    try {
      const server = await startServerProcess(
        { ...settings, FOYER_DATA_DIR: unfinished, LOG_LEVEL: 'warn' },
        { patienceMs: PREPARE_PATIENCE_MS },
      );
      await server.stop();
      await removeSpareLog(path.join(unfinished, 'postgres', 'pg_wal'));
      await rename(unfinished, prepared);
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      throw error;
    }
  }
}

/**
 * A PostgreSQL that has stopped cleanly needs the segment of its last checkpoint, which may run on into the next one;
 * what follows are old segments kept to be used again, more than half of all that would be copied.
 */
async function removeSpareLog(folder: string): Promise<void> {
  const segments = (await readdir(folder)).filter((name) => /^[0-9A-F]{24}$/.test(name)).sort();
  await Promise.all(segments.slice(2).map((name) => rm(path.join(folder, name))));
}

const exists = (folder: string): Promise<boolean> =>
  access(folder).then(
    () => true,
    () => false,
  );
