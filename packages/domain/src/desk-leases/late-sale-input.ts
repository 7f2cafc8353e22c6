import { z } from 'zod';

/** How staff finish a sale that was kept. */
export const finishLateSaleInput = z.object({
  /** Places beyond the limit of its timeslot are made. */
  overbooks: z.boolean().default(false),
});

/** A kept sale is closed without an order: its visitor has the money back. */
export const giveSaleBackInput = z.object({
  note: z.string().trim().min(1, 'late-sale-note-required').max(500, 'input-invalid'),
});
