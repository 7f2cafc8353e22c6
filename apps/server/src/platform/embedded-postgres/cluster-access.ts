import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import pg from 'pg';

/** The owner of the embedded cluster and of the schema in it. */
export const OWNER = 'foyer';

/** Reads the cluster's password, or makes one; the file is readable by this account only. */
export async function ensurePassword(passwordFile: string): Promise<string> {
  try {
    await writeFile(passwordFile, randomBytes(24).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFile(passwordFile, 'utf8');
}

/** Connection string of one database of the cluster, as its owner. */
export function clusterUrl(password: string, port: number, database: string): string {
  return `postgres://${OWNER}:${password}@127.0.0.1:${port}/${database}`;
}

/** Makes the database `foyer` where it is missing: after initdb, or when the first start was cut short. */
export async function ensureDatabase(password: string, port: number): Promise<void> {
  const connection = new pg.Client({ connectionString: clusterUrl(password, port, 'postgres') });
  await connection.connect();
  try {
    const { rowCount } = await connection.query(`select from pg_database where datname = 'foyer'`);
    if (rowCount === 0) await connection.query('create database foyer');
  } catch (error) {
    const duplicate = error instanceof pg.DatabaseError && ['42P04', '23505'].includes(error.code ?? '');
    if (!duplicate) throw error;
  } finally {
    await connection.end();
  }
}

/** Whether a server on this port accepts the cluster's password. */
export async function acceptsPassword(password: string, port: number): Promise<boolean> {
  const connection = new pg.Client({
    connectionString: clusterUrl(password, port, 'postgres'),
    connectionTimeoutMillis: 2_000,
  });
  try {
    await connection.connect();
    return true;
  } catch {
    return false;
  } finally {
    await connection.end().catch(() => {});
  }
}
