import type { Messages } from '@foyer/i18n/translator.ts';

/** A part that every page needs comes with the base of its language, and refusals all together. */
const parts = import.meta.glob<Messages>(
  [
    '../../../../packages/i18n/src/catalogues/{nl,en}/*.json',
    '!**/{shell,menu,ui,locales}.json',
    '!**/errors-*.json',
    '!**/{shop,order-page,mail,eticket,scanner}.json',
  ],
  { import: 'default' },
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
  const one = parts[`../../../../packages/i18n/src/catalogues/${language}/${part}.json`];
  return one ? one() : {};
}
