import { z } from 'zod';
import { contentLanguages } from '../catalog/content-text.ts';
import { emailShape } from '../storefront/email-shape.ts';

/** 100,000.00 */
const mostMinor = 10_000_000;

const shortText = (code: string) => z.string().trim().max(100, code).default('');

/** Who a card is for, and from whom. */
export const giftCardDetailsFields = {
  recipientName: shortText('gift-card-name-too-long'),
  /** Where the card is sent; empty = staff hand it over. */
  recipientEmail: z
    .string()
    .trim()
    .max(254, 'email-invalid')
    .refine((email) => email === '' || emailShape.test(email), 'email-invalid')
    .default(''),
  fromName: shortText('gift-card-name-too-long'),
  message: z.string().trim().max(200, 'gift-card-message-too-long').default(''),
};

export const giftCardDetailsInput = z.object(giftCardDetailsFields);
export type GiftCardDetails = z.output<typeof giftCardDetailsInput>;

export const madeSources = ['paid-elsewhere', 'given'] as const;
export type MadeGiftCardSource = (typeof madeSources)[number];

/** A card that staff make by hand. */
export const newGiftCardInput = z.object({
  amountMinor: z
    .int('gift-card-amount-required')
    .min(1, 'gift-card-amount-required')
    .max(mostMinor, 'gift-card-amount-too-high'),
  source: z.enum(madeSources, 'gift-card-source-required'),
  language: z.enum(contentLanguages, 'language-unknown'),
  ...giftCardDetailsFields,
});
export type NewGiftCardInput = z.output<typeof newGiftCardInput>;

/** What staff put right. */
export const giftCardCorrectionInput = z.object({
  changeMinor: z
    .int('gift-card-change-required')
    .min(-mostMinor, 'gift-card-amount-too-high')
    .max(mostMinor, 'gift-card-amount-too-high')
    .refine((change) => change !== 0, 'gift-card-change-required'),
  reason: z.string().trim().min(1, 'reason-required').max(500, 'note-too-long'),
});
