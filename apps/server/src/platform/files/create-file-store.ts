import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FileStore } from './file-store.ts';
import { createLocalFileStore } from './local-file-store.ts';
import { createS3FileStore } from './s3-file-store.ts';

/** The store that FILES_URL names: `s3://...`, `file:///...` or a folder; without one a folder beside the data. */
export function createFileStore(filesUrl: string | undefined, dataDir: string): FileStore {
  if (!filesUrl) return createLocalFileStore(join(dataDir, 'files'));
  if (filesUrl.startsWith('s3://')) return createS3FileStore(new URL(filesUrl));
  return createLocalFileStore(filesUrl.startsWith('file://') ? fileURLToPath(filesUrl) : filesUrl);
}
