import { createHash, type Hash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { cp, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { createSecretBox, type RootKeys } from '../../platform/crypto/secret-box.ts';
import { type BackupManifest, CHECK_CONTEXT, manifestFile } from './backup-manifest.ts';
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
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'foyer backup' });
  await client.connect();
  try {
    await client.query('begin transaction isolation level repeatable read, read only');
    const manifest: BackupManifest = {
      format: 1,
      madeAt: now.toISOString(),
      migrations: await listMigrations(client),
      tables: [],
      sequences: await listSequences(client),
      files: null,
      keys: {
        sealed: await findSealedKeys(client),
        check: createSecretBox(keys).wrap(randomBytes(16), CHECK_CONTEXT).toString('base64'),
      },
    };
    for (const table of await listStoredTables(client)) {
      const file = path.join('tables', `${table.name.replaceAll('"', '')}.gz`);
      manifest.tables.push({ ...table, file, ...(await copyOut(client, table, path.join(draft, file))) });
    }
    await client.query('commit');
    // After the rows: an upload is stored before the row that names it.
    if (filesFolder) manifest.files = await copyFiles(filesFolder, path.join(draft, 'files'));
    await writeDurably(manifestFile(draft), `${JSON.stringify(manifest, null, 2)}\n`);
    await rename(draft, target);
    return { folder: target, manifest };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
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

/** A file that is removed or written meanwhile is left out: no row that was copied names it. */
async function copyFiles(from: string, to: string): Promise<{ count: number; bytes: number }> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const names = await readdir(from, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const total = { count: 0, bytes: 0 };
  for (const name of names) {
    const found = await stat(path.join(from, name)).catch(() => undefined);
    if (!found?.isFile()) continue;
    const copied = await cp(path.join(from, name), path.join(to, name)).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        return false;
      },
    );
    if (!copied) continue;
    total.count += 1;
    total.bytes += found.size;
  }
  return total;
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
