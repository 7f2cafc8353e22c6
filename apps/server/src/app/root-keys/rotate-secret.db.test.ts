import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { compileCache } from '@foyer/testkit/server-process.ts';
import { TEST_SECRET, testApp } from '@foyer/testkit/test-app.ts';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { readEnv } from '../../env.ts';
import { openPart, sealPart } from '../../modules/exports/export-rows.ts';
import { createSigningKeys } from '../../modules/identity/index.ts';
import {
  unwrapFactorSecret,
  wrapFactorSecret,
} from '../../modules/identity/second-factor/second-factor-check.ts';
import { orderSecretOf } from '../../modules/orders/index.ts';
import { openAccount, sealKeys } from '../../modules/payments/accounts/sealed-keys.ts';
import { findSigningSecret, renewSigningSecret } from '../../modules/popup-data/signing-secret.ts';
import { findSecret, secretContext } from '../../modules/settings/find-secret.ts';
import { getTicketSigner } from '../../modules/tickets/ticket-signer.ts';
import { openGoogleWallet, sealWalletKeys } from '../../modules/wallet-passes/accounts/wallet-keys.ts';
import type { App } from '../../platform/app.ts';
import { makeId } from '../../platform/crypto/make-id.ts';
import { createPersonKey, findPersonKey, type PersonKey } from '../../platform/crypto/person-key.ts';
import { createSecretBox } from '../../platform/crypto/secret-box.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { CONNECTION_NAME } from '../create-app.ts';
import { findRootKeys } from './find-root-keys.ts';
import { rotateSecret } from './rotate-secret.ts';
import { otherColumnsOfBytes, wrappedColumns } from './wrapped-columns.ts';

const database = await testDatabase();
const { owner, ownerUrl } = database;
const second = 'the second secret of the tests, of 32 characters';
const third = 'the third secret of the tests, of 32 characters';
const program = fileURLToPath(new URL('../../rotate-secret.ts', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'foyer-rotate-'));

/** What a process with this secret can do. */
async function appWith(secret: string): Promise<App> {
  const env = readEnv({ DATABASE_URL: ownerUrl, FOYER_SECRET: secret });
  return { ...testApp(database).app, secrets: createSecretBox(await findRootKeys(env, ownerUrl)) };
}

const ticket = { code: '1234567890123456', visitDate: '2030-06-15', test: false };
const [accountId, exportId] = [makeId(), makeId()];
let client: Awaited<ReturnType<typeof aClient>>;
let person: PersonKey;
let sealedName: Buffer;
let channelId: string;
let signingSecret: string;

beforeAll(async () => {
  const app = await appWith(TEST_SECRET);
  client = await aClient(app);
  const { clientId, managerId } = client;
  await createSigningKeys(app).signingKey();
  await inClient(app.db, clientId, async (scope) => {
    person = await createPersonKey(scope, app.secrets);
    await getTicketSigner(app, scope);
  });
  sealedName = person.encrypt('Anna Visser');
  const factor = wrapFactorSecret(app, managerId, Buffer.from('factor'));
  await owner.query('insert into second_factor (client_id, account_id, wrapped_secret) values ($1, $2, $3)', [
    clientId,
    managerId,
    factor,
  ]);
  const name = 'mailing-list-key';
  await owner.query(
    `insert into client_secret (client_id, name, ciphertext, key_id, set_at, set_by_name) values ($1, $2, $3, '', now(), '')`,
    [clientId, name, app.secrets.wrap(Buffer.from('list'), secretContext(clientId, name))],
  );
  await owner.query(
    `insert into payment_account (client_id, id, provider, environment, ciphertext, key_id, set_at, set_by_name, checked_at)
     values ($1, $2, 'mollie', 'test', $3, '', now(), '', now())`,
    [clientId, accountId, sealKeys(app, clientId, accountId, { apiKey: 'test_key' })],
  );
  const google = {
    type: 'service_account' as const,
    client_email: 'wallet@getij.example',
    private_key: '-----BEGIN',
  };
  const { ciphertext } = sealWalletKeys(app, clientId, 'google', google);
  await owner.query(
    `insert into wallet_account (client_id, platform, identifier, key_name, ciphertext, key_id, set_at, set_by_name, checked_at)
     values ($1, 'google', '3388000000022204', '', $2, '', now(), '', now())`,
    [clientId, ciphertext],
  );
  const { rows: channels } = await owner.query<{ id: string }>(
    `insert into channel (client_id, kind, name, url, languages, default_language)
     values ($1, 'ticketstreet', 'Tickets', 'tickets', '{en}', 'en') returning id`,
    [clientId],
  );
  channelId = channels[0]?.id ?? '';
  const signing = await signedInAs(app, client, 'management');
  signingSecret = await renewSigningSecret(signing, channelId);
  await owner.query(
    `insert into export (client_id, id, kind, module, format, filter, locale, created_at)
     values ($1, $2, 'orders', 'order-management', 'csv', '{}', 'en_US', now())`,
    [clientId, exportId],
  );
  await owner.query(
    'insert into export_part (client_id, export_id, sequence, sealed) values ($1, $2, 1, $3)',
    [clientId, exportId, sealPart(app.secrets, exportId, [['a cell']])],
  );
});

