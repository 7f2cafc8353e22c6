import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';

/** The texts with a row for every language in which the client holds texts, an empty one where there is none yet. */
export function rowPerLanguage<Texts extends object>(
  rows: readonly ({ language: ContentLanguage } & Texts)[],
  contentLanguages: readonly ContentLanguage[],
  empty: Texts,
): ({ language: ContentLanguage } & Texts)[] {
  const languages = new Set([...contentLanguages, ...rows.map(({ language }) => language)]);
  return [...languages].map(
    (language) => rows.find((row) => row.language === language) ?? { ...empty, language },
  );
}
