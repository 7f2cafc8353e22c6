import { readdir, stat } from 'node:fs/promises';

const wordsFile = /^words-([a-z]{2})-[\w-]{8}\.js$/;

/** Finds the file with the words of a language in a built app; a build under a running server gives it a new name. */
export function builtWords(dist: URL): (language: string | undefined) => Promise<string | undefined> {
  const folder = new URL('assets/', dist);
  let known: { changedAt: number; files: ReadonlyMap<string, string> } | undefined;
  return async (language) => {
    const found = await stat(folder).catch(() => undefined);
    if (!found || !language) return undefined;
    if (known?.changedAt !== found.mtimeMs) {
      const named = (await readdir(folder)).flatMap((file) => {
        const [, ofLanguage] = wordsFile.exec(file) ?? [];
        return ofLanguage ? [[ofLanguage, file] as const] : [];
      });
      known = { changedAt: found.mtimeMs, files: new Map(named) };
    }
    return known.files.get(language) ?? known.files.get('en');
  };
}
