import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { aPaidOrder } from '@foyer/testkit/builders/a-paid-order.ts';
import { accessDatabase } from '@foyer/testkit/database/database-access.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { patience } from '@foyer/testkit/patience.ts';
import { makeTemporaryFolder } from '@foyer/testkit/temporary-folders.ts';
import { TEST_SECRET, testApp } from '@foyer/testkit/test-app.ts';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import '../modules.ts';
import { finishErasures } from '../../modules/privacy/finish-erasures.ts';
import { addErasedKeys, completeErasedKeys, eraseListedKeys } from '../../modules/privacy/index.ts';
import { createPersonKey, erasePersonKeys, findPersonKey } from '../../platform/crypto/person-key.ts';
import { firstRootKeys } from '../../platform/crypto/root-keys.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { migrateDatabase } from '../../platform/database/migrate.ts';
import { readManifest } from './backup-manifest.ts';
import { finishRestore, keysOfBackup, restoreDatabase } from './restore-backup.ts';
import { deleteOldBackups, type WrittenBackup, writeBackup } from './write-backup.ts';

const database = await testDatabase();
const { owner, ownerUrl } = database;
const { app, worker } = testApp(database);
const folder = makeTemporaryFolder('backup');
const backups = path.join(folder, 'backups');
const filesFolder = path.join(folder, 'files');
afterAll(() => rm(folder, { recursive: true, force: true }));

let written: WrittenBackup;
let clientId: string;
let orderId: string;
let keyId: string;

const backUp = (now: Date) =>
  writeBackup({ ownerUrl, folder: backups, filesFolder, keys: firstRootKeys(TEST_SECRET), now });

/** A database of the same PostgreSQL that holds nothing, not even a schema. */
async function emptyDatabase(): Promise<string> {
  const name = `restored_${randomUUID().replaceAll('-', '')}`;
  await owner.query(`create database ${name} template template0`);
  const url = new URL(ownerUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function restoreInto(url: string, from = written.folder): Promise<void> {
  await restoreDatabase({ ownerUrl: url, folder: from, manifest: await readManifest(from) });
}

/** A checksum of the rows of each table, and all that makes its rules: what differs in any byte differs here. */
async function fingerprint(pool: pg.Pool) {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where (n.nspname = 'public' and c.relkind = 'r' and c.relname <> 'migration') or (n.nspname = 'pgboss' and c.relname = 'job')
     order by 1`,
  );
  const rows: Record<string, string> = {};
  for (const { name } of tables) {
    const found = await pool.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, e'\\n' order by t::text)), '') as sum from ${name} t`,
    );
    rows[name] = found.rows[0]?.sum ?? '';
  }
  const rules = await pool.query<{ rule: string }>(
    `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as rule from pg_constraint
       where connamespace = 'public'::regnamespace
     union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
     union all select oid::regclass || ' ' || relrowsecurity || ' ' || relforcerowsecurity from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r'
     order by 1`,
  );
  const sequences = await pool.query('select sequencename, last_value from pg_sequences order by 1');
  return { rows, rules: rules.rows.map(({ rule }) => rule), sequences: sequences.rows };
}

async function inRestored<T>(
  url: string,
  work: (access: ReturnType<typeof accessDatabase>) => Promise<T>,
): Promise<T> {
  const access = accessDatabase(url);
  try {
    return await work(access);
  } finally {
    await access.close();
  }
}

beforeAll(async () => {
  ({ clientId, orderId } = await aPaidOrder(app, owner));
  await owner.query(`select nextval('waiting_list_entry_turn_seq') from generate_series(1, 2)`);
  const odd = { clientId, text: 'a tab \t, two \\\\ strokes\nand a line' };
  await owner.query(`insert into pgboss.job (name, data) values ('command', $1)`, [JSON.stringify(odd)]);
  const { rows } = await owner.query<{ keyId: string }>(
    'select person_key_id as "keyId" from orders where id = $1',
    [orderId],
  );
  keyId = rows[0]?.keyId ?? '';
  await mkdir(path.join(filesFolder, clientId), { recursive: true });
  await writeFile(path.join(filesFolder, clientId, 'poster.webp'), 'a poster');
  written = await backUp(new Date('2026-11-28T16:15:00Z'));
});

test('a backup that is restored into an empty database holds every row, message and rule, and the uploads', async () => {
  const before = await fingerprint(owner);
  expect(Object.values(before.rows).filter((sum) => !sum.startsWith('0 ')).length).toBeGreaterThan(20);
  const url = await emptyDatabase();
  await restoreInto(url);
  await finishRestore(url);
  expect(await inRestored(url, ({ owner: pool }) => fingerprint(pool))).toEqual(before);
  const again = path.join(folder, 'again');
  const keys = firstRootKeys(TEST_SECRET);
  const next = await writeBackup({
    ownerUrl: url,
    folder: again,
    filesFolder: undefined,
    keys,
    now: new Date(),
  });
  expect(next.manifest.sequences).toEqual(written.manifest.sequences);
  expect(written.manifest.sequences).toContainEqual(expect.objectContaining({ last: '2', isCalled: true }));
  expect(written.manifest.files).toEqual({ count: 1, bytes: 8 });
  expect(await readFile(path.join(written.folder, 'files', clientId, 'poster.webp'), 'utf8')).toBe(
    'a poster',
  );
  // For the account of the server only.
  expect((await stat(written.folder)).mode & 0o777).toBe(0o700);
});

