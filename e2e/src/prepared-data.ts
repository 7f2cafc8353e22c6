import { access, constants, cp, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { startServerProcess } from '@foyer/testkit/server-process.ts';
import { inject } from 'vitest';

/**
 * Makes `dataDir` what a first start with these settings leaves behind, without doing that start again for every
 * journey: the first journey that asks prepares it, all others get a copy. Whatever else the settings say takes
 * effect when the server starts on it.
 */
export async function copyPreparedData(dataDir: string, settings: Record<string, string>): Promise<void> {
  // What a first start writes down depends on these alone.
  const { FOYER_DEMO = '0', FOYER_SECRET, DEMO_PASSWORD = '' } = settings;
  const kind = [FOYER_DEMO === '0' ? 'empty' : 'demo', FOYER_SECRET ? 'given-secret' : 'own-secret'].join(
    '-',
  );
  const prepared = path.join(inject('preparedDataDir'), kind);
  if (!(await exists(prepared))) {
    await prepare(prepared, { FOYER_DEMO, DEMO_PASSWORD, ...(FOYER_SECRET ? { FOYER_SECRET } : {}) });
  }
  await cp(prepared, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

/** Whole or not at all: another journey may be preparing the same. */
async function prepare(prepared: string, settings: Record<string, string>): Promise<void> {
  const unfinished = await mkdtemp(`${prepared}-`);
  const server = await startServerProcess({ ...settings, FOYER_DATA_DIR: unfinished, LOG_LEVEL: 'warn' });
  await server.stop();
  await rename(unfinished, prepared).catch(() => rm(unfinished, { recursive: true, force: true }));
}

const exists = (folder: string): Promise<boolean> =>
  access(folder).then(
    () => true,
    () => false,
  );
