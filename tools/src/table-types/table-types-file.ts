import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { migrateDatabase } from '@foyer/server/platform/database/migrate.ts';
import { startEmbeddedPostgres } from '@foyer/server/platform/embedded-postgres/start-embedded-postgres.ts';
import { makeTemporaryFolder } from '@foyer/testkit/temporary-folders.ts';
import { inRepository, repositoryRoot } from '../repository.ts';
import { tableTypes } from './table-types.ts';

/** The file, relative to the repository. */
export const TABLE_TYPES = 'apps/server/src/generated/tables.ts';

const SOURCES = ['apps/server/migrations/*.sql', 'tools/src/table-types/*.ts'];

/** The first lines of the file; they name the state of its sources, so that a check needs no database. */
export function tableTypesBanner(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((glob) => globSync(glob, { cwd: repositoryRoot })).sort()) {
    if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(inRepository(file)));
  }
  return `// Made by \`npm run codegen\` from the migrated database. Not edited by hand.\n// Sources: ${hash.digest('hex')}\n`;
}

/** The text of the file for a migrated database. @param ownerUrl a connection as the owner of the schema. */
export async function tableTypesText(ownerUrl: string): Promise<string> {
  return `${tableTypesBanner()}${await tableTypes(ownerUrl)}`;
}

/** The text of the file, from a database that is made and migrated for it. */
export async function tableTypesOfNewDatabase(): Promise<string> {
  const dataDir = makeTemporaryFolder('codegen');
  const postgres = await startEmbeddedPostgres({ dataDir, unsafeFast: true });
  try {
    await migrateDatabase({ ownerUrl: postgres.url });
    return await tableTypesText(postgres.url);
  } finally {
    await postgres.stop();
    await rm(path.resolve(dataDir), { recursive: true, force: true });
  }
}
