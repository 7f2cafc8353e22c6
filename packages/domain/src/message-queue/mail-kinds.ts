/** What a mail is about; an SMS is kept with them. */
export const mailKinds = [
  'order-confirmation',
  'visit-moved',
  'visit-cancelled',
  'order-changed',
  'order-change-to-pay',
  'closure',
  'refund',
  'pre-visit',
  'after-visit',
  'invoice',
  'order-links',
  'waiting-list',
  'waiting-room',
  'gift-card',
  'access-request',
  'account-activation',
  'password-reset',
  'sms-code',
] as const;

export type MailKind = (typeof mailKinds)[number];
