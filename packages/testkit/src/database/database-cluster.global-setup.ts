import { rm } from 'node:fs/promises';
import { migrateDatabase } from '@foyer/server/platform/database/migrate.ts';
import { startEmbeddedPostgres } from '@foyer/server/platform/embedded-postgres/start-embedded-postgres.ts';
import type { TestProject } from 'vitest/node';
import { makeTemporaryFolder, removeAbandonedFolders } from '../temporary-folders.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database that every test file's own database is copied from, as its owner. */
    templateDatabaseUrl: string;
  }
}

/** One cluster for the whole run of database tests: started and migrated once, thrown away at the end. */
export default async function startTestCluster(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandonedFolders();
  const dataDir = makeTemporaryFolder('cluster');
  const postgres = await startEmbeddedPostgres({ dataDir, unsafeFast: true });
  const remove = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
    await removeAbandonedFolders();
  };
  try {
    await migrateDatabase({ ownerUrl: postgres.url });
  } catch (error) {
    await remove();
    throw error;
  }
  project.provide('templateDatabaseUrl', postgres.url);
  return remove;
}
