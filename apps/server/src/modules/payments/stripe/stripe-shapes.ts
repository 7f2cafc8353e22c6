import { z } from 'zod';

/** The parts of Stripe's objects that Foyer reads: https://docs.stripe.com/api. */
const intent = z.object({
  id: z.string(),
  status: z.enum([
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'processing',
    'requires_capture',
    'canceled',
    'succeeded',
  ]),
});

export const startedSession = z.object({ id: z.string().regex(/^cs_\w+$/), url: z.url() });

export const session = z.object({
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int(),
  currency: z.string(),
  payment_intent: intent.nullable(),
});

export type StripeSession = z.output<typeof session>;

export const stripeRefund = z.object({
  id: z.string(),
  status: z.string().nullable(),
  metadata: z.record(z.string(), z.string()).nullish(),
});

export const refunds = z.object({ data: z.array(stripeRefund) });

export const disputes = z.object({ data: z.array(z.object({ amount: z.int(), status: z.string() })) });

export const sessions = z.object({ data: z.array(z.object({ id: z.string() })) });

export const account = z.object({
  id: z.string(),
  settings: z.object({ dashboard: z.object({ display_name: z.string().nullish() }) }).nullish(),
  capabilities: z.record(z.string(), z.string()).optional(),
});

/** An event of a notice; what it is about is read again, so that late and reordered ones do no harm. */
export const stripeEvent = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.looseObject({ id: z.string(), payment_intent: z.string().nullish() }) }),
});
