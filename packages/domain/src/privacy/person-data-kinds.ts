/**
 * What Foyer can hold about a person, and what erasing the person does to it (product.md, section 11). `unreadable`:
 * sealed with the person's key in records that are only ever added; the key goes, they stay. `stays`: without a name,
 * or kept because a law or the museum's books need it.
 */
export const fateOfKind = {
  orders: 'erased',
  tickets: 'stays',
  mails: 'erased',
  payments: 'stays',
  invoices: 'stays',
  ledger: 'stays',
  'gift-cards': 'unreadable',
  notes: 'unreadable',
  carts: 'erased',
  'waiting-list': 'erased',
  'waiting-room': 'erased',
  reservations: 'erased',
  'kept-sales': 'erased',
  audit: 'unreadable',
  queue: 'erased',
  exports: 'erased',
  views: 'erased',
  requests: 'erased',
  accounts: 'stays',
} as const satisfies Record<string, 'erased' | 'unreadable' | 'stays'>;

export type PersonDataKind = keyof typeof fateOfKind;

export const personDataKinds = Object.keys(fateOfKind).filter(isKind);

function isKind(name: string): name is PersonDataKind {
  return Object.hasOwn(fateOfKind, name);
}
