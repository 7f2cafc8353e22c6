import { languageOf } from '@foyer/i18n/locales.ts';
import { createTranslator, type Translator } from '@foyer/i18n/translator.ts';

/** Fetches the texts of a locale; any language but Dutch reads English in the back office. */
export async function loadTranslator(locale: string): Promise<Translator> {
  const dutch = languageOf(locale) === 'nl';
  const { messages } = await (dutch ? import('./catalogue-nl.ts') : import('./catalogue-en.ts'));
  return createTranslator(dutch ? 'nl' : 'en', messages);
}
