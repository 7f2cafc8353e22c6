import { randomBytes } from 'node:crypto';
import { findRootKeys } from './app/root-keys/find-root-keys.ts';
import { rotateSecret, ServersRunError } from './app/root-keys/rotate-secret.ts';
import { keepNextSecret, readOrMakeSecret, takeNextSecret } from './app/root-keys/secret-file.ts';
import { WrongSecretError } from './app/start-faults/wrong-secret.ts';
import { readEnv } from './env.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/start-embedded-postgres.ts';

/**
 * `npm run secret:rotate`, while no process of Foyer runs: replaces FOYER_SECRET by FOYER_NEW_SECRET, or the secret of the
 * data folder by a new one. Run again after a crash, it ends what was begun.
 */
const env = readEnv();
const { FOYER_DATA_DIR: dataDir, FOYER_SECRET: given, FOYER_NEW_SECRET: nextGiven } = env;
const embedded = env.DATABASE_URL ? undefined : await startEmbeddedPostgres({ dataDir });
try {
  const ownerUrl = env.DATABASE_URL ?? embedded?.url ?? '';
  const urls = await migrateDatabase({ ownerUrl });
  // Where an earlier call was killed after its commit, this ends it.
  if (given === undefined) await findRootKeys(env, urls.foyer_app);
  const done = given === undefined ? await rotateFile(ownerUrl) : await rotateGiven(ownerUrl, given);
  process.stdout.write(`${done}\n`);
} catch (error) {
  const isExpected = error instanceof ServersRunError || error instanceof WrongSecretError;
  process.stderr.write(`${isExpected ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
await embedded?.stop();

async function rotateGiven(ownerUrl: string, secret: string): Promise<string> {
  if (!nextGiven || nextGiven === secret) {
    process.exitCode = 1;
    return 'Set FOYER_NEW_SECRET to another secret of at least 32 characters. Nothing was changed.';
  }
  const tables = await rotateSecret({ ownerUrl, secret, nextSecret: nextGiven });
  const next = 'Start every process with FOYER_SECRET set to it.';
  return tables === null ? `The new secret was in use already. ${next}` : `${countOf(tables)} ${next}`;
}

async function rotateFile(ownerUrl: string): Promise<string> {
  const secret = await readOrMakeSecret(dataDir);
  const nextSecret = nextGiven ?? randomBytes(32).toString('base64url');
  const onSealed = () => keepNextSecret(dataDir, nextSecret);
  const tables = await rotateSecret({ ownerUrl, secret, nextSecret, onSealed });
  if (tables) await takeNextSecret(dataDir);
  return countOf(tables ?? []);
}

function countOf(tables: readonly { count: number }[]): string {
  return `${tables.reduce((sum, { count }) => sum + count, 0)} values are wrapped with a new key.`;
}
