import { z } from 'zod';
import { countField } from './setting-fields.ts';

/** 0 = not cleared. */
const optionalCount = (most: number) =>
  z.int('setting-number-invalid').min(0, 'setting-number-invalid').max(most, 'setting-number-too-high');

/**
 * How long personal data is kept (product.md, section 11). Mails and messages are never kept longer than the message
 * queue keeps them, nor details of carts longer than a look-up reads them.
 */
export const retentionSchema = z.object({
  /** Months after the visit, for the buyers of sold orders. */
  buyerMonths: optionalCount(120),
  /** Days after an order that was never paid, for its buyer. */
  unpaidDays: optionalCount(365),
  /** Days, for what visitors typed into carts. */
  cartDays: countField(90),
  mailDays: countField(90),
  /** Days, for errors of messages and for look-ups of visitors. */
  messageDays: countField(30),
});

export type RetentionSettings = z.output<typeof retentionSchema>;

/** A museum decides itself when it clears buyers: at first it does not. */
export const retentionDefaults: RetentionSettings = {
  buyerMonths: 0,
  unpaidDays: 0,
  cartDays: 90,
  mailDays: 90,
  messageDays: 30,
};
