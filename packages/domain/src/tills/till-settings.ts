import { z } from 'zod';
import { feeField } from '../settings/setting-fields.ts';

/** How a drawer is closed ("free difference, limit and blind count are client settings", design, point 23). */
export const tillSettingsSchema = z.object({
  /** Up to it a difference of the count needs no note. */
  freeDifferenceMinor: feeField,
  /** Above it an account with the right Extra closes, or signs in beside the one that counted. */
  differenceLimitMinor: feeField,
  /** Accounts without Extra count without seeing what should be in the drawer. */
  blindCount: z.boolean('setting-choice-invalid'),
});
export type TillSettings = z.output<typeof tillSettingsSchema>;

export const tillDefaults: TillSettings = {
  freeDifferenceMinor: 100,
  differenceLimitMinor: 500,
  blindCount: false,
};
