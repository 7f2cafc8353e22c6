/** What a mail is about. */
export const mailKinds = [
  'order-confirmation',
  'visit-moved',
  'visit-cancelled',
  'order-changed',
  'order-change-to-pay',
  'closure',
  'refund',
  'invoice',
  'access-request',
  'account-activation',
  'password-reset',
] as const;

export type MailKind = (typeof mailKinds)[number];
