import { readdir, stat } from 'node:fs/promises';

/** Finds the file with the words of a language in a built app, or with those of its other form; a build under a running server gives it a new name. */
export function builtWords(
  dist: URL,
  kind: 'words' | 'form',
): (language: string | undefined) => Promise<string | undefined> {
  const named = new RegExp(`^${kind}-([a-z]{2})-[\\w-]{8}\\.js$`);
  const folder = new URL('assets/', dist);
  let known: { changedAt: number; files: ReadonlyMap<string, string> } | undefined;
  return async (language) => {
    const seen = await stat(folder).catch(() => undefined);
    if (!seen || !language) return undefined;
    if (known?.changedAt !== seen.mtimeMs) {
      const found = (await readdir(folder)).flatMap((file) => {
        const [, ofLanguage] = named.exec(file) ?? [];
        return ofLanguage ? [[ofLanguage, file] as const] : [];
      });
      known = { changedAt: seen.mtimeMs, files: new Map(found) };
    }
    return known.files.get(language) ?? (kind === 'words' ? known.files.get('en') : undefined);
  };
}
