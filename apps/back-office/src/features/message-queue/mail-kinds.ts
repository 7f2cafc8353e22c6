/** What the outbox can be narrowed to, by what the mail is about. */
export const mailKinds = [
  'order-confirmation',
  'visit-moved',
  'visit-cancelled',
  'closure',
  'refund',
  'access-request',
  'account-activation',
  'password-reset',
] as const;
