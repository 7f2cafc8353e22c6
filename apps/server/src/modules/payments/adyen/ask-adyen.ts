import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import type { OpenedAccount } from '../payment-provider.ts';
import { askProvider } from '../remote/ask-provider.ts';

const fault = z.object({ message: z.string() });

interface AdyenCall {
  path: string;
  /** Sent as JSON; without one the call is a GET. */
  body?: Record<string, unknown>;
  idempotencyKey?: string;
}

/** One call to Adyen's Checkout API v71, by the API key of an account. */
export function askAdyen(
  { env }: App,
  account: OpenedAccount,
  { path, body, idempotencyKey }: AdyenCall,
): Promise<unknown> {
  return askProvider({
    method: body === undefined ? 'GET' : 'POST',
    url: `${baseOf(env.FOYER_ADYEN_URL, account)}/v71/${path}`,
    headers: {
      'x-api-key': account.keys.apiKey ?? '',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    detailOf: (answer) => fault.safeParse(answer).data?.message,
  });
}

/** Each live company has an address of its own: https://docs.adyen.com/development-resources/live-endpoints. */
function baseOf(ofTests: string, { environment, keys }: OpenedAccount): string {
  const isReal = ofTests.endsWith('.adyen.com');
  if (environment === 'test' || !isReal) return ofTests;
  return `https://${keys.livePrefix}-checkout-live.adyenpayments.com/checkout`;
}
