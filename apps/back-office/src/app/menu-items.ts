import { type MenuItemId, menuItemIds } from '@foyer/domain/identity/modules.ts';
import {
  type Icon,
  IconAdjustments,
  IconBarcode,
  IconBuilding,
  IconBuildingStore,
  IconCalendarStats,
  IconCalendarTime,
  IconChartBar,
  IconClock,
  IconCoinEuro,
  IconDoor,
  IconFileExport,
  IconFileInvoice,
  IconLayoutDashboard,
  IconListSearch,
  IconPlugConnected,
  IconReceipt2,
  IconReceiptEuro,
  IconRosetteDiscount,
  IconScan,
  IconSchool,
  IconSettings,
  IconShieldCheck,
  IconShoppingBag,
  IconStack2,
  IconTags,
  IconTicket,
  IconUserSearch,
  IconUsers,
  IconWorldWww,
} from '@tabler/icons-react';

/** The parts of the sidebar; the first has no heading. */
export type MenuSection = 'daily' | 'catalogue' | 'selling' | 'money' | 'platform';

export interface MenuItem {
  icon: Icon;
  section: MenuSection;
}

/**
 * The thirty-five menu items that the back office knows (specification 000, section 3). The title of one is the
 * text `menu.item.<id>`. Which are shown, and in which order, comes from the server.
 */
export const menuItems: Record<MenuItemId, MenuItem> = {
  dashboard: { icon: IconLayoutDashboard, section: 'daily' },
  ticketverkoop: { icon: IconShoppingBag, section: 'daily' },
  ticketscannen: { icon: IconScan, section: 'daily' },
  products: { icon: IconTicket, section: 'catalogue' },
  tickets: { icon: IconTags, section: 'catalogue' },
  'availability-scheduler': { icon: IconCalendarStats, section: 'catalogue' },
  timeslotgroup: { icon: IconClock, section: 'catalogue' },
  'group_timeslots-overzicht': { icon: IconCalendarTime, section: 'catalogue' },
  openingstijden: { icon: IconDoor, section: 'catalogue' },
  'gt-onderwijs': { icon: IconSchool, section: 'catalogue' },
  'vgm-onderwijs': { icon: IconSchool, section: 'catalogue' },
  'channel-management': { icon: IconBuildingStore, section: 'selling' },
  ticketstreet: { icon: IconWorldWww, section: 'selling' },
  'discountcodes-and-vouchers': { icon: IconRosetteDiscount, section: 'selling' },
  barcodes: { icon: IconBarcode, section: 'selling' },
  barcodes2: { icon: IconBarcode, section: 'selling' },
  'barcodes-generated': { icon: IconBarcode, section: 'selling' },
  'order-management': { icon: IconReceipt2, section: 'money' },
  ticketsearch: { icon: IconListSearch, section: 'money' },
  'gebruiker-ticket-zoeken': { icon: IconUserSearch, section: 'money' },
  'statistieken-v2': { icon: IconChartBar, section: 'money' },
  verdiensten: { icon: IconCoinEuro, section: 'money' },
  'verdiensten-klanten': { icon: IconCoinEuro, section: 'money' },
  'verdiensten-onderwijs': { icon: IconCoinEuro, section: 'money' },
  'verdiensten-facturen': { icon: IconFileInvoice, section: 'money' },
  transactiekosten: { icon: IconReceiptEuro, section: 'money' },
  exporteren: { icon: IconFileExport, section: 'money' },
  exports: { icon: IconFileExport, section: 'money' },
  'message-queue': { icon: IconStack2, section: 'platform' },
  gebruikers: { icon: IconUsers, section: 'platform' },
  'menu-rights': { icon: IconShieldCheck, section: 'platform' },
  administratie: { icon: IconBuilding, section: 'platform' },
  instellingen: { icon: IconAdjustments, section: 'platform' },
  settings: { icon: IconPlugConnected, section: 'platform' },
  'new-settings': { icon: IconSettings, section: 'platform' },
};

export function isMenuItemId(id: string): id is MenuItemId {
  return menuItemIds.some((known) => known === id);
}

/** The path of an item; the dashboard's is the root. */
export function menuItemPath(id: MenuItemId): string {
  return id === 'dashboard' ? '/' : `/${id}`;
}
