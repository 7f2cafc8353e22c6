import { findAddress } from '../../app/addresses/addresses.ts';

export interface HelpArea {
  /**
   * Its page is /help/<id>, its steps are the catalogue part help-<id>, and its title is in the part of the guide
   * under area.<id>.
   */
  id: string;
  /** The screens (of the table of addresses) whose help link leads to it. */
  screens: readonly string[];
}

interface HelpGroup {
  id: string;
  areas: readonly HelpArea[];
}

const area = (id: string, ...screens: string[]): HelpArea => ({ id, screens });

/** The chapters of the user guide, in the order in which a new museum needs them. */
export const helpGroups: readonly HelpGroup[] = [
  {
    id: 'begin',
    areas: [
      area('start', 'sign-in'),
      area('yours'),
      area('own-account', 'own-password', 'password-forgotten', 'password-reset', 'activation'),
      area('dashboard', 'dashboard'),
    ],
  },
  {
    id: 'offer',
    areas: [
      area('locations', 'locations', 'edit-location', 'opening-hours'),
      area(
        'catalogue',
        ...['products', 'edit-product', 'ticket-groups', 'ticket-group'],
        ...['add-ticket-type', 'edit-ticket-type', 'ticket-texts'],
      ),
      area('events', 'events', 'add-event', 'event'),
      area('looks', 'ticket-logo', 'pdf-background', 'eticket-template'),
      area('prices', 'pricing-rules', 'add-pricing-rule', 'edit-pricing-rule', 'all-pricing-rules'),
      area('limits'),
      area('discounts', 'codes-and-vouchers'),
      area('barcodes', 'barcode-series', 'archived-barcodes', 'generated-barcodes'),
      area('gift-cards', 'gifts', 'gift-card'),
      area('vouchers', 'vouchers'),
      area(
        'tills',
        'tills',
        'till',
        'close-till',
        'till-closes',
        'till-close',
        'customer-display',
        'offline-desks',
      ),
    ],
  },
  {
    id: 'time',
    areas: [
      area(
        'timeslots',
        ...['timeslot-groups', 'timeslot-group', 'hidden-groups', 'edit-timeslot', 'timeslot-day'],
        ...['add-timeslot', 'timeslot-sync', 'timeslot-conflicts'],
        ...['date-exceptions', 'weekday-exceptions', 'timeslot-change'],
      ),
      area('schedules', 'availability'),
      area('closures', 'closures', 'closure'),
      area('visitors', 'visitor-list', 'timeslot-visitors', 'all-timeslots'),
      area(
        'reservations',
        ...['reservations', 'add-reservation', 'edit-reservation', 'cancel-reservations'],
        ...['timeslot-reservations', 'slot-reservation', 'slot-delete'],
      ),
      area('waiting-list', 'waiting-list'),
      area('wall-screens', 'wall-screens'),
    ],
  },
  {
    id: 'sell',
    areas: [
      area('desk', 'desk-sale', 'desk-buttons'),
      area('selling', 'ticketstreets', 'channels', 'add-channel', 'edit-channel'),
      area('sales-page-editor'),
      area('embedding'),
      area('measuring'),
      area('waiting-room', 'waiting-room'),
      area('orders', 'orders', 'one-ticket', 'find-user', 'rebooking'),
      area('abuse', 'blocking-settings'),
      area('gate', 'scanning'),
    ],
  },
  {
    id: 'manage',
    areas: [
      area(
        'settings',
        ...['settings-overview', 'client-settings', 'connection-settings', 'company-form'],
        ...['mailplus-settings', 'scan-api-settings', 'payment-provider-settings'],
        'transaction-fees',
      ),
      area('accounts', 'accounts', 'add-account', 'edit-account'),
      area('menu-rights', 'menu-rights'),
      area('clients', 'clients'),
    ],
  },
  {
    id: 'follow',
    areas: [
      area('views'),
      area('history', 'audit-log', 'visitor-data'),
      area('queue', 'message-queue', 'failed-messages'),
      area('trouble'),
    ],
  },
];

export const helpAreas: readonly HelpArea[] = helpGroups.flatMap(({ areas }) => areas);

/** The chapter of a page of the app; none for a page that has none. */
export function helpAreaOf(path: string): string | undefined {
  const screen = findAddress(path)?.screen;
  return helpAreas.find(({ screens }) => screen !== undefined && screens.includes(screen))?.id;
}
