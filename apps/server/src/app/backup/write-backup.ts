import { createHash, type Hash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { cp, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { createSecretBox, type RootKeys } from '../../platform/crypto/secret-box.ts';
import { type BackupManifest, CHECK_CONTEXT, manifestFile, UnusableBackupError } from './backup-manifest.ts';
import { listSequences, listStoredTables, type StoredTable } from './stored-tables.ts';

export interface BackupParts {
  /** Of the user that owns the tables. */
  ownerUrl: string;
  /** Where backups are kept. */
  folder: string;
  /** Where uploads are; undefined = in a bucket. */
  filesFolder: string | undefined;
  keys: RootKeys;
  now: Date;
}

export interface WrittenBackup {
  folder: string;
  manifest: BackupManifest;
}

/**
 * Writes the database as it is at one moment, and the uploads, to a folder named after that moment, while Foyer keeps
 * selling (product.md, section 14). The folder appears whole or not at all.
 */
export async function writeBackup({
  ownerUrl,
  folder,
  filesFolder,
  keys,
  now,
}: BackupParts): Promise<WrittenBackup> {
  const target = path.join(folder, nameAt(now));
  const draft = `${target}${DRAFT}${randomBytes(4).toString('hex')}`;
  await mkdir(path.join(draft, 'tables'), { recursive: true, mode: 0o700 });
  try {
    // Before the rows, since a picture that is replaced meanwhile is removed; and after them, since an upload is stored before
    // the row that names it.
    const copyUploads = () => (filesFolder ? copyFiles(filesFolder, path.join(draft, 'files')) : null);
    await copyUploads();
    const rows = await copyRowsOut(ownerUrl, draft);
    const files = await copyUploads();
    const check = createSecretBox(keys).wrap(randomBytes(16), CHECK_CONTEXT).toString('base64');
    const { sealed, ...copied } = rows;
    const manifest: BackupManifest = {
      ...{ format: 1, madeAt: now.toISOString(), ...copied, files },
      keys: { sealed, check },
    };
    await writeDurably(manifestFile(draft), `${JSON.stringify(manifest, null, 2)}\n`);
    await rename(draft, target);
    return { folder: target, manifest };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

type CopiedRows = Pick<BackupManifest, 'migrations' | 'tables' | 'sequences'> & { sealed: string | null };

/**
 * All tables as they are at one moment. They are locked before that moment: a table that is rewritten by an upgrade behind
 * it would look empty. Selling goes past this lock; only an upgrade waits for it.
 */
async function copyRowsOut(ownerUrl: string, draft: string): Promise<CopiedRows> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'foyer backup' });
  await client.connect();
  try {
    const found = await listStoredTables(client);
    await client.query('begin transaction isolation level repeatable read, read only');
    await client.query(`lock table ${found.map(({ name }) => name).join(', ')} in access share mode`);
    const stored = await listStoredTables(client);
    if (JSON.stringify(stored) !== JSON.stringify(found)) {
      throw new UnusableBackupError('Foyer was being upgraded: run the backup again.');
    }
    const tables: BackupManifest['tables'] = [];
    for (const table of stored) {
      // With `/` on Windows too: a backup may move to another system.
      const file = `tables/${table.name.replaceAll('"', '')}.gz`;
      tables.push({ ...table, file, ...(await copyOut(client, table, path.join(draft, file))) });
    }
    const migrations = await listMigrations(client);
    const sequences = await listSequences(client);
    const sealed = await findSealedKeys(client);
    await client.query('commit');
    return { migrations, tables, sequences, sealed };
  } finally {
    await client.end();
  }
}

const DRAFT = '.unfinished-';
const NAME = /^foyer-\d{8}-\d{6}$/;

/** 'foyer-20261128-161500', in UTC. */
function nameAt(now: Date): string {
  const [date = '', time = ''] = now.toISOString().split('T');
  return `foyer-${date.replaceAll('-', '')}-${time.slice(0, 8).replaceAll(':', '')}`;
}

async function listMigrations(client: pg.Client): Promise<BackupManifest['migrations']> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migration order by name',
  );
  return rows;
}

async function findSealedKeys(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ sealed: Buffer }>('select sealed from root_key');
  return rows[0]?.sealed.toString('base64') ?? null;
}

async function copyOut(
  client: pg.Client,
  { name, columns }: StoredTable,
  file: string,
): Promise<{ rows: number; sha256: string }> {
  const hash = createHash('sha256');
  const stream = client.query(copyTo(`copy (select ${columns.join(', ')} from ${name}) to stdout`));
  await pipeline(
    stream,
    createGzip({ level: 1 }),
    hashing(hash),
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  );
  return { rows: stream.rowCount, sha256: hash.digest('hex') };
}

/** Passes on what it hashes. */
export function hashing(hash: Hash) {
  return async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
}

/** Adds what is there and not copied yet; a file that is removed meanwhile is left out. @returns what the copy holds. */
async function copyFiles(from: string, to: string): Promise<{ count: number; bytes: number }> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const known = new Set(await readdir(to, { recursive: true }));
  for (const name of await listFiles(from)) {
    if (known.has(name)) continue;
    await cp(path.join(from, name), path.join(to, name)).catch(unlessGone);
  }
  const copied = await listFiles(to);
  const sizes = await Promise.all(copied.map(async (name) => (await stat(path.join(to, name))).size));
  return { count: copied.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessGone);
  return (entries ?? [])
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const DAY_MS = 86_400_000;

/**
 * Deletes backups that are older than so many days, and what killed ones left. The newest is kept whatever its age.
 * @returns how many backups were deleted.
 */
export async function deleteOldBackups(folder: string, days: number, now: Date): Promise<number> {
  const names = (await readdir(folder)).sort();
  for (const name of names.filter((one) => one.includes(DRAFT))) {
    const draft = path.join(folder, name);
    const isOld = now.getTime() - (await stat(draft)).mtimeMs > DAY_MS;
    if (isOld) await rm(draft, { recursive: true, force: true });
  }
  const oldest = nameAt(new Date(now.getTime() - days * DAY_MS));
  const old = names
    .filter((name) => NAME.test(name))
    .slice(0, -1)
    .filter((name) => name < oldest);
  for (const name of old) await rm(path.join(folder, name), { recursive: true });
  return old.length;
}
