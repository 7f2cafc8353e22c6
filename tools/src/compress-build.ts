import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressors = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Pictures and fonts (woff2) are compressed by their own format. */
const COMPRESSIBLE = /\.(css|js|json|svg|txt|wasm|webmanifest)$/;
/** A smaller file travels in one packet either way. */
const LEAST_BYTES = 1_000;
const WORTHWHILE = 0.95;

/**
 * Writes `app.js.br` and `app.js.gz` beside each file of a built app that gets smaller by it. The server sends them in
 * the place of the file itself (`platform/http/pages/static-routes`), so that no request waits for a compression.
 */
export async function compressBuild(dist: string): Promise<void> {
  const files = await readdir(dist, { recursive: true });
  await Promise.all(
    files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compressFile(path.join(dist, file))),
  );
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < LEAST_BYTES) return;
  for (const [ending, compress] of Object.entries(compressors)) {
    const compressed = await compress(content);
    if (compressed.length < content.length * WORTHWHILE) await writeFile(`${file}.${ending}`, compressed);
  }
}
