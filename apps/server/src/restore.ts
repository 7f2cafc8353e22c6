import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { settleRestored } from './app/backup/after-restore.ts';
import { type BackupManifest, readManifest, UnusableBackupError } from './app/backup/backup-manifest.ts';
import { finishRestore, keysOfBackup, restoreDatabase } from './app/backup/restore-backup.ts';
import { type AppParts, createApp } from './app/create-app.ts';
import './app/modules.ts';
import { ServersRunError } from './app/root-keys/rotate-secret.ts';
import { readSecretFile } from './app/root-keys/secret-file.ts';
import { prepareDataFolder } from './app/start-faults/data-folder.ts';
import { describeStartFault } from './app/start-faults/describe-start-fault.ts';
import { type Env, readEnv } from './env.ts';
import { erasedKeysFile } from './modules/privacy/index.ts';
import type { App } from './platform/app.ts';
import { findPoolUrls } from './platform/database/pool-logins.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/start-embedded-postgres.ts';
import { findFilesFolder } from './platform/files/create-file-store.ts';

/**
 * `npm run restore -- data/backups/foyer-20261128-161500`: fills an empty database with a backup, erases again what was erased after it, and
 * puts the uploads back (product.md, section 14). Killed at any moment, the same command finishes it, and no process starts
 * before that. Exit code 1 when nothing was restored.
 */
try {
  const { values, positionals } = parseArgs({
    options: { 'without-erased-keys': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (!folder || positionals.length > 1) {
    throw new UnusableBackupError('Usage: npm run restore -- <folder of the backup> [--without-erased-keys]');
  }
  process.stdout.write(await restore(readEnv(), path.resolve(folder), values['without-erased-keys']));
} catch (error) {
  const isExpected = error instanceof UnusableBackupError || error instanceof ServersRunError;
  const stack = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${(isExpected ? error.message : describeStartFault(error)) ?? stack}\n`);
  process.exitCode = 1;
}

async function restore(env: Env, folder: string, withoutErasedKeys: boolean): Promise<string> {
  const manifest = await readManifest(folder);
  const listFolder = path.dirname(folder);
  if (!withoutErasedKeys) refuseMissingList(listFolder);
  const keys = keysOfBackup(manifest, await findSecret(env));
  const filesFolder = findFilesFolder(env.FILES_URL, env.FOYER_DATA_DIR);
  refuseLostUploads(manifest, filesFolder);
  await prepareDataFolder(env);
  const embedded = env.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres({ dataDir: env.FOYER_DATA_DIR });
  try {
    const ownerUrl = env.DATABASE_URL ?? embedded?.url ?? '';
    const log = (line: string) => process.stdout.write(`${line}\n`);
    const clientIds = await restoreDatabase({ ownerUrl, folder, manifest, log });
    const databaseUrl = (await findPoolUrls(ownerUrl)).foyer_app;
    const listed = withoutErasedKeys ? undefined : listFolder;
    const erased = await settle({ env, databaseUrl, keys }, (app) =>
      settleRestored(app, manifest, { listFolder: listed, clientIds }),
    );
    if (manifest.files && filesFolder) await cp(path.join(folder, 'files'), filesFolder, { recursive: true });
    await finishRestore(ownerUrl);
    return describe(manifest, erased);
  } finally {
    await embedded?.stop();
  }
}

async function settle<T>(
  parts: Pick<AppParts, 'env' | 'databaseUrl' | 'keys'>,
  work: (app: App) => Promise<T>,
): Promise<T> {
  const { app, pool } = createApp({ ...parts, role: 'foyer_app', poolSize: 2, statementSeconds: 0 });
  try {
    return await work(app);
  } finally {
    await pool.end();
  }
}

/** What was erased after the backup would be there again, and nothing would say so. */
function refuseMissingList(folder: string): void {
  const file = erasedKeysFile(folder);
  if (existsSync(file)) return;
  throw new UnusableBackupError(
    `${file} is missing: it says whose data was erased after the backup. Put it beside the backup.\n` +
      'Where it is lost, --without-erased-keys restores without it: erase those persons again yourself.',
  );
}

async function findSecret(env: Env): Promise<string> {
  const secret = env.FOYER_SECRET ?? (await readSecretFile(env.FOYER_DATA_DIR));
  if (secret) return secret;
  throw new UnusableBackupError(
    `The secret of the installation is missing. Put its file "secret" into ${path.resolve(env.FOYER_DATA_DIR)}, or set FOYER_SECRET.`,
  );
}

function refuseLostUploads({ files }: BackupManifest, filesFolder: string | undefined): void {
  if (!files || files.count === 0 || filesFolder) return;
  throw new UnusableBackupError(
    'The backup holds uploads as files, and FILES_URL names a bucket: restore to a folder, and copy them to the bucket then.',
  );
}

function describe({ tables, files, madeAt }: BackupManifest, erased: number): string {
  const count = (value: number) => value.toLocaleString('en-GB');
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `Restored as of ${madeAt}: ${count(rows)} rows, ${count(files?.count ?? 0)} uploaded files`,
    ...(erased > 0 ? [`  ${count(erased)} keys of persons that were erased since are erased again`] : []),
    'Start Foyer now. What happened after that moment is not in it:',
    '  sales: compare with the overview of your payment provider; their order and invoice numbers are given out again',
    '  accounts, API keys and gates that were blocked: block them again',
    '  requests to erase a visitor: look the person up again, and erase what is left',
    '',
  ].join('\n');
}
