import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { canConnect } from '../database/can-connect.ts';

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

/** What a connection to a cluster needs. */
export interface ClusterAccess {
  /** Its folder, in which its socket lies. */
  directory: string;
  password: string;
  port: number;
}

/** The longest name that a socket may have (Linux 107 bytes, macOS 103, both without the end). */
const SOCKET_NAME_BYTES = 103;

/**
 * Connection string of one database of the cluster, as its owner: by the socket in its folder, which costs both ends a
 * third less than TCP; by TCP where there is none (Windows, a folder with a long name).
 */
export function clusterUrl({ directory, password, port }: ClusterAccess, database: string): string {
  const socket = path.join(path.resolve(directory), `.s.PGSQL.${port}`);
  const isReachable = Buffer.byteLength(socket) <= SOCKET_NAME_BYTES && existsSync(socket);
  const host = isReachable ? encodeURIComponent(path.resolve(directory)) : '127.0.0.1';
  return `postgres://${OWNER}:${password}@${host}:${port}/${database}`;
}

/** Makes the database `foyer` where it is missing: after initdb, or when the first start was cut short. */
export async function ensureDatabase(access: ClusterAccess): Promise<void> {
  const connection = new pg.Client({ connectionString: clusterUrl(access, 'postgres') });
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

/** Whether the server of this cluster accepts its password. */
export function acceptsPassword(access: ClusterAccess): Promise<boolean> {
  return canConnect(clusterUrl(access, 'postgres'), 2_000);
}
