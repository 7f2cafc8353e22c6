import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { ServedWidth } from '@foyer/domain/images/responsive-image.ts';
import type { App } from '../../platform/app.ts';
import { createDiskCache } from '../../platform/files/disk-cache.ts';
import { limitConcurrency } from '../../platform/limit-concurrency.ts';
import type { OutputFormat } from './picture-format.ts';
import { resizePicture } from './resize-picture.ts';

const CACHE_BYTES = 500_000_000;
const AT_ONCE = 2;
const WAITING = 60;

export interface WantedPicture {
  /** Names the source; the same name is the same picture. */
  source: string;
  width: ServedWidth;
  output: OutputFormat;
  /** For so long a copy is good; without it for ever. */
  maxAgeMs?: number;
  load(): Promise<Buffer>;
}

export interface ServedPicture {
  bytes: Buffer;
  type: string;
  etag: string;
}

export type PictureService = (wanted: WantedPicture) => Promise<ServedPicture>;

/**
 * Serves pictures in a width and a format, each scaled once: copies are in a folder of bounded size, and requests for
 * one in progress wait for it. Few are scaled at a time.
 * @throws BusyError when too many wait, and what `load` throws, unless there is an old copy.
 */
export function createPictureService(app: App): PictureService {
  const cache = createDiskCache(join(app.env.FOYER_DATA_DIR, 'cache', 'images'), CACHE_BYTES);
  const limited = limitConcurrency(AT_ONCE, WAITING);
  const inHand = new Map<string, Promise<Buffer>>();

  const make = async (key: string, { width, output, load }: WantedPicture) => {
    try {
      const bytes = await limited(async () => resizePicture(await load(), width, output));
      await cache.put(key, bytes).catch((err: unknown) => app.log.warn({ err }, 'picture not kept'));
      return bytes;
    } catch (error) {
      const old = await cache.get(key);
      if (old) return old;
      throw error;
    }
  };

  return async (wanted) => {
    const key = `${wanted.source} ${wanted.width} ${wanted.output}`;
    let bytes = await cache.get(key, wanted.maxAgeMs);
    if (!bytes) {
      const making = inHand.get(key) ?? make(key, wanted).finally(() => inHand.delete(key));
      inHand.set(key, making);
      bytes = await making;
    }
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
    return { bytes, type: `image/${wanted.output}`, etag };
  };
}