test('what is sold while a backup is written is in it as a whole or not at all', async () => {
  const [made] = await Promise.all([backUp(new Date('2026-11-28T16:20:00Z')), aPaidOrder(app, owner)]);
  const url = await emptyDatabase();
  // Each reference is checked as it comes back.
  await restoreInto(url, made.folder);
  await inRestored(url, async ({ owner: pool }) => {
    const { rows } = await pool.query(
      `select from orders o where completed_at is not null and not exists (select from payment where order_id = o.id)`,
    );
    expect(rows).toEqual([]);
  });
});

test('who was erased after the backup is erased again by a restore, and everyone else is not', async () => {
  const erased = await inClient(app.db, clientId, (scope) => createPersonKey(scope, app.secrets));
  const kept = await inClient(app.db, clientId, (scope) => createPersonKey(scope, app.secrets));
  await owner.query(
    `insert into export (client_id, id, kind, module, format, filter, locale, created_at)
     values ($1, uuidv7(), 'orders', 'order-management', 'csv', '{}', 'en_US', now())`,
    [clientId],
  );
  // An erasure that waited for the visit of the order, and was finished after the backup: its own key went last.
  const erasure = await inClient(app.db, clientId, (scope) => createPersonKey(scope, app.secrets));
  const person = { emails: ['anna@example.com'], names: [], strings: ['anna@example.com'] };
  await owner.query(
    `insert into person_erasure (client_id, account_id, reason, state, person_key_id, sealed, erased, stays, waiting_order_ids, created_at)
     select client_id, $2, 'request', 'waiting', $3, $4, '[]', '[]', array[id], now() from orders where id = $1`,
    [orderId, randomUUID(), erasure.id, erasure.encrypt(person)],
  );
  const made = await backUp(new Date('2026-11-28T16:30:00Z'));
  // Without a list there are no backups to keep one for.
  await addErasedKeys(worker, backups);
  expect(await readdir(backups)).not.toContain('erased-keys.txt');
  await completeErasedKeys(worker, backups);
  await inClient(app.db, clientId, (scope) =>
    erasePersonKeys(scope, [erased.id, keyId, erasure.id], app.clock()),
  );
  await addErasedKeys(worker, backups);
  await addErasedKeys(worker, backups);
  const list = await readFile(path.join(backups, 'erased-keys.txt'), 'utf8');
  const ids = [erased.id, keyId, erasure.id];
  expect(list.trim().split('\n').toSorted()).toEqual(ids.map((id) => `${clientId} ${id}`).toSorted());
  // A crash cut a line short; the next one comes on a line of its own.
  await writeFile(path.join(backups, 'erased-keys.txt'), `${list}\n${clientId} 0000`);

  const url = await emptyDatabase();
  await restoreInto(url, made.folder);
  await inRestored(url, async (access) => {
    const restored = { ...app, db: access.app };
    const buyer = 'select buyer_email as "buyerEmail" from orders where id = $1';
    expect((await access.owner.query(buyer, [orderId])).rows[0].buyerEmail).not.toBe('');
    expect(await eraseListedKeys(restored, backups)).toBe(2);
    expect((await access.owner.query(buyer, [orderId])).rows).toEqual([{ buyerEmail: '' }]);
    await inClient(access.app, clientId, async (scope) => {
      expect(await findPersonKey(scope, app.secrets, erased.id)).toBeUndefined();
      expect(await findPersonKey(scope, app.secrets, keyId)).toBeUndefined();
      expect(await findPersonKey(scope, app.secrets, kept.id)).toBeDefined();
    });
    const exports = 'select state, (select count(*)::int from export_part) as parts from export';
    expect((await access.owner.query(exports)).rows).toEqual([{ state: 'erased', parts: 0 }]);
    await finishErasures({ ...worker, db: access.worker });
    const erasures = await access.owner.query('select state, proof from person_erasure');
    expect(erasures.rows).toMatchObject([{ state: 'done', proof: { strings: 1, found: [] } }]);
    expect(await eraseListedKeys(restored, backups)).toBe(0);
  });
  await expect(eraseListedKeys(app, folder)).rejects.toThrow('ENOENT');
});

test('a list in another folder is complete too, whatever the worker has written to its own', async () => {
  const elsewhere = path.join(folder, 'elsewhere');
  await mkdir(elsewhere);
  const eraseOne = () =>
    inClient(app.db, clientId, async (scope) => {
      const { id } = await createPersonKey(scope, app.secrets);
      await erasePersonKeys(scope, [id], app.clock());
      return id;
    });
  const first = await eraseOne();
  await addErasedKeys(worker, backups);
  await completeErasedKeys(worker, elsewhere);
  const second = await eraseOne();
  await addErasedKeys(worker, backups);
  await completeErasedKeys(worker, elsewhere);
  const list = await readFile(path.join(elsewhere, 'erased-keys.txt'), 'utf8');
  for (const id of [first, second]) expect(list.split(id).length).toBe(2);
});

