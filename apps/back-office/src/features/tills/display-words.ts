import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import { createTranslator, type Messages, type Translator } from '@foyer/i18n/translator.ts';

const files = import.meta.glob<Messages>(
  '../../../../../packages/i18n/src/catalogues/*/visitors/customer-display.json',
  { import: 'default' },
);

/** The words of the customer display in a language of visitors; undefined where its file did not come. */
export async function loadDisplayWords(language: ContentLanguage): Promise<Translator | undefined> {
  const file = Object.keys(files).find((path) => path.includes(`/catalogues/${language}/`));
  const messages = file && (await files[file]?.());
  return messages ? createTranslator(language, messages) : undefined;
}
