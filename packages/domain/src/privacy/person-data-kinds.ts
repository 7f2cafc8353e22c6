/** What Foyer can hold about a person, and what erasing the person does to it (product.md, section 11). */
export const fateOfKind = {
  orders: 'erased',
  carts: 'erased',
  mails: 'erased',
  queue: 'erased',
  views: 'erased',
  exports: 'erased',
  requests: 'erased',
  /** Sealed with the person's key in records that are only ever added: the key goes, they stay. */
  notes: 'unreadable',
  audit: 'unreadable',
  /** Without a name, or kept because a law or the museum's books need it. */
  tickets: 'stays',
  payments: 'stays',
  ledger: 'stays',
  invoices: 'stays',
  accounts: 'stays',
} as const satisfies Record<string, 'erased' | 'unreadable' | 'stays'>;

export type PersonDataKind = keyof typeof fateOfKind;

export const personDataKinds = Object.keys(fateOfKind).filter(isKind);

function isKind(name: string): name is PersonDataKind {
  return Object.hasOwn(fateOfKind, name);
}
