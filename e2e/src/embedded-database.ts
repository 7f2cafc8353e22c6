import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { clusterUrl } from '@foyer/server/platform/embedded-postgres/cluster-access.ts';
import { readPostmasterFile } from '@foyer/server/platform/embedded-postgres/running-postmaster.ts';

export interface EmbeddedDatabase {
  /** Connection string as the owner; its port changes when PostgreSQL restarts. */
  url: string;
  /** Of PostgreSQL itself. */
  pid: number;
}

/** The database that a running Foyer has brought along. */
export async function findEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  const password = await readFile(path.join(dataDir, 'postgres.password'), 'utf8');
  const postmaster = await readPostmasterFile(path.join(dataDir, 'postgres'));
  if (!postmaster) throw new Error(`No PostgreSQL runs in ${dataDir}`);
  const access = { directory: path.join(dataDir, 'postgres'), password, port: postmaster.port };
  return { url: clusterUrl(access, 'foyer'), pid: postmaster.pid };
}
