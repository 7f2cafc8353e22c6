import type { Message } from '@foyer/i18n/compiled-message.ts';
import { languageOf } from '@foyer/i18n/locales.ts';
import { createTranslator, type Messages, type Translator } from '@foyer/i18n/translator.ts';

export type BackOfficeLanguage = 'nl' | 'en';

/**
 * Fetches one part of one language: 'orders', or 'base' and 'errors', which hold several. It answers nothing when
 * the file did not come and a handler cancelled the error of it.
 */
type FetchPart = (language: BackOfficeLanguage, part: string) => Promise<Messages | undefined>;

const firstWords = { nl: () => import('./words-nl.ts'), en: () => import('./words-en.ts') };
const fetchFirst: FetchPart = async (language) => {
  const loaded: { messages: Messages } | undefined = await firstWords[language]();
  return loaded?.messages;
};

/** The sign-in page has its first words only; the app brings the list of all parts (`part-loaders.ts`). */
let fetchFurther: FetchPart = async () => ({});

/** What the pages that were opened need: what a language must hold before it is shown. */
const wanted = new Set(['first']);
const texts: Record<BackOfficeLanguage, Record<string, Message>> = { nl: {}, en: {} };
const loads = new Map<string, Promise<void>>();

/** The language that is shown, and while another one is being fetched that one too. */
let current: readonly BackOfficeLanguage[] = [];

export function fetchFurtherPartsBy(fetchPart: FetchPart): void {
  fetchFurther = fetchPart;
}

/** Fetches the texts of what is open in a locale; any language but Dutch reads English in the back office. */
export async function loadTranslator(locale: string): Promise<Translator> {
  const language = languageOf(locale) === 'nl' ? 'nl' : 'en';
  current = [...current, language];
  await loadInto(language, [...wanted]);
  current = [language];
  return createTranslator(language, texts[language]);
}

/** Fetches further parts of the catalogue; once it answers, their texts are there. */
export async function loadParts(parts: readonly string[]): Promise<void> {
  for (const part of parts) wanted.add(part);
  await Promise.all(current.map((language) => loadInto(language, parts)));
}

/** A part that could not be fetched is tried again the next time. */
async function loadInto(language: BackOfficeLanguage, parts: readonly string[]): Promise<void> {
  await Promise.all(
    parts.map((part) => {
      const key = `${language}/${part}`;
      let load = loads.get(key);
      if (!load) {
        load = (part === 'first' ? fetchFirst : fetchFurther)(language, part).then((messages) => {
          if (messages) Object.assign(texts[language], messages);
          else loads.delete(key);
        });
        load.catch(() => loads.delete(key));
        loads.set(key, load);
      }
      return load;
    }),
  );
}
