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

/**
 * The thirty-five menu items that the back office knows (specification 000, section 3). The title of one is the
 * text `menu.item.<id>`. Which are shown, and in which order, comes from the server.
 */
export const menuIcons: Record<MenuItemId, Icon> = {
  dashboard: IconLayoutDashboard,
  ticketverkoop: IconShoppingBag,
  ticketscannen: IconScan,
  products: IconTicket,
  tickets: IconTags,
  'availability-scheduler': IconCalendarStats,
  timeslotgroup: IconClock,
  'group_timeslots-overzicht': IconCalendarTime,
  openingstijden: IconDoor,
  'gt-onderwijs': IconSchool,
  'vgm-onderwijs': IconSchool,
  'channel-management': IconBuildingStore,
  ticketstreet: IconWorldWww,
  'discountcodes-and-vouchers': IconRosetteDiscount,
  barcodes: IconBarcode,
  barcodes2: IconBarcode,
  'barcodes-generated': IconBarcode,
  'order-management': IconReceipt2,
  ticketsearch: IconListSearch,
  'gebruiker-ticket-zoeken': IconUserSearch,
  'statistieken-v2': IconChartBar,
  verdiensten: IconCoinEuro,
  'verdiensten-klanten': IconCoinEuro,
  'verdiensten-onderwijs': IconCoinEuro,
  'verdiensten-facturen': IconFileInvoice,
  transactiekosten: IconReceiptEuro,
  exporteren: IconFileExport,
  exports: IconFileExport,
  'message-queue': IconStack2,
  gebruikers: IconUsers,
  'menu-rights': IconShieldCheck,
  administratie: IconBuilding,
  instellingen: IconAdjustments,
  settings: IconPlugConnected,
  'new-settings': IconSettings,
};

export function isMenuItemId(id: string): id is MenuItemId {
  return menuItemIds.some((known) => known === id);
}

/** The path of an item; the dashboard's is the root. */
export function menuItemPath(id: MenuItemId): string {
  return id === 'dashboard' ? '/' : `/${id}`;
}
