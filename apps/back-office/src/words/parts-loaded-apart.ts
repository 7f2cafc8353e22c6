/** What every page needs is the base of a language (`base-nl.ts`). */
export const baseParts = ['shell', 'menu', 'ui', 'locales'];

/** The base; texts that are fetched by what shows them; and what is never shown here. */
export const partsLoadedApart = [
  ...baseParts,
  'areas',
  'audit',
  'why',
  'formatting',
  'bulk',
  'embed-code',
  'ledger',
  'order-bulk',
  'order-changes',
  'order-filters',
  'order-invoices',
  'order-said',
  'tickets',
  'which-orders',
  'rebooking',
  'limits',
  'ticketstreet',
  'webshop',
  'readiness',
  'shop',
  'checkout',
  'order-page',
  'mail',
  'eticket',
  'invoice',
  'scanner',
];
