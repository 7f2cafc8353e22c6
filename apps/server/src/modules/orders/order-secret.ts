import type { App } from '../../platform/app.ts';

/**
 * The secret in the address of a visitor's order page. It is derived from the order's id with FOYER_SECRET, so that
 * a mail sent years later can still link to it while the database holds only its hash.
 */
export function orderSecretOf(app: Pick<App, 'secrets'>, clientId: string, orderId: string): string {
  return app.secrets.derive('order-secret', `${clientId} ${orderId}`).toString('base64url');
}
