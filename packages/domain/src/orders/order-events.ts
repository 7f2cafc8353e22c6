/** What can stand on an order's timeline (product.md section 6): every change, with who, when, what and why. */
export const orderEventKinds = [
  'order-placed',
  'payment-started',
  'payment-received',
  'payment-failed',
  'payment-cancelled',
  'payment-expired',
  'order-completed',
  'order-failed',
  'order-expired',
  'order-cancelled',
  'places-gone',
  'refund-requested',
  'refund-paid',
  'refund-failed',
  'mail-written',
  'tickets-resent',
  'ticket-scanned',
  'visit-moved',
  'visit-cancelled',
  'visit-closed',
  'note-added',
] as const;

export type OrderEventKind = (typeof orderEventKinds)[number];

/** Who did it. A visitor has no id; staff bear their account's. */
export type OrderActor =
  | { kind: 'visitor' | 'provider' | 'system'; id?: undefined }
  | { kind: 'account' | 'admin' | 'device'; id: string };

/**
 * Figures and names that the entry is told with. Never a personal value but sealed with the
 * person's key: the timeline outlives it.
 */
export type OrderEventFacts = Record<string, string | number | boolean | null>;
