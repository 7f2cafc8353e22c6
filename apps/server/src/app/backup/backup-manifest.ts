import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const MANIFEST = 'backup.json';

const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** What the schema was made with. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).min(1),
  /** `name` is ready for a statement: `public.orders`. */
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()).min(1),
      /** Below the backup's folder. */
      file: z.string().regex(/^tables\/[\w.]+\.gz$/),
      rows: z.number().int().min(0),
      sha256: z.string(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
  /** Uploads; null = they are in a bucket, which keeps its own copies. */
  files: z.object({ count: z.number(), bytes: z.number() }).nullable(),
  keys: z.object({
    /** The row of `root_key`, base64; null where the secret was never replaced. */
    sealed: z.string().nullable(),
    /** Can be opened with the secret of the installation, and with no other. */
    check: z.string(),
  }),
});

export type BackupManifest = z.infer<typeof manifestSchema>;

/** Wraps what `keys.check` holds. */
export const CHECK_CONTEXT = 'backup-check';

/** This folder cannot be restored, or not here; the message says why and what to do. */
export class UnusableBackupError extends Error {}

export const manifestFile = (folder: string): string => path.join(folder, MANIFEST);

/** @throws UnusableBackupError for a folder that is no complete backup of a format that this version reads. */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(manifestFile(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') {
      throw new UnusableBackupError(`${folder} is not a backup of Foyer: it holds no ${MANIFEST}.`);
    }
    throw error;
  });
  const read = manifestSchema.safeParse(parseJson(text));
  if (read.success) return read.data;
  throw new UnusableBackupError(
    `${manifestFile(folder)} cannot be read: it is damaged, or a newer version of Foyer wrote it.`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
