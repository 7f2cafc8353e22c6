import type { App } from '../../platform/app.ts';

const MARK_BYTES = 16;

/**
 * Where a provider sends a payer back to: a page of Foyer that asks the provider about the payment and leads to its order.
 * The order's own secret stays in the fragment of the order page, which providers would cut off or log (decision 0097).
 */
export function returnPathOf(
  app: Pick<App, 'secrets'>,
  { id, subdomain }: { id: string; subdomain: string },
  paymentId: string,
): string {
  return `/pay/return/${subdomain}/${paymentId}/${markOf(app, id, paymentId)}`;
}

/** Proves that an address was given out for this payment. */
export function markOf(app: Pick<App, 'secrets'>, clientId: string, paymentId: string): string {
  const mark = app.secrets.derive('payment-return', `${clientId} ${paymentId}`);
  return mark.subarray(0, MARK_BYTES).toString('base64url');
}
