/** The languages in which the back office exists. */
export const accountLocales = ['nl_NL', 'en_US'] as const;