/** Everything that is wrapped, opened, and something that is derived. */
async function openAll(app: App) {
  const { clientId, managerId } = client;
  const { rows } = await owner.query<{ part: Buffer; factor: Buffer }>(
    `select (select sealed from export_part where export_id = $1) as part,
       (select wrapped_secret from second_factor where account_id = $2) as factor`,
    [exportId, managerId],
  );
  const [row] = rows;
  if (!row) throw new Error('no row');
  await createSigningKeys(app).signingKey();
  return inClient(app.db, clientId, async (scope) => ({
    person: (await findPersonKey(scope, app.secrets, person.id))?.decrypt(sealedName),
    factor: unwrapFactorSecret(app, managerId, row.factor).toString(),
    secret: await findSecret(app, scope, 'mailing-list-key'),
    signing: await findSigningSecret(app, scope, channelId),
    account: (await openAccount(app, scope, accountId)).keys,
    wallet: (await openGoogleWallet(app, scope)).keys,
    ticket: (await getTicketSigner(app, scope)).codeOf(ticket),
    rows: openPart(app.secrets, exportId, row.part),
    link: orderSecretOf(app, clientId, person.id),
  }));
}

const wrappedBytes = async () => {
  const select = wrappedColumns.map(({ table, column }) => `select ${column} as value from ${table}`);
  const { rows } = await owner.query<{ value: Buffer }>(select.join(' union all '));
  return rows.map(({ value }) => value.toString('hex')).toSorted();
};

test('a new secret opens everything that was sealed and derives the same links; the old one opens nothing', async () => {
  const before = await openAll(await appWith(TEST_SECRET));
  expect(before).toMatchObject({
    person: 'Anna Visser',
    factor: 'factor',
    secret: 'list',
    signing: signingSecret,
    rows: '[["a cell"]]',
  });
  const bytes = await wrappedBytes();
  const tables = await rotateSecret({ ownerUrl, secret: TEST_SECRET, nextSecret: second });
  expect(tables?.map(({ count }) => count > 0)).toEqual(wrappedColumns.map(() => true));
  expect((await wrappedBytes()).filter((one) => bytes.includes(one))).toEqual([]);
  expect(await openAll(await appWith(second))).toEqual(before);
  await expect(appWith(TEST_SECRET)).rejects.toThrow('FOYER_SECRET is not the secret');
  // Without the keys of before: nothing was left out.
  const keys = await findRootKeys(readEnv({ DATABASE_URL: ownerUrl, FOYER_SECRET: second }), ownerUrl);
  const newest = createSecretBox({ ...keys, wrap: keys.wrap.slice(0, 1) });
  expect(await openAll({ ...testApp(database).app, secrets: newest })).toEqual(before);
});

test('it is refused with another secret than the one in use, and while a process is connected', async () => {
  const bytes = await wrappedBytes();
  const rotate = (secret: string) => rotateSecret({ ownerUrl, secret, nextSecret: third });
  await expect(rotate(TEST_SECRET)).rejects.toThrow('FOYER_SECRET is not the secret');
  const process = new pg.Client({ connectionString: ownerUrl, application_name: CONNECTION_NAME });
  await process.connect();
  await expect(rotate(second)).rejects.toThrow('Foyer runs on this database');
  await process.end();
  expect(await wrappedBytes()).toEqual(bytes);
});

/** The command as an operator runs it. */
function command(settings: Record<string, string>) {
  return spawn(process.execPath, [program], {
    env: { NODE_COMPILE_CACHE: compileCache, DATABASE_URL: ownerUrl, FOYER_DATA_DIR: folder, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

test('killed in the middle it has changed nothing; run again it is done, and once more it says so', async () => {
  const before = await openAll(await appWith(second));
  const settings = { FOYER_SECRET: second, FOYER_NEW_SECRET: third };
  // The last column of the list: all others are wrapped again by then.
  const blocker = await owner.connect();
  await blocker.query('begin');
  await blocker.query('lock table export_part in access exclusive mode');
  const killed = command(settings);
  // Other databases of the same PostgreSQL have locks too.
  const waiting = `select from pg_locks where not granted
    and database = (select oid from pg_database where datname = current_database())`;
  await expect.poll(async () => (await owner.query(waiting)).rowCount).toBeGreaterThan(0);
  killed.kill('SIGKILL');
  await once(killed, 'close');
  await blocker.query('rollback');
  blocker.release();
  expect(await openAll(await appWith(second))).toEqual(before);

  for (const said of ['values are wrapped with a new key', 'in use already']) {
    const again = command(settings);
    let text = '';
    again.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    const [code] = await once(again, 'close');
    expect([code, text]).toEqual([0, expect.stringContaining(said)]);
    expect(await openAll(await appWith(third))).toEqual(before);
  }
});

test('a secret of the data folder is replaced in its file, also where the command was killed between commit and file', async () => {
  writeFileSync(path.join(folder, 'secret'), third);
  const fourth = 'the fourth secret of the tests, of 32 characters';
  await rotateSecret({
    ownerUrl,
    secret: third,
    nextSecret: fourth,
    onSealed: async () => writeFileSync(path.join(folder, 'secret.next'), fourth),
  });
  const env = { ...readEnv({ FOYER_DATA_DIR: folder }), FOYER_SECRET: undefined };
  const keys = await findRootKeys(env, ownerUrl);
  expect(readFileSync(path.join(folder, 'secret'), 'utf8')).toBe(fourth);
  expect(await findRootKeys(env, ownerUrl)).toEqual(keys);
});

test('every column of bytes is wrapped by the command, or is known to be something else', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'bytea' order by 1`,
  );
  const known = [...wrappedColumns.map(({ table, column }) => `${table}.${column}`), ...otherColumnsOfBytes];
  expect(rows.map(({ name }) => name)).toEqual(known.toSorted());
});
