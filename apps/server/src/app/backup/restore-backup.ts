import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { firstRootKeys } from '../../platform/crypto/root-keys.ts';
import { createSecretBox, type RootKeys, SealError } from '../../platform/crypto/secret-box.ts';
import { listMigrations, MIGRATION_LOCK, migrateDatabase } from '../../platform/database/migrate.ts';
import { PLATFORM_CLIENT_ID } from '../../platform/database/platform-client.ts';
import { tryOpen } from '../root-keys/find-root-keys.ts';
import { refuseRunningServers } from '../root-keys/rotate-secret.ts';
import { type BackupManifest, CHECK_CONTEXT, UnusableBackupError } from './backup-manifest.ts';
import { listStoredTables } from './stored-tables.ts';
import { hashing } from './write-backup.ts';

interface RestoreParts {
  /** Of the user that owns the tables. */
  ownerUrl: string;
  folder: string;
  manifest: BackupManifest;
  log?: (line: string) => void;
}

/**
 * The keys with which the backup's sealed values open.
 * @throws UnusableBackupError where the secret is not that of the installation that was backed up.
 */
export function keysOfBackup({ keys }: BackupManifest, secret: string): RootKeys {
  const opened = keys.sealed ? tryOpen(secret, Buffer.from(keys.sealed, 'base64')) : firstRootKeys(secret);
  try {
    if (!opened) throw new SealError();
    createSecretBox(opened).unwrap(Buffer.from(keys.check, 'base64'), CHECK_CONTEXT);
    return opened;
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    throw new UnusableBackupError(
      'This secret does not open the backup. Give the FOYER_SECRET that the installation had when the backup was made.\n' +
        'An installation without the setting had it in the file "secret" of its data folder: put that file into the new one.',
    );
  }
}

/**
 * Fills an empty database with a backup, in one transaction: all of it is there, or none. The schema is made as it was, and
 * brought to this version with the rows in it. Until `finishRestore` no process of Foyer starts on it; called again after a
 * crash in between, it resumes.
 * @returns the clients that it holds.
 * @throws UnusableBackupError where the backup or the database cannot be used; then nothing was changed.
 */
export async function restoreDatabase({
  ownerUrl,
  folder,
  manifest,
  log = () => {},
}: RestoreParts): Promise<string[]> {
  await refuseOtherVersion(manifest);
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'foyer restore' });
  await client.connect();
  try {
    await refuseSecondRestore(client);
    if (!(await isLoaded(client, manifest))) {
      await markUnfinished(client, manifest);
      try {
        await migrateDatabase({ ownerUrl, log, until: manifest.migrations.at(-1)?.name, isRestore: true });
        await loadTables(client, folder, manifest, log);
      } catch (error) {
        // Nothing was loaded: the database is as good as empty, and any process may start on it.
        await client.query('drop table if exists unfinished_restore').catch(() => {});
        throw error;
      }
    }
    await migrateDatabase({ ownerUrl, log, isRestore: true });
    await client.query('analyze');
    const { rows } = await client.query<{ id: string }>('select id from client order by id');
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}

/** From here on processes start on the database. */
export async function finishRestore(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('drop table if exists unfinished_restore');
  } finally {
    await client.end();
  }
}

async function refuseOtherVersion({ migrations }: BackupManifest): Promise<void> {
  const known = new Map((await listMigrations()).map(({ name, checksum }) => [name, checksum]));
  const unknown = migrations.filter(({ name, checksum }) => known.get(name) !== checksum);
  if (unknown.length === 0) return;
  throw new UnusableBackupError(
    `A newer version of Foyer made this backup (${unknown[0]?.name}): restore it with that version or a later one.`,
  );
}

/** Held until the connection ends: a second restore would take the mark of the first for its own. */
async function refuseSecondRestore(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ isFirst: boolean }>(
    `select pg_try_advisory_lock(hashtextextended('restore', 0)) as "isFirst"`,
  );
  if (!rows[0]?.isFirst) throw new UnusableBackupError('Another restore into this database is under way.');
}

/** Whether an earlier call loaded this backup and ended before it was finished. */
async function isLoaded(client: pg.Client, { madeAt }: BackupManifest): Promise<boolean> {
  const { rows } = await client.query<{ found: string | null }>(
    `select to_regclass('public.unfinished_restore') as found`,
  );
  if (!rows[0]?.found) return false;
  const marks = await client.query<{ loaded: string | null }>(
    'select made_at as loaded from unfinished_restore',
  );
  const loaded = marks.rows[0]?.loaded ?? null;
  if (loaded === null || loaded === madeAt) return loaded !== null;
  throw new UnusableBackupError(
    `Another backup, of ${loaded}, was being restored into this database: finish that one first.`,
  );
}

