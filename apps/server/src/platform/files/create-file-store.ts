import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FileStore } from './file-store.ts';
import { createLocalFileStore } from './local-file-store.ts';
import { createS3FileStore } from './s3-file-store.ts';

/** The store that FILES_URL names: `s3://...`, `file:///...` or a folder; without one a folder beside the data. */
export function createFileStore(filesUrl: string | undefined, dataDir: string): FileStore {
  const folder = findFilesFolder(filesUrl, dataDir);
  return folder === undefined ? createS3FileStore(new URL(filesUrl ?? '')) : createLocalFileStore(folder);
}

/** The folder of the store; undefined = a bucket. */
export function findFilesFolder(filesUrl: string | undefined, dataDir: string): string | undefined {
  if (!filesUrl) return join(dataDir, 'files');
  if (filesUrl.startsWith('s3://')) return undefined;
  return filesUrl.startsWith('file://') ? fileURLToPath(filesUrl) : filesUrl;
}
