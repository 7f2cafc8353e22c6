import { z } from 'zod';
import { smsProviders } from './sms-providers.ts';

const choice = z.boolean('setting-choice-invalid');

/** The subject `verification` of the client settings: how visitors of the sales pages prove that they are people. */
export const verificationSchema = z.object({
  /** A proof of work before places are held. */
  botProtection: choice,
  /** A code by SMS before an order, on all channels; a channel can switch it on for itself. */
  smsVerification: choice.default(false),
  smsProvider: z.enum(smsProviders, 'setting-choice-invalid').default('outbox'),
  /** What a phone shows as the sender: networks allow up to 11 letters and digits. */
  smsSender: z
    .string('sms-sender-invalid')
    .trim()
    .regex(/^[A-Za-z0-9 ]{0,11}$/, 'sms-sender-invalid')
    .default(''),
});
export type VerificationSettings = z.output<typeof verificationSchema>;

export const verificationDefaults: VerificationSettings = {
  botProtection: false,
  smsVerification: false,
  smsProvider: 'outbox',
  smsSender: '',
};
