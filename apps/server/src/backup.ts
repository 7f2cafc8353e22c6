import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { UnusableBackupError } from './app/backup/backup-manifest.ts';
import { deleteOldBackups, writeBackup } from './app/backup/write-backup.ts';
import { createApp } from './app/create-app.ts';
import { findRootKeys } from './app/root-keys/find-root-keys.ts';
import { describeStartFault } from './app/start-faults/describe-start-fault.ts';
import { type Env, readEnv } from './env.ts';
import { completeErasedKeys } from './modules/privacy/index.ts';
import { findPoolUrls } from './platform/database/pool-logins.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/start-embedded-postgres.ts';
import { backupFolder } from './platform/files/backup-folder.ts';
import { findFilesFolder } from './platform/files/create-file-store.ts';

/**
 * `npm run backup`, also while Foyer runs: writes a backup below FOYER_BACKUP_DIR, brings the list of erased keys beside it up to date,
 * and deletes backups that are older than FOYER_BACKUP_DAYS. Exit code 1 when one of these failed.
 */
try {
  parseArgs({ options: {} });
  process.stdout.write(await backUp(readEnv()));
} catch (error) {
  const stack = error instanceof Error ? error.stack : String(error);
  const expected = error instanceof UnusableBackupError ? error.message : describeStartFault(error);
  process.stderr.write(`${expected ?? stack}\n`);
  process.exitCode = 1;
}

async function backUp(env: Env): Promise<string> {
  const { FOYER_DATA_DIR: dataDir } = env;
  if (!env.DATABASE_URL && !existsSync(path.join(dataDir, 'postgres'))) {
    throw new UnusableBackupError(`There is nothing to back up: ${path.resolve(dataDir)} holds no database.`);
  }
  const embedded = env.DATABASE_URL ? undefined : await startEmbeddedPostgres({ dataDir });
  try {
    const ownerUrl = env.DATABASE_URL ?? embedded?.url ?? '';
    const urls = await findPoolUrls(ownerUrl);
    const keys = await findRootKeys(env, urls.foyer_app);
    const folder = path.resolve(backupFolder(env));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const filesFolder = findFilesFolder(env.FILES_URL, dataDir);
    const now = new Date();
    const written = await writeBackup({ ownerUrl, folder, filesFolder, keys, now });
    process.stdout.write(`Backup written: ${written.folder}\n`);
    const { app, pool } = createApp({
      env,
      databaseUrl: urls.foyer_worker,
      keys,
      role: 'foyer_worker',
      poolSize: 1,
    });
    await completeErasedKeys(app, folder).finally(() => pool.end());
    const deleted = await deleteOldBackups(folder, env.FOYER_BACKUP_DAYS, now);
    return describe(env, written, deleted);
  } finally {
    await embedded?.stop();
  }
}

function describe(env: Env, { manifest }: Awaited<ReturnType<typeof writeBackup>>, deleted: number): string {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const count = (value: number) => value.toLocaleString('en-GB');
  const uploads = manifest.files
    ? `${count(manifest.files.count)} uploaded files`
    : 'no uploads: they are in the bucket of FILES_URL, which keeps them';
  const secret = env.FOYER_SECRET
    ? 'FOYER_SECRET'
    : `the secret of this installation (${path.resolve(env.FOYER_DATA_DIR, 'secret')})`;
  return [
    `  ${count(rows)} rows of ${manifest.tables.length} tables, ${uploads}`,
    ...(deleted > 0 ? [`  ${deleted} older than ${env.FOYER_BACKUP_DAYS} days deleted`] : []),
    `Not in it: ${secret}. Keep a copy in another place: without it the backup cannot be restored.`,
    '',
  ].join('\n');
}
