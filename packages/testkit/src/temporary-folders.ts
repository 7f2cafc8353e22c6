import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isProcessAlive } from '@foyer/server/platform/embedded-postgres/process-identity.ts';
import { readPostmasterFile } from '@foyer/server/platform/embedded-postgres/running-postmaster.ts';
import { stopPostmaster } from '@foyer/server/platform/embedded-postgres/stop-postmaster.ts';

const PREFIX = 'foyer-test-';
const namedAfterProcess = /^foyer-test-[a-z]+-(\d+)-/;

/** Makes a temporary folder whose name holds the id of the process that needs it. `purpose` is one word. */
export function makeTemporaryFolder(purpose: string): string {
  return mkdtempSync(path.join(tmpdir(), `${PREFIX}${purpose}-${process.pid}-`));
}

/**
 * A test run that was killed cannot tidy up: the next one removes the folders of processes that are no more,
 * and stops the PostgreSQL that runs in one.
 */
export async function removeAbandonedFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const owner = Number(namedAfterProcess.exec(name)?.[1]);
    if (!owner || isProcessAlive(owner)) continue;
    const folder = path.join(tmpdir(), name);
    const postmaster = await readPostmasterFile(path.join(folder, 'postgres'));
    if (postmaster) await stopPostmaster(postmaster.pid);
    await rm(folder, { recursive: true, force: true });
  }
}
