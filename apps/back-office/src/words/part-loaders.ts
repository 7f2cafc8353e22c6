import type { Messages } from '@foyer/i18n/translator.ts';
import type { BackOfficeLanguage } from './loaded-parts.ts';

/** Parts that every page needs come together, and refusals too. */
const parts = import.meta.glob<Messages>(
  [
    '../../../../packages/i18n/src/catalogues/{nl,en}/*.json',
    '../../../../packages/i18n/src/catalogues/{nl,en}/{channels,help,selling,timeslots}/*.json',
    // The words of the sign-in page are there before any part.
    '!../../../../packages/i18n/src/catalogues/{nl,en}/session.json',
    '!../../../../packages/i18n/src/catalogues/{nl,en}/help/help-*.json',
  ],
  { import: 'default' },
);

/** 'nl/discounts' is in '…/catalogues/nl/selling/discounts.json'. */
const fileOfPart = new Map(
  Object.keys(parts).map((file) => [
    file.replace(/^.*\/catalogues\/(\w+)\/.*?([\w-]+)\.json$/, '$1/$2'),
    file,
  ]),
);

const together: Record<string, Record<BackOfficeLanguage, () => Promise<{ messages: Messages }>>> = {
  base: { nl: () => import('./base-nl.ts'), en: () => import('./base-en.ts') },
  errors: { nl: () => import('./errors-nl.ts'), en: () => import('./errors-en.ts') },
};

/** Knows all parts of the catalogue (`FetchPart`). */
export async function fetchPart(language: BackOfficeLanguage, part: string): Promise<Messages | undefined> {
  const several = together[part];
  if (several) {
    const loaded: { messages: Messages } | undefined = await several[language]();
    return loaded?.messages;
  }
  if (part.startsWith('help-')) {
    const help: typeof import('./help-parts.ts') | undefined = await import('./help-parts.ts');
    return help?.fetchHelpPart(language, part);
  }
  const file = fileOfPart.get(`${language}/${part}`);
  const one = file && parts[file];
  return one ? one() : {};
}
