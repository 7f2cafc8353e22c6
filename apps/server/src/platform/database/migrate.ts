import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { installQueue } from '../outbox/queue-schema.ts';
import { findMissingRights } from './owner-rights.ts';
import { makePoolLogins, type PoolUrls } from './pool-logins.ts';

const folder = new URL('../../../migrations/', import.meta.url);
/** One migration at a time, whatever number of processes starts. */
export const MIGRATION_LOCK = 4_026_531_841;

interface MigrationOptions {
  /** A connection as the owner of the schema. */
  ownerUrl: string;
  log?: (line: string) => void;
  /** The last migration that runs; left out = the newest. */
  until?: string | undefined;
  /** A restore that was not finished is being resumed. */
  isRestore?: boolean;
}

/** The database cannot be brought to this version; the message says why and what to do. */
export class UnusableDatabaseError extends Error {}

/**
 * Brings the schema to the newest version; each file is one transaction and runs once. Safe to call from
 * several processes at the same moment. @returns how the pools of each role connect.
 * @throws UnusableDatabaseError when the database was made by the migrations before decision 0080, or when the owner may
 * not set up an empty one.
 * @throws when a migration that already ran was changed afterwards, or when a statement fails.
 */
export async function migrateDatabase({
  ownerUrl,
  log = () => {},
  until,
  isRestore = false,
}: MigrationOptions): Promise<PoolUrls> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseMissingRights(client);
    if (!isRestore) await refuseUnfinishedRestore(client);
    await client.query(
      'create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from migration',
    );
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    const migrations = await listMigrations();
    refuseReplacedMigrations(
      applied,
      migrations.map(({ name }) => name),
    );
    for (const migration of migrations.filter(({ name }) => until === undefined || name <= until)) {
      await applyMigration(client, migration, applied.get(migration.name), log);
    }
    await installQueue(ownerUrl, client);
    return await makePoolLogins(client, ownerUrl, log);
  } finally {
    await client.end();
  }
}

export interface Migration {
  name: string;
  text: string;
  checksum: string;
}

/** Those of this version, in the order in which they run. */
export async function listMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/** Rows of a backup without what was erased after it, or without its uploads. */
async function refuseUnfinishedRestore(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ found: string | null }>(
    `select to_regclass('unfinished_restore') as found`,
  );
  if (!rows[0]?.found) return;
  throw new UnusableDatabaseError(
    'A backup is being restored into this database, or its restore ended too early: run the same "npm run restore" again.',
  );
}

/** A database that was set up needs none of these rights any more. */
async function refuseMissingRights(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ found: string | null }>(`select to_regclass('migration') as found`);
  const missing = rows[0]?.found ? [] : await findMissingRights(client);
  if (missing.length === 0) return;
  const lacks = missing.map((one) => one.lacks).join('; ');
  throw new UnusableDatabaseError(
    [
      `The user of DATABASE_URL may not set up the database. It lacks: ${lacks}. As a superuser, in this database:`,
      ...missing.map((one) => `${one.give};`),
    ].join('\n'),
  );
}

/** Migrations are only added: a database that ran some, and none of these, was made before they were replaced. */
function refuseReplacedMigrations(applied: ReadonlyMap<string, string>, names: readonly string[]): void {
  if (applied.size === 0 || names.some((name) => applied.has(name))) return;
  throw new UnusableDatabaseError(
    'This database was made by an older development version of Foyer and cannot be migrated to this one.\n' +
      'Nothing was changed or deleted. Remove its data folder, or name a new one with FOYER_DATA_DIR ' +
      '(with DATABASE_URL: name a new database).',
  );
}

async function applyMigration(
  client: pg.Client,
  { name, text, checksum }: Migration,
  appliedChecksum: string | undefined,
  log: (line: string) => void,
): Promise<void> {
  if (appliedChecksum === checksum) return;
  if (appliedChecksum) throw new Error(`Migration ${name} was changed after it ran; add a new one instead.`);
  log(`migrating ${name}`);
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
