import { z } from 'zod';

/** What the desk knows of a payment in cash, for the receipt. */
export const receiptInput = z.object({
  receivedMinor: z.int('till-amount-required').min(0, 'till-amount-below-zero').nullable().default(null),
  changeMinor: z.int('till-amount-required').min(0, 'till-amount-below-zero').nullable().default(null),
});
export type ReceiptInput = z.output<typeof receiptInput>;
