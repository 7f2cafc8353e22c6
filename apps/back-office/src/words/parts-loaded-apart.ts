/** What every page needs is the base of a language (`base-nl.ts`). */
export const baseParts = ['shell', 'menu', 'ui', 'locales'];

/** The base; the names of areas, for the pages that speak of them; and what the back office never shows. */
export const partsLoadedApart = [...baseParts, 'areas', 'shop', 'mail', 'eticket', 'scanner'];
