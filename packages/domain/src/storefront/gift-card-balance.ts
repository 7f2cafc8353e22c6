import { z } from 'zod';
import { giftCardMovementKinds } from '../gift-cards/gift-card-movements.ts';

/** Body of `POST /api/shop/visitors/{client}/gift-card`. */
export const giftCardCodeSchema = z.object(
  {
    code: z
      .string('discount-code-required')
      .trim()
      .min(1, 'discount-code-required')
      .max(100, 'discount-code-unknown'),
  },
  'input-invalid',
);

/** What is on a card, for who has its code. */
export const giftCardBalanceSchema = z.object({
  codeEnd: z.string(),
  valueMinor: z.int(),
  balanceMinor: z.int(),
  currency: z.string(),
  validUntil: z.string(),
  isExpired: z.boolean(),
  /** It was mailed: its PDF can be sent there again. */
  isMailed: z.boolean(),
  /** Of a page that sells tickets today; null = none does. */
  bookPath: z.string().nullable(),
  /** The museum's picture of 902 by 280 pixels; null = it has none. */
  bannerUrl: z.string().nullable(),
  /** The newest first. */
  movements: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(giftCardMovementKinds),
      /** A day by the clock of the museum. */
      date: z.string(),
      /** What an order was for; '' = unknown, or no order. */
      title: z.string(),
      amountMinor: z.int(),
    }),
  ),
});

export type GiftCardBalance = z.infer<typeof giftCardBalanceSchema>;
