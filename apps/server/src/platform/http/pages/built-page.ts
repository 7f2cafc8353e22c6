import { readFile, stat } from 'node:fs/promises';

/**
 * The page of a built app, as `prepare` makes it. A build under a running server gives its files new names, so a
 * changed page is read again; undefined while there is none.
 */
export function builtPage<Page>(
  file: URL,
  prepare: (html: string) => Page | Promise<Page>,
): () => Promise<Page | undefined> {
  let known: { changedAt: number; page: Page } | undefined;
  return async () => {
    const found = await stat(file).catch(() => undefined);
    if (!found) return undefined;
    if (known?.changedAt !== found.mtimeMs) {
      known = { changedAt: found.mtimeMs, page: await prepare(await readFile(file, 'utf8')) };
    }
    return known.page;
  };
}
