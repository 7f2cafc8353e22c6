import type { Message } from '@foyer/i18n/compiled-message.ts';
import { languageOf } from '@foyer/i18n/locales.ts';
import { createTranslator, type Translator } from '@foyer/i18n/translator.ts';
import { fetchPart } from './part-loaders.ts';

type BackOfficeLanguage = 'nl' | 'en';

/** What the pages that were opened need: what a language must hold before it is shown. */
const wanted = new Set(['base']);
const texts: Record<BackOfficeLanguage, Record<string, Message>> = { nl: {}, en: {} };
const loads = new Map<string, Promise<void>>();

/** The language that is shown, and while another one is being fetched that one too. */
let current: readonly BackOfficeLanguage[] = [];

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
        load = fetchPart(language, part).then((messages) => {
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
