import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The secret of an embedded installation: made once, kept in the data folder for its owner only. */
export async function readOrMakeSecret(dataDir: string): Promise<string> {
  return readOrMake(join(dataDir, 'secret'), () => randomBytes(32).toString('base64url'));
}

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
