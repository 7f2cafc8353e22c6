import type { Module } from '@foyer/domain/identity/modules.ts';

/** An older address and the module whose rights guard what it shows; null where signing in is enough. */
export interface LegacyRoute {
  /**
   * `/x`: that path, with any sub-path. `/x*`: the same and every path that begins with it ('/verdiensten-abc').
   */
  pattern: string;
  module: Module | null;
}

/** Selling, visiting, planning (routes.md, legacy group 1). */
const sellingRoutes: readonly LegacyRoute[] = [
  { pattern: '/tickets*', module: 'tickets' },
  { pattern: '/tickettype-*', module: 'tickets' },
  { pattern: '/tickettekst-aanpassen', module: 'tickets' },
  { pattern: '/logo-aanpassen', module: 'tickets' },
  { pattern: '/pdfbackground-aanpassen', module: 'tickets' },
  { pattern: '/timeslots*', module: 'timeslotgroup' },
  { pattern: '/timeslotgroup*', module: 'timeslotgroup' },
  { pattern: '/timeslot-*', module: 'timeslotgroup' },
  { pattern: '/group_timeslots-overzicht*', module: 'group_timeslots-overzicht' },
  { pattern: '/reservations*', module: 'timeslotgroup' },
  { pattern: '/cancel-reservations*', module: 'timeslotgroup' },
  { pattern: '/slot-reservation*', module: 'timeslotgroup' },
  { pattern: '/slot-delete*', module: 'timeslotgroup' },
  { pattern: '/openingstijden*', module: 'openingstijden' },
  { pattern: '/ticketverkoop*', module: 'ticketverkoop' },
  { pattern: '/kassaverkoop', module: 'ticketverkoop' },
  { pattern: '/winkelverkoop', module: 'ticketverkoop' },
  { pattern: '/barverkoop', module: 'ticketverkoop' },
  { pattern: '/ticketstreet*', module: 'ticketstreet' },
  { pattern: '/ticketzoeken', module: 'ticketsearch' },
  { pattern: '/ticketsearch*', module: 'ticketsearch' },
  { pattern: '/ticketdownloaden', module: 'ticketsearch' },
  { pattern: '/ticketinfo', module: 'ticketsearch' },
  { pattern: '/emailtickets', module: 'ticketsearch' },
  { pattern: '/ticketscannen*', module: 'ticketscannen' },
  { pattern: '/scanapp-login*', module: 'ticketscannen' },
  { pattern: '/bezoekerlijst*', module: 'timeslotgroup' },
  { pattern: '/rebooking*', module: 'order-management' },
  { pattern: '/gift*', module: 'discountcodes-and-vouchers' },
  { pattern: '/visitordata*', module: 'gebruiker-ticket-zoeken' },
  { pattern: '/events*', module: 'tickets' },
  { pattern: '/exhibitions*', module: 'tickets' },
  { pattern: '/narrowcasting*', module: 'timeslotgroup' },
  { pattern: '/gt-onderwijs*', module: 'gt-onderwijs' },
  { pattern: '/onderwijs_timeslot*', module: 'gt-onderwijs' },
  { pattern: '/vgm-*', module: 'vgm-onderwijs' },
];

/** Administration (routes.md, legacy group 2), and the audit log, which is no menu item. */
const administrationRoutes: readonly LegacyRoute[] = [
  { pattern: '/administratie*', module: 'administratie' },
  { pattern: '/gebruikers*', module: 'gebruikers' },
  { pattern: '/useraanpassen', module: 'gebruikers' },
  { pattern: '/userverwijderen', module: 'gebruikers' },
  { pattern: '/account-add', module: 'gebruikers' },
  { pattern: '/account-edit', module: 'gebruikers' },
  { pattern: '/account-delete', module: 'gebruikers' },
  { pattern: '/clients*', module: 'clients' },
  { pattern: '/gebruiker-*', module: 'gebruiker-ticket-zoeken' },
  { pattern: '/account-activation', module: null },
  { pattern: '/wachtwoord-aanpassen', module: null },
  { pattern: '/changepassword', module: null },
  { pattern: '/menu-rights', module: 'menu-rights' },
  { pattern: '/groupaccounts*', module: 'groupaccounts' },
  { pattern: '/groupaccount-*', module: 'groupaccounts' },
  { pattern: '/resellers*', module: 'settings' },
  { pattern: '/barcodes*', module: 'barcodes' },
  { pattern: '/barcodes2*', module: 'barcodes2' },
  { pattern: '/barcodes-generated*', module: 'barcodes-generated' },
  { pattern: '/discountcodes-and-vouchers*', module: 'discountcodes-and-vouchers' },
  { pattern: '/voucher*', module: 'discountcodes-and-vouchers' },
  { pattern: '/exporteren*', module: 'exporteren' },
  { pattern: '/exporteer-email', module: 'exporteren' },
  { pattern: '/exporteer-landvanherkomst', module: 'exporteren' },
  { pattern: '/instellingen*', module: 'instellingen' },
  { pattern: '/settings*', module: 'settings' },
  { pattern: '/payment-providers-settings', module: 'settings' },
  { pattern: '/blocking-settings', module: 'settings' },
  { pattern: '/statistieken*', module: 'statistieken-v2' },
  { pattern: '/dagomzet', module: 'statistieken-v2' },
  { pattern: '/verdiensten*', module: 'verdiensten' },
  { pattern: '/verdiensten-klanten', module: 'verdiensten-klanten' },
  { pattern: '/verdiensten-onderwijs', module: 'verdiensten-onderwijs' },
  { pattern: '/verdiensten-facturen', module: 'verdiensten-facturen' },
  { pattern: '/export-verdiensten-user', module: 'verdiensten' },
  { pattern: '/transactiekosten', module: 'transactiekosten' },
  { pattern: '/templates*', module: 'templates' },
  { pattern: '/template-toevoegen', module: 'templates' },
  { pattern: '/template-aanpassen', module: 'templates' },
  { pattern: '/template-verwijderen', module: 'templates' },
  { pattern: '/audit-log', module: 'audit-log' },
];

export const legacyRoutes: readonly LegacyRoute[] = [...sellingRoutes, ...administrationRoutes];

/** The legacy route that serves a path of the app: the longest pattern that matches. */
export function findLegacyRoute(path: string): LegacyRoute | undefined {
  let best: LegacyRoute | undefined;
  for (const route of legacyRoutes) {
    if (matches(route.pattern, path) && route.pattern.length > (best?.pattern.length ?? 0)) best = route;
  }
  return best;
}

function matches(pattern: string, path: string): boolean {
  if (pattern.endsWith('*')) return path.startsWith(pattern.slice(0, -1));
  return path === pattern || path.startsWith(`${pattern}/`);
}
