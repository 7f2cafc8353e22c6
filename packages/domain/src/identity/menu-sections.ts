import type { MenuItemId } from './modules.ts';

export const menuSections = ['today', 'catalogue', 'selling', 'insight'] as const;
export type MenuSection = (typeof menuSections)[number];

/** The four parts of the menu, and the order of a new one (product.md, section 2). */
export const itemsOfSection: Record<MenuSection, readonly MenuItemId[]> = {
  today: [
    'dashboard',
    'order-management',
    'ticketsearch',
    'gebruiker-ticket-zoeken',
    'ticketverkoop',
    'ticketscannen',
    'group_timeslots-overzicht',
  ],
  catalogue: [
    'products',
    'tickets',
    'availability-scheduler',
    'timeslotgroup',
    'openingstijden',
    'barcodes',
    'barcodes2',
    'barcodes-generated',
    'discountcodes-and-vouchers',
  ],
  selling: ['channel-management', 'ticketstreet', 'gt-onderwijs', 'vgm-onderwijs'],
  insight: [
    'statistieken-v2',
    'verdiensten',
    'verdiensten-klanten',
    'verdiensten-onderwijs',
    'verdiensten-facturen',
    'transactiekosten',
    'exporteren',
    'exports',
    'message-queue',
    'new-settings',
    'instellingen',
    'settings',
    'gebruikers',
    'menu-rights',
    'administratie',
  ],
};

export function sectionOf(id: MenuItemId): MenuSection | undefined {
  return menuSections.find((section) => itemsOfSection[section].includes(id));
}
