import { z } from 'zod';
import { giftDearerDays } from './dearer-days.ts';
import { expiredBalances } from './expired-balances.ts';

export const giftCardSettingsSchema = z.object({
  validityYears: z
    .int('setting-number-invalid')
    .min(1, 'setting-number-invalid')
    .max(20, 'setting-number-too-high'),
  expiredBalance: z.enum(expiredBalances, 'setting-choice-invalid'),
  /** Of tickets that are bought as a present. */
  ticketValidityYears: z
    .int('setting-number-invalid')
    .min(1, 'setting-number-invalid')
    .max(20, 'setting-number-too-high')
    .default(1),
  ticketDearerDay: z.enum(giftDearerDays, 'setting-choice-invalid').default('visitor-pays'),
});

export type GiftCardSettings = z.output<typeof giftCardSettingsSchema>;

/** Without a choice of the client no balance is lost. */
export const giftCardDefaults: GiftCardSettings = {
  validityYears: 3,
  expiredBalance: 'stays',
  ticketValidityYears: 1,
  ticketDearerDay: 'visitor-pays',
};
