import type { Messages } from '@foyer/i18n/translator.ts';

/** A part that every page needs comes with the base of its language, and refusals all together. */
const parts = import.meta.glob<Messages>(
  [
    '../../../../packages/i18n/src/catalogues/{nl,en}/*.json',
    '../../../../packages/i18n/src/catalogues/{nl,en}/{help,timeslots}/*.json',
  ],
  { import: 'default' },
);

/** 'nl/help-orders' is in '…/catalogues/nl/help/help-orders.json'. */
const fileOfPart = new Map(
  Object.keys(parts).map((file) => [
    file.replace(/^.*\/catalogues\/(\w+)\/.*?([\w-]+)\.json$/, '$1/$2'),
    file,
  ]),
);

const together: Record<string, Record<'nl' | 'en', () => Promise<{ messages: Messages }>>> = {
  base: { nl: () => import('./base-nl.ts'), en: () => import('./base-en.ts') },
  errors: { nl: () => import('./errors-nl.ts'), en: () => import('./errors-en.ts') },
};

/**
 * Fetches one part of one language: 'orders', or 'base' and 'errors', which hold several. It answers nothing when
 * the file did not come and a handler cancelled the error of it.
 */
export async function fetchPart(language: 'nl' | 'en', part: string): Promise<Messages | undefined> {
  const several = together[part];
  if (several) {
    const loaded: { messages: Messages } | undefined = await several[language]();
    return loaded?.messages;
  }
  const file = fileOfPart.get(`${language}/${part}`);
  const one = file && parts[file];
  return one ? one() : {};
}
