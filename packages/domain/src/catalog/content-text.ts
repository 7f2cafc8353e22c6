/** Languages in which texts for visitors are held (product.md, section 3). */
export const contentLanguages = [
  'nl',
  'en',
  'de',
  'es',
  'fr',
  'it',
  'pt',
  'ru',
  'zh',
  'ca',
  'pl',
  'ja',
  'ko',
] as const;
export type ContentLanguage = (typeof contentLanguages)[number];

/** A text per language. */
export type Texts = Readonly<Partial<Record<string, string>>>;

/**
 * The text that a reader of a language gets: that language's, else the fallback language's, else any that
 * there is (in the order of the languages), else ''. An empty text is no text.
 */
export function chooseText(texts: Texts, language: string, fallbackLanguage: string): string {
  const wanted = texts[language] || texts[fallbackLanguage];
  if (wanted) return wanted;
  const any = contentLanguages.find((candidate) => texts[candidate]);
  return (any && texts[any]) || '';
}
