import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inRepository } from './repository.ts';

/** What every browser app is built from besides its own folder. */
const SHARED_SOURCES = [
  'packages/api-schema/src',
  'packages/domain/src',
  'packages/i18n/src',
  'packages/ui/src',
];
/** What decides how a bundle is made: the packages, how they are called, and what is done to its files. */
const MAKERS = ['package-lock.json', 'tools/src/build.ts', 'tools/src/compress-build.ts'];
const NOT_SOURCES = new Set(['dist', 'node_modules']);

const stampFile = (app: string) => inRepository('apps', app, 'dist', '.sources');

/** A fingerprint of all files that the app's bundle is made from. */
export async function fingerprintSources(app: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of MAKERS) hash.update(await readFile(inRepository(file)));
  for (const folder of [path.join('apps', app), ...SHARED_SOURCES]) {
    for (const file of await listFiles(inRepository(folder))) {
      hash.update(path.relative(inRepository(), file)).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

/** Whether the last finished build of the app was made from these sources. */
export async function isBuiltFrom(app: string, fingerprint: string): Promise<boolean> {
  return (await readFile(stampFile(app), 'utf8').catch(() => '')) === fingerprint;
}

/** Notes what the app was built from; vite empties the folder first, so a broken build has no stamp. */
export async function stampBuild(app: string, fingerprint: string): Promise<void> {
  await writeFile(stampFile(app), fingerprint);
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = entries
    .filter((entry) => !NOT_SOURCES.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((entry) => {
      const location = path.join(folder, entry.name);
      return entry.isDirectory() ? listFiles(location) : [location];
    });
  return (await Promise.all(nested)).flat();
}
