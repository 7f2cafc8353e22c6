/** What every page needs is the base of a language (`base-nl.ts`). */
export const baseParts = ['shell', 'menu', 'ui', 'locales'];

/** The base; the names of areas and "Why?", fetched by what shows them; and what the back office never shows. */
export const partsLoadedApart = [...baseParts, 'areas', 'why', 'shop', 'mail', 'eticket', 'scanner'];
