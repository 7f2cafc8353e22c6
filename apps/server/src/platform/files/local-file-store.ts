import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkKey, type FileStore } from './file-store.ts';

/**
 * Files in a folder, for the account of the server only. A file appears whole or not at all: it is written beside its
 * place and renamed.
 */
export function createLocalFileStore(folder: string): FileStore {
  const place = (key: string) => join(folder, checkKey(key));
  return {
    async put(key, bytes) {
      const file = place(key);
      const draft = `${file}.${randomUUID()}`;
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(draft, bytes, { mode: 0o600 });
      await rename(draft, file);
    },
    async get(key) {
      return readFile(place(key)).catch((error: unknown) => {
        if (isNotThere(error)) return undefined;
        throw error;
      });
    },
    async has(key) {
      return access(place(key)).then(
        () => true,
        () => false,
      );
    },
    async remove(key) {
      await rm(place(key), { force: true });
    },
  };
}

function isNotThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
