import { itemsOfSection, menuSections } from './menu-sections.ts';
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

/** The further doors of a job, and what is asked for by few museums: each can be switched on in /menu-rights. */
const hiddenAtFirst: readonly MenuItemId[] = [
  'ticketsearch',
  'gebruiker-ticket-zoeken',
  'barcodes2',
  'barcodes-generated',
  'vgm-onderwijs',
  'verdiensten-klanten',
  'verdiensten-onderwijs',
  'verdiensten-facturen',
  'transactiekosten',
  'exporteren',
  'instellingen',
  'settings',
  'administratie',
];

const clientDoors = menuSections
  .flatMap((section) => itemsOfSection[section])
  .filter((id) => !hiddenAtFirst.includes(id));

const adminDoors: readonly MenuItemId[] = [
  'gebruikers',
  'menu-rights',
  'administratie',
  'settings',
  'message-queue',
  'new-settings',
];

const beta: readonly MenuItemId[] = ['availability-scheduler', 'message-queue'];

/** One door per job, section after section, BETA on two (product.md, section 2). */
export function defaultMenu(userType: 'Admin' | 'ClientUser'): MenuEntry[] {
  const doors = userType === 'Admin' ? adminDoors : clientDoors;
  return doors.map((id, index) => ({
    id,
    position: (index + 1) * 10,
    groupName: userType === 'ClientUser' && beta.includes(id) ? 'BETA' : null,
  }));
}
