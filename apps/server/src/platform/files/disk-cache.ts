import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that can be made again at any time. */
export interface DiskCache {
  /** undefined where it is not, or was kept longer than so many milliseconds. */
  get(key: string, maxAgeMs?: number): Promise<Buffer | undefined>;
  put(key: string, bytes: Buffer): Promise<void>;
}

interface Kept {
  bytes: number;
  at: number;
}

/**
 * A folder of files by key that never weighs more than so many bytes: what was not read for longest goes first.
 * Several processes may share a folder; a file that another one took away is as if it had never been.
 */
export function createDiskCache(folder: string, maxBytes: number): DiskCache {
  // In the order of their last use: a Map keeps its keys in insertion order.
  let kept: Promise<Map<string, Kept>> | undefined;
  const known = () => {
    kept ??= readFolder(folder);
    return kept;
  };
  const nameOf = (key: string) => createHash('sha256').update(key).digest('hex');
  return {
    async get(key, maxAgeMs = Number.POSITIVE_INFINITY) {
      const files = await known();
      const name = nameOf(key);
      const file = files.get(name);
      if (!file || Date.now() - file.at > maxAgeMs) return undefined;
      files.delete(name);
      const bytes = await readFile(join(folder, name)).catch(() => undefined);
      if (bytes) files.set(name, file);
      return bytes;
    },
    async put(key, bytes) {
      if (bytes.length > maxBytes) return;
      const files = await known();
      const name = nameOf(key);
      const draft = join(folder, `${name}.${randomUUID()}`);
      await writeFile(draft, bytes, { mode: 0o600 });
      await rename(draft, join(folder, name));
      files.delete(name);
      files.set(name, { bytes: bytes.length, at: Date.now() });
      let total = [...files.values()].reduce((sum, file) => sum + file.bytes, 0);
      for (const [oldest, file] of files) {
        if (total <= maxBytes) break;
        files.delete(oldest);
        total -= file.bytes;
        await rm(join(folder, oldest), { force: true });
      }
    },
  };
}

async function readFolder(folder: string): Promise<Map<string, Kept>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = await readdir(folder);
  const facts = await Promise.all(
    names.map(async (name) => ({ name, fact: await stat(join(folder, name)).catch(() => undefined) })),
  );
  const files = facts.flatMap(({ name, fact }) =>
    fact?.isFile() ? [{ name, bytes: fact.size, at: fact.mtimeMs }] : [],
  );
  files.sort((one, other) => one.at - other.at);
  return new Map(files.map(({ name, ...file }) => [name, file]));
}
