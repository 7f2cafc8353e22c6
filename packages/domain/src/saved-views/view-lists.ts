import type { Module } from '../identity/modules.ts';

/** Every list with saved views, with the module whose right guards it; sharing a view needs its right edit. */
export const viewLists = {
  orders: 'order-management',
  products: 'products',
  'ticket-groups': 'tickets',
  accounts: 'gebruikers',
  'audit-log': 'audit-log',
  clients: 'clients',
  'pricing-rules': 'tickets',
  'failed-messages': 'message-queue',
  outbox: 'message-queue',
  'timeslot-groups': 'timeslotgroup',
  ticketstreets: 'ticketstreet',
  locations: 'new-settings',
} as const satisfies Record<string, Module>;

export type ViewList = keyof typeof viewLists;

export const viewListNames = Object.keys(viewLists).filter(isViewList);

function isViewList(value: string): value is ViewList {
  return Object.hasOwn(viewLists, value);
}

/** How many views an account sees of a list at most; beyond that tabs are no help any more. */
export const mostViews = 20;
