import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { makeTemporaryFolder } from '@foyer/testkit/temporary-folders.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../embedded-postgres/start-embedded-postgres.ts';
import { migrateDatabase, UnusableDatabaseError } from './migrate.ts';

// A server of its own: on the one of the other tests the two roles are there already.
const folder = makeTemporaryFolder('owner-rights');
let postgres: EmbeddedPostgres;

beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataDir: folder, unsafeFast: true });
});
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function asSuperuser(statement: string, database = '/foyer'): Promise<void> {
  const url = new URL(postgres.url);
  url.pathname = database;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A database of the superuser's and a user that may do nothing in it but connect. */
async function aStranger(): Promise<URL> {
  const name = `museum_${randomUUID().slice(0, 8)}`;
  await asSuperuser(`create role ${name} login password 'museum'`);
  await asSuperuser(`create database ${name}`);
  const url = new URL(postgres.url);
  url.username = name;
  url.password = 'museum';
  url.pathname = `/${name}`;
  return url;
}

/** What the start says to the operator. */
async function refusal(ownerUrl: string): Promise<string> {
  const error = await migrateDatabase({ ownerUrl }).catch((cause: unknown) => cause);
  if (!(error instanceof UnusableDatabaseError))
    throw new Error(`not refused in plain words: ${String(error)}`);
  return error.message;
}

test('a user without the rights to set up the database reads each of them, and the statements that give them suffice', async () => {
  const url = await aStranger();
  const said = await refusal(url.href);
  expect(said).toContain('CREATEROLE');
  expect(said).toContain('CREATE on the database');
  expect(said).toContain('CREATE on the schema public');
  const [, ...statements] = said.split('\n');
  for (const statement of statements) await asSuperuser(statement, url.pathname);
  await migrateDatabase({ ownerUrl: url.href });
});

test('where another installation made the roles, a user without them reads how to get them', async () => {
  const url = await aStranger();
  const said = await refusal(url.href);
  expect(said).toContain('membership of the role foyer_app');
  expect(said).toContain('membership of the role foyer_worker');
  const [, ...statements] = said.split('\n');
  for (const statement of statements) await asSuperuser(statement, url.pathname);
  await migrateDatabase({ ownerUrl: url.href });
});

test('a database that was set up before is migrated by a user that lost CREATEROLE', async () => {
  const url = await aStranger();
  const [, ...statements] = (await refusal(url.href)).split('\n');
  for (const statement of statements) await asSuperuser(statement, url.pathname);
  await migrateDatabase({ ownerUrl: url.href });
  await asSuperuser(`alter role ${url.username} nocreaterole`);
  await migrateDatabase({ ownerUrl: url.href });
});
