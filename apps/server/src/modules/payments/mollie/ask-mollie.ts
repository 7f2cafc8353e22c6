import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import type { OpenedAccount } from '../payment-provider.ts';
import { askProvider } from '../remote/ask-provider.ts';

const fault = z.object({ title: z.string(), detail: z.string() });

interface MollieCall {
  path: string;
  /** Sent as JSON; without one the call is a GET. */
  body?: unknown;
  idempotencyKey?: string;
}

/** One call to Mollie's API v2, by the key of an account. */
export function askMollie(
  { env }: App,
  { keys }: OpenedAccount,
  { path, body, idempotencyKey }: MollieCall,
): Promise<unknown> {
  return askProvider({
    method: body === undefined ? 'GET' : 'POST',
    url: `${env.FOYER_MOLLIE_URL}/v2/${path}`,
    headers: {
      authorization: `Bearer ${keys.apiKey}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    detailOf: (answer) => fault.safeParse(answer).data?.detail,
  });
}
