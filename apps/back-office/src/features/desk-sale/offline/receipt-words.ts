import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import { createTranslator, type Messages, type Translator } from '@foyer/i18n/translator.ts';

const files = import.meta.glob<Messages>(
  '../../../../../../packages/i18n/src/catalogues/*/visitors/{customer-display,invoice}.json',
  { import: 'default' },
);
const loaded = new Map<ContentLanguage, Translator>();

/** Fetches the words of receipts while there is a connection. */
export async function prepareReceiptWords(languages: readonly ContentLanguage[]): Promise<void> {
  for (const language of languages) {
    const ofLanguage = Object.keys(files).filter((path) => path.includes(`/catalogues/${language}/`));
    const parts = await Promise.all(ofLanguage.map((path) => files[path]?.()));
    loaded.set(language, createTranslator(language, Object.assign({}, ...parts)));
  }
}

/** The words of a visitor's language, else those of the first language of the museum. */
export const receiptWords = (language: ContentLanguage): Translator =>
  loaded.get(language) ?? [...loaded.values()][0] ?? createTranslator(language, {});
