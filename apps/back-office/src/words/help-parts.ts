import type { Messages } from '@foyer/i18n/translator.ts';
import type { BackOfficeLanguage } from './loaded-parts.ts';

/** The chapters of the help, two files each: their list is fetched with the first chapter, not with every page. */
const chapters = import.meta.glob<Messages>(
  '../../../../packages/i18n/src/catalogues/{nl,en}/help/help-*.json',
  { import: 'default' },
);

/** 'help-orders' in a language. */
export async function fetchHelpPart(language: BackOfficeLanguage, part: string): Promise<Messages> {
  const load = chapters[`../../../../packages/i18n/src/catalogues/${language}/help/${part}.json`];
  return load ? load() : {};
}
