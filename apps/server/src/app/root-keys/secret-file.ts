import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The secret of an embedded installation: made once, kept in the data folder for its owner only. */
export async function readOrMakeSecret(dataDir: string): Promise<string> {
  return readOrMake(join(dataDir, 'secret'), () => randomBytes(32).toString('base64url'));
}

/** The secret of the folder, where it has one. */
export async function readSecretFile(dataDir: string): Promise<string | undefined> {
  const text = await readFile(join(dataDir, 'secret'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  return text?.trim();
}

/** The secret that replaces it: beside it until the database is sealed with it. */
export async function keepNextSecret(dataDir: string, secret: string): Promise<void> {
  const file = await open(nextFile(dataDir), 'w', 0o600);
  await file.writeFile(secret);
  await file.sync();
  await file.close();
}

/** The secret of a replacement that may have ended between database and file; undefined where there is none. */
export async function readNextSecret(dataDir: string): Promise<string | undefined> {
  return readFile(nextFile(dataDir), 'utf8').catch(() => undefined);
}

/** The database is sealed with it. */
export async function takeNextSecret(dataDir: string): Promise<void> {
  await rename(nextFile(dataDir), join(dataDir, 'secret'));
}

const nextFile = (dataDir: string): string => join(dataDir, 'secret.next');

async function readOrMake(file: string, make: () => string): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(file, make(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}

/** The password of the first sign-ins, where none was given: made once, so that every start can print it. */
export async function readOrMakePassword(dataDir: string): Promise<string> {
  return readOrMake(join(dataDir, 'demo-password'), () => randomBytes(9).toString('base64url'));
}
