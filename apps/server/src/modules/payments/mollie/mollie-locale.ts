/** The languages of Mollie's payment pages, each by the language of a buyer. */
const locales: Record<string, string> = {
  nl: 'nl_NL',
  en: 'en_GB',
  de: 'de_DE',
  es: 'es_ES',
  fr: 'fr_FR',
  it: 'it_IT',
  pt: 'pt_PT',
  ca: 'ca_ES',
  pl: 'pl_PL',
};

/** English where Mollie has no page in the buyer's language. */
export const mollieLocale = (language: string): string => locales[language] ?? 'en_GB';
