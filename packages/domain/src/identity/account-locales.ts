/** The languages in which the back office exists. */
export const accountLocales = ['nl_NL', 'en_US'] as const;
export type AccountLocale = (typeof accountLocales)[number];

/** The first language of the list for a text that names none of them. */
export function readAccountLocale(text: string): AccountLocale {
  return accountLocales.find((locale) => locale === text) ?? accountLocales[0];
}
