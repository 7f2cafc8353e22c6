import { describe, expect, it } from 'vitest';
import { addresses, findAddress } from './addresses.ts';

/** '/products/edit/{productId}' and '/products/edit/{id}' are one path. */
const shapeOf = (path: string) => path.replace(/\{[^}]*\}/g, '{}');
const table = new Map(addresses.map((address) => [shapeOf(address.path), address]));

/** The new screens of 000, section 2, letter by letter; what the new prefix adds is in product.md's table of paths. */
const newScreens = `
  /
  /login
  /channel-management
  /channel-management/webshop/create
  /channel-management/webshop/edit/{channelId}
  /products
  /products/edit/{productId}
  /availability-scheduler
  /order-management
  /exports
  /message-queue
  /message-queue/failed-messages
  /new-settings
  /new-settings/locations
  /new-settings/locations/edit-venue/{venueId}
  /new-settings/email-template
  /new-settings/eticket-template
  /new-settings/webshop-template
  /audit-log
  /tickets/{ticketGroupId}/dynamic-price
  /tickets/{ticketGroupId}/dynamic-price/create
  /tickets/{ticketGroupId}/dynamic-price/{ruleId}
  /password-forgotten
  /password-reset/{token}
  /help
  /help/{area}
`;

/** The legacy paths of 000, section 2, and of the table of paths, by the module whose rights guard them. */
const legacyPaths: Record<string, string> = {
  tickets: `/tickets* /tickets/pricing-rules* /tickettype-* /tickettype-toevoegen/{id} /tickettype-aanpassen/{id}
    /tickettype-verwijderen/{id} /tickettype-tekst-aanpassen/{id} /tickettekst-aanpassen /logo-aanpassen
    /pdfbackground-aanpassen /events* /exhibitions*`,
  timeslotgroup: `/timeslots* /timeslotgroup* /timeslotgroup/{group}/periods /timeslotgroup/{group}/weekdays
    /timeslotgroup/{group}/exceptions/date /timeslotgroup/{group}/exceptions/period
    /timeslotgroup/{group}/reservations /timeslotgroup/{group}/visitors /timeslotgroup/{group}/day/{date}
    /timeslotgroup/hidden-groups /timeslot-* /timeslot-toevoegen /timeslot-aanpassen/{id} /timeslot-verwijderen/{id}
    /timeslot-sync /reservations* /reservations/add /reservations/edit/{id} /reservations/delete/{id}
    /cancel-reservations* /slot-reservation* /slot-delete* /bezoekerlijst* /bezoekerlijst-all /narrowcasting*
    /narrowcasting-v2`,
  'group_timeslots-overzicht': '/group_timeslots-overzicht*',
  openingstijden: '/openingstijden*',
  ticketverkoop: '/ticketverkoop* /kassaverkoop /winkelverkoop /barverkoop',
  ticketstreet: '/ticketstreet*',
  ticketsearch: '/ticketzoeken /ticketsearch* /ticketdownloaden /ticketinfo /emailtickets',
  ticketscannen: '/ticketscannen* /scanapp-login*',
  'order-management': '/rebooking*',
  'discountcodes-and-vouchers': '/gift* /discountcodes-and-vouchers* /voucher*',
  'gebruiker-ticket-zoeken': '/visitordata* /gebruiker-* /gebruiker-zoeken /gebruiker-ticket-zoeken',
  'gt-onderwijs': '/gt-onderwijs* /onderwijs_timeslot*',
  'vgm-onderwijs': '/vgm-onderwijs* /vgm-*',
  administratie: '/administratie*',
  gebruikers: `/gebruikers* /gebruikers-archief /useraanpassen/{id} /userverwijderen/{id} /account-add
    /account-edit/{id} /account-delete/{id}`,
  clients: '/clients*',
  '': '/account-activation/{token} /wachtwoord-aanpassen /changepassword /static*',
  'menu-rights': '/menu-rights',
  groupaccounts: `/groupaccounts* /groupaccount-* /groupaccount-add /groupaccount-edit/{id} /groupaccount-log/{id}
    /groupaccount-delete/{id} /groupaccount-admin`,
  settings: `/resellers* /settings* /settings-mailplus /settings-scanapi /payment-providers-settings
    /blocking-settings`,
  barcodes: '/barcodes*',
  barcodes2: '/barcodes2*',
  'barcodes-generated': '/barcodes-generated*',
  exporteren: '/exporteren* /exporteer-email /exporteer-landvanherkomst',
  instellingen: '/instellingen*',
  'statistieken-v2': '/statistieken* /statistieken-v2* /dagomzet',
  verdiensten: '/verdiensten* /export-verdiensten-user',
  'verdiensten-klanten': '/verdiensten-klanten',
  'verdiensten-onderwijs': '/verdiensten-onderwijs',
  'verdiensten-facturen': '/verdiensten-facturen',
  transactiekosten: '/transactiekosten',
  templates: '/templates* /template-toevoegen /template-aanpassen/{sub} /template-verwijderen/{sub}',
};

const split = (paths: string) => paths.trim().split(/\s+/);
const legacy = Object.entries(legacyPaths).flatMap(([module, paths]) =>
  split(paths).map((path): [string, string] => [path, module]),
);

describe('what the specification calls by name', () => {
  it.each(split(newScreens))('the new screen %s has its row', (path) => {
    expect(table.has(shapeOf(path))).toBe(true);
  });

  it.each(legacy)('the legacy path %s has its row, guarded by %s', (path, module) => {
    expect(table.get(shapeOf(path))).toMatchObject({ module: module || null, legacy: true });
  });

  it.each(legacy)('%s takes a sub-path, and opens what it is itself', (path) => {
    const asked = path.replace(/\{[^}]*\}/g, '7').replace('*', '');
    expect(findAddress(asked), asked).toBeDefined();
    // '/gebruiker-' is only the beginning of a family: nothing is at it, and something after it.
    expect(findAddress(asked.endsWith('-') ? `${asked}abc` : `${asked}/some/more`)?.legacy).toBe(true);
  });

  it('the families that 000 names by their beginning keep every member', () => {
    const families = split(
      `/gebruiker- /tickettype- /timeslot- /vgm- /gt-onderwijs /onderwijs_timeslot /statistieken /statistieken-v2
      /ticketverkoop /timeslots /verdiensten`,
    );
    for (const family of families) expect(findAddress(`${family}x/y`)?.path.endsWith('*'), family).toBe(true);
  });
});
