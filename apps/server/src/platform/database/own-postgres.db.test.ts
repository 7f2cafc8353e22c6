import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aCounter, counterFigures } from '@foyer/testkit/builders/a-counter.ts';
import { findInstalledPostgres, startInstalledPostgres } from '@foyer/testkit/database/installed-postgres.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { takeHold } from '../../modules/capacity/index.ts';
import { findClientBySubdomain, getClient } from '../../modules/clients/index.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/start-embedded-postgres.ts';
import { createDatabase, createPool, type Database } from './database.ts';
import { inClient } from './in-client.ts';
import { migrateDatabase } from './migrate.ts';
import type { PoolUrls } from './pool-logins.ts';

// A PostgreSQL of the operator's own, whose user is no superuser: it owns its database and may create roles
// (product.md, section 14).
const programs15 = await findInstalledPostgres(15);
const ends: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

async function startEmbedded(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-own-postgres-'));
  const embedded = await startEmbeddedPostgres({ dataDir, unsafeFast: true });
  ends.push(
    () => rm(dataDir, { recursive: true, force: true }),
    () => embedded.stop(),
  );
  return embedded.url;
}

async function startInstalled(programs: string): Promise<string> {
  const installed = await startInstalledPostgres(programs);
  ends.push(() => installed.stop());
  return installed.url;
}

const servers: [string, () => Promise<string>][] = [['the embedded PostgreSQL', startEmbedded]];
if (programs15) servers.push(['the PostgreSQL 15 of this machine', () => startInstalled(programs15)]);

describe.each(servers)('%s, with an owner that is no superuser', (_name, superuserUrl) => {
  let ownerUrl: string;
  let urls: PoolUrls;
  let owner: pg.Pool;
  let app: Database;
  let worker: Database;

  beforeAll(async () => {
    ownerUrl = await makeOwnedDatabase(await superuserUrl());
    await migrateDatabase({ ownerUrl });
    urls = await migrateDatabase({ ownerUrl });
    owner = new pg.Pool({ connectionString: ownerUrl, max: 2 });
    // A connection that is being closed may still hear that its server goes.
    owner.on('error', () => {});
    owner.on('connect', (connection) => connection.on('error', () => {}));
    app = createDatabase(createPool(urls.foyer_app, 'foyer_app', 4));
    worker = createDatabase(createPool(urls.foyer_worker, 'foyer_worker', 2));
  });

  afterAll(async () => {
    await Promise.all([owner?.end(), app?.destroy(), worker?.destroy()]);
  });

  test('a client is made, found by its name, and sees only itself', async () => {
    const deps = testApp({ ownerUrl, owner, app, worker });
    const getij = await aClient(deps.app, { subdomain: `getij-${randomUUID().slice(0, 8)}` });
    const other = await aClient(deps.app);
    expect((await findClientBySubdomain(app, getij.subdomain))?.id).toBe(getij.clientId);
    const seen = await inClient(app, getij.clientId, async (scope) => {
      expect((await getClient(scope)).subdomain).toBe(getij.subdomain);
      return (await sql<{ id: string }>`select id from client`.execute(scope.tx)).rows.map((row) => row.id);
    });
    expect(seen).toEqual([getij.clientId]);
    expect(seen).not.toContain(other.clientId);
    expect((await sql`select 1 from client`.execute(worker)).rows.length).toBeGreaterThan(2);
  });

  test('no pool can become the owner, whatever its statements say', async () => {
    const ownerName = new URL(ownerUrl).username;
    for (const [role, pool] of [
      ['foyer_app', app],
      ['foyer_worker', worker],
    ] as const) {
      const acting = await sql<{ role: string }>`select current_user::text as role`.execute(pool);
      expect(acting.rows).toEqual([{ role }]);
      await pool.connection().execute(async (connection) => {
        const become = sql`set role ${sql.id(ownerName)}`.execute(connection);
        await expect(become).rejects.toThrow('permission denied');
        await sql`set role none`.execute(connection);
        await expect(sql`alter table account disable row level security`.execute(connection)).rejects.toThrow(
          'must be owner',
        );
        expect((await sql`select from account`.execute(connection)).rows).toEqual([]);
        await sql`set role ${sql.id(role)}`.execute(connection);
      });
    }
  });

  test('places are held and never more than there are', async () => {
    const deps = testApp({ ownerUrl, owner, app, worker });
    const { clientId } = await aClient(deps.app);
    const counterId = await aCounter(owner, clientId, 3);
    const results = await Promise.all(
      Array.from({ length: 10 }, () =>
        takeHold(deps.app, { clientId, places: [{ counterId, quantity: 1 }] }),
      ),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(3);
    expect(await counterFigures(owner, counterId)).toEqual({ capacity: 3, held: 3, sold: 0 });
  });

  test('an owner with a new password gets new logins at the next start', async () => {
    const name = new URL(ownerUrl).username;
    await owner.query(`alter role ${name} password 'another'`);
    const changed = new URL(ownerUrl);
    changed.password = 'another';
    const next = await migrateDatabase({ ownerUrl: changed.href });
    expect(new URL(next.foyer_app).username).toBe(new URL(urls.foyer_app).username);
    expect(new URL(next.foyer_app).password).not.toBe(new URL(urls.foyer_app).password);
  });
});

async function makeOwnedDatabase(superuserUrl: string): Promise<string> {
  const name = `own_${randomUUID().replaceAll('-', '').slice(0, 16)}`;
  const superuser = new pg.Client({ connectionString: superuserUrl });
  await superuser.connect();
  await superuser.query(`create role ${name} login createrole nosuperuser password 'owner'`);
  await superuser.query(`create database ${name} owner ${name} template template0`);
  await superuser.end();
  const url = new URL(superuserUrl);
  url.username = name;
  url.password = 'owner';
  url.pathname = `/${name}`;
  return url.href;
}
