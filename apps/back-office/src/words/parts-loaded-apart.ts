/** What every page needs is the base of a language (`base-nl.ts`). */
export const baseParts = ['shell', 'menu', 'ui', 'locales'];

/** The base; the names of areas, "Why?" and the editor, fetched by what shows them; and what is never shown here. */
export const partsLoadedApart = [
  ...baseParts,
  'areas',
  'why',
  'formatting',
  'shop',
  'mail',
  'eticket',
  'scanner',
];
