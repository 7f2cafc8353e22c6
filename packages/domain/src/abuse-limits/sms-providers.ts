/** Through whom text messages leave: an outbox that staff open in the message queue, or a provider. */
export const smsProviders = ['outbox', 'messagebird'] as const;
export type SmsProvider = (typeof smsProviders)[number];
