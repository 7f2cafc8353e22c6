import { z } from 'zod';
import { checkVisitorDetail } from '../storefront/visitor-details.ts';

/** By the rules that a visitor's own details keep to; staff may leave a name or an address out. */
const detail = (field: 'firstName' | 'lastName' | 'email' | 'phone') =>
  z
    .string()
    .trim()
    .superRefine((value, context) => {
      const code = value === '' ? null : checkVisitorDetail(field, value);
      if (code !== null) context.addIssue({ code: 'custom', message: code });
    });

/** The buyer of an order as staff correct it. */
export const buyerInput = z.object({
  orderId: z.uuid(),
  /** The version that was edited (`buyerVersion` of the order). */
  seen: z.string(),
  firstName: detail('firstName'),
  lastName: detail('lastName'),
  email: detail('email'),
  phone: detail('phone'),
  /** The tickets are mailed to the corrected address. */
  isResent: z.boolean().default(false),
});
export type BuyerInput = z.infer<typeof buyerInput>;
