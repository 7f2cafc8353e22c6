/** The ids of the menu items (specification 000, section 3), in the order of the text. */
export const menuItemIds = [
  'dashboard',
  'channel-management',
  'products',
  'availability-scheduler',
  'order-management',
  'exports',
  'message-queue',
  'new-settings',
  'administratie',
  'barcodes',
  'barcodes-generated',
  'barcodes2',
  'discountcodes-and-vouchers',
  'exporteren',
  'gebruiker-ticket-zoeken',
  'gebruikers',
  'group_timeslots-overzicht',
  'gt-onderwijs',
  'instellingen',
  'menu-rights',
  'openingstijden',
  'settings',
  'statistieken-v2',
  'tickets',
  'ticketscannen',
  'ticketsearch',
  'ticketstreet',
  'ticketverkoop',
  'timeslotgroup',
  'transactiekosten',
  'verdiensten',
  'verdiensten-facturen',
  'verdiensten-klanten',
  'verdiensten-onderwijs',
  'vgm-onderwijs',
] as const;

export type MenuItemId = (typeof menuItemIds)[number];

/** What a right can be given on: the menu items and four areas without one (product.md, section 2). */
export const modules = [...menuItemIds, 'audit-log', 'templates', 'groupaccounts', 'clients'] as const;

export type Module = (typeof modules)[number];

export function isModule(value: string): value is Module {
  return (modules as readonly string[]).includes(value);
}
