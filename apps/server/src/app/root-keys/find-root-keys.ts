import type { Env } from '../../env.ts';
import { firstRootKeys, openRootKeys } from '../../platform/crypto/root-keys.ts';
import { type RootKeys, SealError } from '../../platform/crypto/secret-box.ts';
import { createPool } from '../../platform/database/database.ts';
import { WrongSecretError } from '../start-faults/wrong-secret.ts';
import { readNextSecret, readOrMakeSecret, takeNextSecret } from './secret-file.ts';

/**
 * The keys of this installation, opened with FOYER_SECRET or with the one of the data folder.
 * @throws WrongSecretError when they were sealed with another secret.
 */
export async function findRootKeys(env: Env, databaseUrl: string): Promise<RootKeys> {
  const secret = env.FOYER_SECRET ?? (await readOrMakeSecret(env.FOYER_DATA_DIR));
  const sealed = await readSealedKeys(databaseUrl);
  if (!sealed) return firstRootKeys(secret);
  const opened = tryOpen(secret, sealed) ?? (env.FOYER_SECRET ? undefined : await openWithNext(env, sealed));
  if (!opened) throw new WrongSecretError();
  return opened;
}

/** A replacement that was killed after its commit left the new secret beside the old one. */
async function openWithNext({ FOYER_DATA_DIR: dataDir }: Env, sealed: Buffer): Promise<RootKeys | undefined> {
  const next = await readNextSecret(dataDir);
  const opened = next === undefined ? undefined : tryOpen(next, sealed);
  if (opened) await takeNextSecret(dataDir);
  return opened;
}

export function tryOpen(secret: string, sealed: Buffer): RootKeys | undefined {
  try {
    return openRootKeys(secret, sealed);
  } catch (error) {
    if (error instanceof SealError) return undefined;
    throw error;
  }
}

async function readSealedKeys(databaseUrl: string): Promise<Buffer | undefined> {
  const pool = createPool(databaseUrl, 'foyer_app', 1);
  try {
    const { rows } = await pool.query<{ sealed: Buffer }>('select sealed from root_key');
    return rows[0]?.sealed;
  } finally {
    await pool.end();
  }
}