/**
 * From here on no process starts on the database, before there is anything in it. While no other process migrates: one that
 * does so starts on it right after.
 */
async function markUnfinished(client: pg.Client, manifest: BackupManifest): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  try {
    await refuseUsedDatabase(client, manifest);
    await client.query('create table if not exists unfinished_restore (made_at text)');
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  }
}

/** Only what a restore that failed leaves, or nothing at all, is empty. */
async function refuseUsedDatabase(client: pg.Client, { migrations }: BackupManifest): Promise<void> {
  await refuseRunningServers(client);
  if (await isEmpty(client, new Set(migrations.map(({ name }) => name)))) return;
  throw new UnusableBackupError(
    'A backup is restored into an empty database, and this one was used already. Nothing was changed.\n' +
      'Name a new folder with FOYER_DATA_DIR, or a new database with DATABASE_URL.',
  );
}

async function isEmpty(client: pg.Client, known: ReadonlySet<string>): Promise<boolean> {
  const { rows } = await client.query<{ migration: string | null; client: string | null }>(
    `select to_regclass('public.migration') as migration, to_regclass('public.client') as client`,
  );
  if (!rows[0]?.migration) return true;
  const applied = await client.query<{ name: string }>('select name from migration');
  if (applied.rows.some(({ name }) => !known.has(name))) return false;
  if (!rows[0].client) return true;
  const clients = await client.query('select from client where id <> $1 limit 1', [PLATFORM_CLIENT_ID]);
  return clients.rowCount === 0;
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Rows come in any order: references and triggers are off until all are there, and each reference is checked as it comes back.
 * COPY knows no row-level security, so that it does not count for the owner meanwhile. All of it in one transaction.
 */
async function loadTables(
  client: pg.Client,
  folder: string,
  manifest: BackupManifest,
  log: (line: string) => void,
): Promise<void> {
  const { tables, sequences, madeAt } = manifest;
  await refuseOtherTables(client, tables);
  await client.query('begin');
  try {
    // A process that was starting already may have begun to fill it.
    await client.query('lock table client in access exclusive mode');
    await refuseUsedDatabase(client, manifest);
    const references = await listForeignKeys(client);
    const forced = await listForcedTables(client);
    for (const { table, name } of references)
      await client.query(`alter table ${table} drop constraint ${name}`);
    for (const table of forced) await client.query(`alter table ${table} no force row level security`);
    for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
    await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
    for (const table of tables) {
      await copyIn(client, folder, table);
      if (table.rows >= ROWS_TO_TELL) log(`restored ${table.rows} rows of ${table.name}`);
    }
    for (const { name, last, isCalled } of sequences) {
      await client.query('select setval($1, $2, $3)', [name, last, isCalled]);
    }
    for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`);
    for (const table of forced) await client.query(`alter table ${table} force row level security`);
    for (const { table, name, definition } of references) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    }
    await client.query('insert into unfinished_restore values ($1)', [madeAt]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** Worth a line of their own while a person waits. */
const ROWS_TO_TELL = 100_000;

/** The queue's library may keep its messages in another shape by now. */
async function refuseOtherTables(client: pg.Client, tables: BackupManifest['tables']): Promise<void> {
  const found = new Map(
    (await listStoredTables(client)).map(({ name, columns }) => [name, new Set(columns)]),
  );
  for (const { name, columns } of tables) {
    const missing = columns.filter((column) => !found.get(name)?.has(column));
    if (missing.length === 0) continue;
    throw new UnusableBackupError(
      `${name} has no ${missing.join(', ')} in this version of Foyer: restore with the version that made the backup, and start the newer one then.`,
    );
  }
}

async function listForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`);
  return rows;
}

async function listForcedTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select oid::regclass::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relforcerowsecurity order by 1`);
  return rows.map(({ name }) => name);
}

async function copyIn(
  client: pg.Client,
  folder: string,
  { name, columns, file, rows, sha256 }: BackupManifest['tables'][number],
): Promise<void> {
  const hash = createHash('sha256');
  const stream = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`));
  await pipeline(createReadStream(path.join(folder, file)), hashing(hash), createGunzip(), stream);
  if (hash.digest('hex') === sha256 && stream.rowCount === rows) return;
  throw new UnusableBackupError(`${file} of the backup is damaged. Nothing was restored.`);
}
