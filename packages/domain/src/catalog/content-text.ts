import { z } from 'zod';

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

export const contentLanguageInput = z.enum(contentLanguages, 'language-unknown');

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

/** Refuses a language that stands twice in a form's list. */
export function refuseDoubleLanguages(
  texts: readonly { language: string }[],
  context: { addIssue(issue: { code: 'custom'; path: (string | number)[]; message: string }): void },
): void {
  for (const [index, { language }] of texts.entries()) {
    if (texts.findIndex((other) => other.language === language) < index) {
      context.addIssue({ code: 'custom', path: [index, 'language'], message: 'language-double' });
    }
  }
}
