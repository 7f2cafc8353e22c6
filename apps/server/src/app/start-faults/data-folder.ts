import { access, constants, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '../../env.ts';

/** The data folder cannot be used; the message says why and what to do. */
export class UnusableDataFolderError extends Error {}

/** What a process with these settings keeps in its data folder; left-overs of other settings are none of its business. */
function keptInFolder({ DATABASE_URL, FILES_URL, FOYER_SECRET, DEMO_PASSWORD }: Env): string[] {
  return [
    ...(DATABASE_URL ? [] : ['postgres', 'postgres.log', 'postgres.owner', 'postgres.password']),
    ...(FILES_URL ? [] : ['files']),
    ...(FOYER_SECRET ? [] : ['secret']),
    ...(DEMO_PASSWORD ? [] : ['demo-password']),
  ];
}

/**
 * Makes the data folder where it is missing; a process whose database and files are elsewhere needs none.
 * @throws UnusableDataFolderError when it cannot be made, is a file, or it or what is kept in it cannot be read and written.
 */
export async function prepareDataFolder(env: Env): Promise<void> {
  if (env.DATABASE_URL && env.FILES_URL?.startsWith('s3://')) return;
  const folder = path.resolve(env.FOYER_DATA_DIR);
  try {
    await makeFolder(folder);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    for (const name of keptInFolder(env)) await checkAccess(path.join(folder, name));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UnusableDataFolderError(
      `The data folder ${folder} cannot be used: ${why}.\n` +
        'Start Foyer with the account that owns the folder, or name with FOYER_DATA_DIR one in which this account may write.',
    );
  }
}

/** What is not there yet is made later. */
async function checkAccess(file: string): Promise<void> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (!found) return;
  const walk = found.isDirectory() ? constants.X_OK : 0;
  await access(file, constants.R_OK | constants.W_OK | walk);
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
