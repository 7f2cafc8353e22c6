import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { accessDatabase, type DatabaseAccess } from './database-access.ts';

export type TestDatabase = DatabaseAccess;

/**
 * A database of the test file's own, with the whole schema and no other rows. Call it at the top of a `*.db.test.ts`;
 * its connections are closed after the file's last test.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const template = new URL(inject('templateDatabaseUrl'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await copyTemplate(template, name);

  const ownerUrl = withDatabase(template, name);
  const { close, ...database } = accessDatabase(ownerUrl);
  // The database itself stays: dropping one costs more than copying one, and the cluster goes at the end.
  afterAll(close);
  return database;
}

async function copyTemplate(template: URL, name: string): Promise<void> {
  const connection = new pg.Client({ connectionString: withDatabase(template, 'postgres') });
  await connection.connect();
  try {
    const source = template.pathname.slice(1);
    await connection.query(`create database ${name} template ${source} strategy file_copy`);
  } finally {
    await connection.end();
  }
}

function withDatabase(url: URL, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
