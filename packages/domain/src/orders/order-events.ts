/**
 * The kinds of entry on an order's timeline (product.md section 6): every change, with author, time, content and
 * reason.
 */
export const orderEventKinds = [
  'order-placed',
  'payment-started',
  'payment-received',
  'payment-failed',
  'payment-cancelled',
  'payment-expired',
  'payment-pending',
  'payment-authorised',
  'payment-charged-back',
  'payment-differs',
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
  'scan-undone',
  'visit-moved',
  'visit-cancelled',
  'visit-closed',
  'note-added',
  'tickets-cancelled',
  'tickets-replaced',
  'tickets-added',
  'codes-renewed',
  'order-repriced',
  'buyer-changed',
  'ticket-names-changed',
  'order-marked-paid',
  'change-waits-for-payment',
  'change-waits-for-approval',
  'change-declined',
  'change-withdrawn',
  'change-expired',
  'change-failed',
  'refund-paid-by-hand',
  'chargeback-settled',
  'chargeback-reversed',
  'invoice-issued',
  'credit-note-issued',
] as const;

export type OrderEventKind = (typeof orderEventKinds)[number];

const ofTickets: ReadonlySet<OrderEventKind> = new Set<OrderEventKind>([
  'visit-moved',
  'visit-cancelled',
  'tickets-cancelled',
  'tickets-replaced',
  'codes-renewed',
  'order-cancelled',
  'ticket-names-changed',
  'chargeback-settled',
]);

/** Whether tickets of the order say something else after it: another time, code or name, or no longer valid. */
export const changesTickets = (kind: OrderEventKind): boolean => ofTickets.has(kind);

export const orderActorKinds = ['visitor', 'provider', 'system', 'account', 'admin', 'device'] as const;

export type OrderActorKind = (typeof orderActorKinds)[number];

/** The author. A visitor has no id; staff have that of their account. */
export type OrderActor =
  | { kind: Exclude<OrderActorKind, IdentifiedActorKind>; id?: undefined }
  | { kind: IdentifiedActorKind; id: string };

type IdentifiedActorKind = 'account' | 'admin' | 'device';

/**
 * Figures and names of the entry's text. A personal value is encrypted with the person's key, because the timeline
 * outlives it.
 */
export type OrderEventFacts = Record<string, string | number | boolean | null>;
