import { z } from 'zod';

const choice = z.boolean('setting-choice-invalid');

/** The subject `verification` of the client settings: how visitors of the sales pages prove that they are people. */
export const verificationSchema = z.object({
  /** A proof of work before places are held. */
  botProtection: choice,
});
export type VerificationSettings = z.output<typeof verificationSchema>;

export const verificationDefaults: VerificationSettings = { botProtection: false };
