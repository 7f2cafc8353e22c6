import { open } from 'node:fs/promises';
import { isReachable, type RunAccount } from './run-account.ts';

/** The number under which the first inherited descriptor after stdin, stdout and stderr arrives. */
const INHERITED_DESCRIPTOR = 3;

export interface FolderForAccount {
  /** The path by which the child process reaches the folder. */
  path: string;
  /** Descriptors to append to the child's stdio. */
  inherit: number[];
  close(): Promise<void>;
}

/**
 * Lets a process of a weaker account use a folder of its own that lies below folders closed to it (a data
 * folder under /root): it inherits the folder opened by root and walks in through /proc, Linux only.
 */
export async function openForAccount(
  folder: string,
  account: RunAccount | undefined,
): Promise<FolderForAccount> {
  if (!account || isReachable(folder, account)) {
    return { path: folder, inherit: [], close: async () => {} };
  }
  const handle = await open(folder, 'r');
  return {
    path: `/proc/self/fd/${INHERITED_DESCRIPTOR}`,
    inherit: [handle.fd],
    close: () => handle.close(),
  };
}
