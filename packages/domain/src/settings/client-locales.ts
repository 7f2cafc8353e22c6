/** The locales that a client can offer, as configuration writes them (specification 000, section 9). */
export const clientLocales = [
  'nl_NL',
  'be_NL',
  'en_US',
  'en_GB',
  'de_DE',
  'fr_FR',
  'es_ES',
  'it_IT',
  'pt_PT',
  'ca_ES',
  'pl_PL',
  'ru_RU',
  'zh_CN',
  'ja_JP',
  'ko_KR',
  'af_ZA',
] as const;
export type ClientLocale = (typeof clientLocales)[number];

export const languageForms = ['formal', 'informal'] as const;
export type LanguageForm = (typeof languageForms)[number];

const languagesWithForms = ['nl', 'be', 'de', 'fr', 'es', 'it', 'pt', 'ca', 'pl'];

/**
 * The form that the words of a locale are written in; those of the other one stand beside them (decision 0203). A locale
 * without forms is informal.
 */
export function writtenForm(locale: string): LanguageForm {
  return hasForms(locale) && !locale.startsWith('pl') ? 'formal' : 'informal';
}

/** Whether visitors can be addressed formally or informally in this locale (product.md, section 3). */
export function hasForms(locale: string): boolean {
  return languagesWithForms.includes(locale.slice(0, 2));
}
