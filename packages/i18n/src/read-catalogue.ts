import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languageOf } from './locales.ts';
import { createTranslator, type Translator } from './translator.ts';

/** Texts by key, as written in a file. */
type Texts = Readonly<Record<string, string>>;

const catalogues = new URL('./catalogues/', import.meta.url);
const filesByLanguage = new Map<string, ReadonlyMap<string, string>>();
const parts = new Map<string, Texts>();
const translators = new Map<string, Translator>();

/** The languages that have a folder of catalogues. */
export function catalogueLanguages(): string[] {
  return readdirSync(catalogues).sort();
}

/** The parts ('orders', 'mail') that a language has. */
export function catalogueParts(language: string): string[] {
  return [...filesOf(language).keys()].sort();
}

/**
 * Where the texts of a part are, below `catalogues/`: 'en/orders.json', 'en/help/help-orders.json'. A part is named
 * after its file and not after the folder of it. Nothing where the language lacks the part.
 */
export function catalogueFile(language: string, part: string): string | undefined {
  return filesOf(language).get(part);
}

/** The files of a language by their part. */
function filesOf(language: string): ReadonlyMap<string, string> {
  let files = filesByLanguage.get(language);
  if (!files) {
    const folder = new URL(`${language}/`, catalogues);
    const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
    const texts = names.filter((name) => name.endsWith('.json'));
    files = new Map(
      texts.map((name) => [path.basename(name, '.json'), `${language}/${name.replaceAll('\\', '/')}`]),
    );
    filesByLanguage.set(language, files);
  }
  return files;
}

/** One part of one language, read once a process; a language without that part answers no texts. */
export function readCatalogue(language: string, part: string): Texts {
  const file = catalogueFile(language, part);
  if (!file) return {};
  let messages = parts.get(file);
  if (!messages) {
    messages = JSON.parse(readFileSync(new URL(file, catalogues), 'utf8')) as Texts;
    parts.set(file, messages);
  }
  return messages;
}

/**
 * The server's lookup over some parts, with English behind every key: `readTranslator('nl', ['mail'])`. A language that
 * has none of these parts is English altogether: no German date in an English sentence. `isOtherForm` = formal where the
 * language is written informally, and the other way round. Takes any supported locale or language; throws 'Locale ... is not supported'.
 */
export function readTranslator(
  locale: string,
  partNames: readonly string[],
  isOtherForm = false,
): Translator {
  const cacheKey = `${locale}\n${partNames.join()}\n${isOtherForm}`;
  let translator = translators.get(cacheKey);
  if (!translator) {
    const merged = (language: string) =>
      Object.assign({}, ...partNames.map((part) => readCatalogue(language, part))) as Texts;
    const written = merged(languageOf(locale));
    const texts = isOtherForm ? { ...written, ...otherForm(languageOf(locale), written) } : written;
    const words = Object.keys(texts).length > 0 ? locale : 'en-GB';
    translator = createTranslator(words, texts, merged('en'));
    translators.set(cacheKey, translator);
  }
  return translator;
}

/**
 * What a language says in its other form, of the texts that are given: `other-forms/{language}.json` holds those that
 * differ.
 */
function otherForm(language: string, written: Texts): Texts {
  return Object.fromEntries(Object.entries(readOtherForm(language)).filter(([key]) => key in written));
}

/** Every text of a language that differs in its other form; a language without forms has none. */
export function readOtherForm(language: string): Texts {
  const file = new URL(`./other-forms/${language}.json`, import.meta.url);
  let texts = parts.get(file.href);
  if (!texts) {
    texts = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};
    parts.set(file.href, texts);
  }
  return texts;
}
