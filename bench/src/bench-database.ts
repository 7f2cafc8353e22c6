import { rm } from 'node:fs/promises';
import { migrateDatabase } from '@foyer/server/platform/database/migrate.ts';
import { startEmbeddedPostgres } from '@foyer/server/platform/embedded-postgres/start-embedded-postgres.ts';
import { accessDatabase } from '@foyer/testkit/database/database-access.ts';
import { makeTemporaryFolder } from '@foyer/testkit/temporary-folders.ts';
import type { BenchDatabase } from './benchmark.ts';

/**
 * Runs the work on a PostgreSQL of its own in a temporary folder, with the durability of production: every commit
 * is flushed to disk.
 */
export async function withBenchDatabase<T>(work: (database: BenchDatabase) => Promise<T>): Promise<T> {
  const folder = makeTemporaryFolder('bench');
  const { url, stop } = await startEmbeddedPostgres({ dataDir: folder });
  const { close, ...database } = accessDatabase(url);
  try {
    await migrateDatabase({ ownerUrl: url });
    return await work({ ...database, folder });
  } finally {
    await close();
    await stop();
    await rm(folder, { recursive: true, force: true });
  }
}
