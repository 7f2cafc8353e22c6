import { spawn } from 'node:child_process';
import { chown, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Cluster } from './cluster.ts';
import { OWNER } from './cluster-access.ts';
import { openForAccount } from './folder-for-account.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';

/**
 * Makes the cluster where there is none yet. It is made beside its place and moved there when complete, so
 * an interrupted first start leaves nothing that looks like a cluster.
 */
export async function initialiseCluster(cluster: Cluster, binaries: PostgresBinaries): Promise<void> {
  if (await stat(path.join(cluster.directory, 'PG_VERSION')).catch(() => undefined)) return;

  const unfinished = `${cluster.directory}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(path.join(unfinished, 'cluster'), { recursive: true, mode: 0o700 });
  const passwordFile = path.join(unfinished, 'password');
  await writeFile(passwordFile, cluster.password, { mode: 0o600 });
  if (cluster.account) {
    const { uid, gid } = cluster.account;
    for (const entry of [unfinished, path.join(unfinished, 'cluster'), passwordFile]) {
      await chown(entry, uid, gid);
    }
  }

  const folder = await openForAccount(unfinished, cluster.account);
  const log = await open(cluster.logFile, 'w', 0o600);
  try {
    await run(binaries.initdb, initdbArguments(folder.path, cluster.unsafeFast), {
      uid: cluster.account?.uid,
      gid: cluster.account?.gid,
      stdio: ['ignore', log.fd, log.fd, ...folder.inherit],
    });
  } catch (cause) {
    throw new Error(`initdb failed:\n${await readFile(cluster.logFile, 'utf8')}`, { cause });
  } finally {
    await folder.close();
    await log.close();
  }
  await rename(path.join(unfinished, 'cluster'), cluster.directory);
  await rm(unfinished, { recursive: true, force: true });
}

/** The built-in locale gives every machine the same order of text; people's names are sorted by ICU rules. */
function initdbArguments(folder: string, unsafeFast: boolean): string[] {
  return [
    `--pgdata=${folder}/cluster`,
    `--pwfile=${folder}/password`,
    `--username=${OWNER}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(unsafeFast ? ['--no-sync'] : []),
  ];
}

function run(command: string, args: string[], options: Parameters<typeof spawn>[2]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, windowsHide: true });
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`${path.basename(command)} ended with ${signal ?? code}`)),
    );
  });
}
