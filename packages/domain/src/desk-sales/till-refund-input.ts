import { z } from 'zod';

/** A refund that staff pay out of a till: in cash, or through its card terminal. */
export const tillRefundInput = z.object({
  refundId: z.uuid('refund-not-found'),
  tillId: z.uuid('till-required'),
  means: z.enum(['cash', 'card'], 'desk-payment-required').default('cash'),
});
