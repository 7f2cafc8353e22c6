import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { languageOf } from './locales.ts';
import { createTranslator, type Translator } from './translator.ts';

/** Texts by key, as written in a file. */
type Texts = Readonly<Record<string, string>>;

const catalogues = new URL('./catalogues/', import.meta.url);
const parts = new Map<string, Texts>();
const translators = new Map<string, Translator>();

/** The languages that have a folder of catalogues. */
export function catalogueLanguages(): string[] {
  return readdirSync(catalogues).sort();
}

/** The parts ('orders', 'mail') that a language has. */
export function catalogueParts(language: string): string[] {
  return readdirSync(new URL(`${language}/`, catalogues))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}

/** One part of one language, read once a process; a language without that part answers no texts. */
export function readCatalogue(language: string, part: string): Texts {
  const name = `${language}/${part}.json`;
  let messages = parts.get(name);
  if (!messages) {
    const file = new URL(name, catalogues);
    messages = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};
    parts.set(name, messages);
  }
  return messages;
}

/**
 * The server's lookup over some parts, with English behind every key: `readTranslator('nl', ['mail'])`. A language that
 * has none of these parts is English altogether: no German date in an English sentence. Takes any supported locale or language; throws 'Locale ... is not supported'.
 */
export function readTranslator(locale: string, partNames: readonly string[]): Translator {
  const cacheKey = `${locale}\n${partNames.join()}`;
  let translator = translators.get(cacheKey);
  if (!translator) {
    const merged = (language: string) =>
      Object.assign({}, ...partNames.map((part) => readCatalogue(language, part))) as Texts;
    const texts = merged(languageOf(locale));
    const words = Object.keys(texts).length > 0 ? locale : 'en-GB';
    translator = createTranslator(words, texts, merged('en'));
    translators.set(cacheKey, translator);
  }
  return translator;
}
