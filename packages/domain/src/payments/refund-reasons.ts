/** Why money goes back. The words for each are the screens' and mails' own. */
export const refundReasons = [
  'places-gone',
  'paid-twice',
  'order-over',
  'visit-cancelled',
  'tickets-cancelled',
  'order-changed',
  'change-not-made',
] as const;

export type RefundReason = (typeof refundReasons)[number];