test('a database that was used, or is newer than the backup, is left as it is', async () => {
  const before = await fingerprint(owner);
  await expect(restoreInto(ownerUrl)).rejects.toThrow('this one was used already. Nothing was changed');
  expect(await fingerprint(owner)).toEqual(before);
  const newer = await emptyDatabase();
  await migrateDatabase({ ownerUrl: newer });
  const manifest = { ...written.manifest, migrations: written.manifest.migrations.slice(0, -1) };
  const restore = restoreDatabase({ ownerUrl: newer, folder: written.folder, manifest });
  await expect(restore).rejects.toThrow('this one was used already');
});

test('a damaged backup, one of a newer version and a folder that is none are refused, and nothing is restored', async () => {
  const damaged = path.join(folder, 'damaged');
  await cp(written.folder, damaged, { recursive: true });
  const orders = path.join(damaged, 'tables', 'public.orders.gz');
  const other = await backUp(new Date('2026-11-28T16:40:00Z'));
  await cp(path.join(other.folder, 'tables', 'public.payment.gz'), orders);
  const url = await emptyDatabase();
  await expect(restoreInto(url, damaged)).rejects.toThrow();
  await inRestored(url, async ({ owner: pool }) => {
    expect((await pool.query('select from orders')).rowCount).toBe(0);
  });
  // What a failed restore leaves is as good as empty.
  await migrateDatabase({ ownerUrl: url });
  await restoreInto(url);

  const migrations = [...written.manifest.migrations, { name: '9999-later.sql', checksum: '' }];
  const newer = { ...written.manifest, migrations };
  const restore = restoreDatabase({ ownerUrl: url, folder: written.folder, manifest: newer });
  await expect(restore).rejects.toThrow('A newer version of Foyer made this backup');
  await expect(readManifest(filesFolder)).rejects.toThrow('is not a backup of Foyer');
  await writeFile(path.join(damaged, 'backup.json'), '{"format": 2}');
  await expect(readManifest(damaged)).rejects.toThrow('cannot be read');
});

test('another secret than that of the installation does not open the backup', () => {
  expect(keysOfBackup(written.manifest, TEST_SECRET)).toEqual(firstRootKeys(TEST_SECRET));
  const other = 'another secret of the tests, 32 characters';
  expect(() => keysOfBackup(written.manifest, other)).toThrow('This secret does not open the backup');
});

test('no process starts on a database into which a backup is being restored', async () => {
  const url = await emptyDatabase();
  const restoring = restoreInto(url);
  await inRestored(url, ({ owner: pool }) =>
    expect
      .poll(
        async () => (await pool.query(`select to_regclass('unfinished_restore') as mark`)).rows[0].mark,
        patience,
      )
      .not.toBeNull(),
  );
  await expect(migrateDatabase({ ownerUrl: url })).rejects.toThrow('A backup is being restored');
  await restoring;
  await expect(migrateDatabase({ ownerUrl: url })).rejects.toThrow('A backup is being restored');
  await finishRestore(url);
});

test('of two restores into one database the second is refused, and leaves the first as it is', async () => {
  const url = await emptyDatabase();
  const both = await Promise.allSettled([restoreInto(url), restoreInto(url)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(migrateDatabase({ ownerUrl: url })).rejects.toThrow('A backup is being restored');
});

test('no process starts on a restore that was not finished; the same command resumes it, another backup does not', async () => {
  const url = await emptyDatabase();
  await restoreInto(url);
  await expect(migrateDatabase({ ownerUrl: url })).rejects.toThrow('run the same "npm run restore" again');
  await restoreInto(url);
  const other = await backUp(new Date('2026-11-28T16:50:00Z'));
  await expect(restoreInto(url, other.folder)).rejects.toThrow('Another backup, of 2026-11-28T16:15:00.000Z');
  await finishRestore(url);
  await migrateDatabase({ ownerUrl: url });
});

test('backups older than asked for are deleted, with what a killed one left; the newest is always kept', async () => {
  const old = path.join(folder, 'old');
  const at = (day: string) =>
    writeBackup({
      ...{ ownerUrl, folder: old, filesFolder: undefined, keys: firstRootKeys(TEST_SECRET) },
      now: new Date(`2026-${day}T03:00:00Z`),
    });
  await at('08-01');
  await at('09-10');
  await mkdir(path.join(old, 'foyer-20260801-030000.unfinished-1234'));
  await utimes(path.join(old, 'foyer-20260801-030000.unfinished-1234'), new Date(0), new Date(0));
  await writeFile(path.join(old, 'erased-keys.txt'), '');
  expect(await deleteOldBackups(old, 30, new Date('2026-09-11T03:00:00Z'))).toBe(1);
  expect((await readdir(old)).toSorted()).toEqual(['erased-keys.txt', 'foyer-20260910-030000']);
  expect(await deleteOldBackups(old, 30, new Date('2027-09-11T03:00:00Z'))).toBe(0);
});
