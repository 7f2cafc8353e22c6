import { access, constants, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** The data folder cannot be used; the message says why and what to do. */
export class UnusableDataFolderError extends Error {}

/**
 * Makes the data folder where it is missing.
 * @throws UnusableDataFolderError when it cannot be made, is a file or cannot be written to.
 */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  const folder = path.resolve(dataDir);
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UnusableDataFolderError(
      `The data folder ${folder} cannot be used: ${why}.\n` +
        'Name a folder with FOYER_DATA_DIR in which this account may write.',
    );
  }
}

/** One level at a time: the recursive `mkdir` of Node never ends below /proc. */
async function makeFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined);
  if (found?.isDirectory()) return;
  if (found) throw new Error(`${folder} is a file`);
  if (folder !== path.dirname(folder)) await makeFolder(path.dirname(folder));
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    // Another process may make it at the same moment.
    if (error.code !== 'EEXIST') throw error;
  });
}
