import type { Module } from '@foyer/domain/identity/modules.ts';

/** What Extra adds, by the kind of module: a key of the texts `rights.extra.*`. */
const meanings = {
  orders: ['order-management', 'ticketsearch', 'ticketverkoop', 'gebruiker-ticket-zoeken', 'ticketscannen'],
  capacity: ['timeslotgroup', 'group_timeslots-overzicht', 'availability-scheduler', 'openingstijden'],
  codes: ['discountcodes-and-vouchers', 'barcodes', 'barcodes2', 'barcodes-generated'],
  settings: ['instellingen', 'settings', 'new-settings', 'administratie'],
  queue: ['message-queue'],
} as const satisfies Record<string, readonly Module[]>;

export function extraMeaning(module: Module): string {
  const found = Object.entries(meanings).find(([, some]) => (some as readonly Module[]).includes(module));
  return found?.[0] ?? 'other';
}
