import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import type { OpenedAccount } from '../payment-provider.ts';
import { askProvider } from '../remote/ask-provider.ts';

/** The version of Stripe's API whose shapes these calls read. */
export const STRIPE_VERSION = '2026-10-28.endive';

const fault = z.object({ error: z.object({ message: z.string() }) });

interface StripeCall {
  path: string;
  /** Sent as a form; without one the call is a GET. */
  form?: Record<string, string>;
  idempotencyKey?: string;
}

/** One call to Stripe's API v1, by the secret key of an account. */
export function askStripe(
  { env }: App,
  { keys }: OpenedAccount,
  { path, form, idempotencyKey }: StripeCall,
): Promise<unknown> {
  return askProvider({
    method: form === undefined ? 'GET' : 'POST',
    url: `${env.FOYER_STRIPE_URL}/v1/${path}`,
    headers: {
      authorization: `Bearer ${keys.apiKey}`,
      'stripe-version': STRIPE_VERSION,
      ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    ...(form === undefined ? {} : { body: new URLSearchParams(form).toString() }),
    detailOf: (answer) => fault.safeParse(answer).data?.error.message,
  });
}
