import { readFile, stat } from 'node:fs/promises';

/**
 * The page of a built app, transformed by `prepare`. A build under a running server gives its files new names, so a
 * changed page is read again; undefined while there is none.
 */
export function builtPage(file: URL, prepare: (html: string) => string): () => Promise<string | undefined> {
  let known: { changedAt: number; html: string } | undefined;
  return async () => {
    const found = await stat(file).catch(() => undefined);
    if (!found) return undefined;
    if (known?.changedAt !== found.mtimeMs) {
      known = { changedAt: found.mtimeMs, html: prepare(await readFile(file, 'utf8')) };
    }
    return known.html;
  };
}
