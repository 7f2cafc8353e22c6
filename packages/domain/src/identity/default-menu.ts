import type { MenuItemId } from './modules.ts';

/** For which people a menu is configured: the staff of the platform, or the accounts of a client. */
export const menuUserTypes = ['Admin', 'ClientUser'] as const;
export type MenuUserType = (typeof menuUserTypes)[number];

export interface MenuEntry {
  id: MenuItemId;
  position: number;
  /** The only group that is known. */
  groupName: 'BETA' | null;
}

const clientDoors: readonly MenuItemId[] = [
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
  'discountcodes-and-vouchers',
  'gebruiker-ticket-zoeken',
  'gebruikers',
  'group_timeslots-overzicht',
  'gt-onderwijs',
  'instellingen',
  'menu-rights',
  'openingstijden',
  'statistieken-v2',
  'tickets',
  'ticketscannen',
  'ticketstreet',
  'ticketverkoop',
  'timeslotgroup',
  'transactiekosten',
  'verdiensten',
];

const adminDoors: readonly MenuItemId[] = [
  'gebruikers',
  'menu-rights',
  'administratie',
  'settings',
  'message-queue',
  'new-settings',
];

const beta: readonly MenuItemId[] = ['availability-scheduler', 'message-queue'];

/** One door per job in the order of the specification, BETA on two (product.md, section 2). */
export function defaultMenu(userType: 'Admin' | 'ClientUser'): MenuEntry[] {
  const doors = userType === 'Admin' ? adminDoors : clientDoors;
  return doors.map((id, index) => ({
    id,
    position: (index + 1) * 10,
    groupName: userType === 'ClientUser' && beta.includes(id) ? 'BETA' : null,
  }));
}
