import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { describeProcess, isProcessAlive } from './process-identity.ts';

export interface Ownership {
  /** Another living process started this cluster and will stop it. */
  heldByOther: boolean;
  release(): Promise<void>;
}

/**
 * Decides which process may stop a cluster. The file names its owner; a dead owner's file is taken over, so
 * nothing has to be repaired by hand after a `kill -9`.
 */
export async function takeOwnership(ownerFile: string): Promise<Ownership> {
  const claim = describeProcess(process.pid);
  for (;;) {
    try {
      await writeFile(ownerFile, claim, { flag: 'wx' });
      return { heldByOther: false, release: () => rm(ownerFile, { force: true }) };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const holder = await readOwner(ownerFile);
    // An empty file: its writer has created it this very moment and not yet filled it in, or died doing so.
    if (holder === '') await new Promise((resolve) => setTimeout(resolve, 50));
    else if (isAlive(holder)) return { heldByOther: true, release: async () => {} };
    const current = await readFile(ownerFile, 'utf8').catch(() => undefined);
    if (current === holder) await discard(ownerFile);
  }
}

/** Empty where it has gone in the meantime. */
function readOwner(ownerFile: string): Promise<string> {
  return readFile(ownerFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
}

/** Renaming first lets only one of several newcomers remove a dead owner's file. */
async function discard(ownerFile: string): Promise<void> {
  const aside = `${ownerFile}.${process.pid}`;
  await rename(ownerFile, aside).catch(() => {});
  await rm(aside, { force: true });
}

function isAlive(holder: string): boolean {
  const pid = Number(holder.split(' ')[0]);
  return isProcessAlive(pid) && describeProcess(pid) === holder;
}
