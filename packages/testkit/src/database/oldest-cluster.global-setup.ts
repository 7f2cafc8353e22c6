import { migrateDatabase } from '@foyer/server/platform/database/migrate.ts';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { findInstalledPostgres, startInstalledPostgres } from './installed-postgres.ts';

/** The oldest PostgreSQL that an own server may be (product.md, section 14). */
export const OLDEST_MAJOR = 15;

/** The same database tests on the machine's own PostgreSQL of the oldest major that is supported. */
export default async function startOldestCluster(project: TestProject): Promise<() => Promise<void>> {
  const programs = await findInstalledPostgres(OLDEST_MAJOR);
  if (!programs) throw new Error(`This machine has no PostgreSQL ${OLDEST_MAJOR}`);
  const { url, stop } = await startInstalledPostgres(programs);
  try {
    const template = new URL(url);
    template.pathname = '/foyer';
    const connection = new pg.Client({ connectionString: url });
    await connection.connect();
    await connection.query('create database foyer');
    await connection.end();
    await migrateDatabase({ ownerUrl: template.href });
    project.provide('templateDatabaseUrl', template.href);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
