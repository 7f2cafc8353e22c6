import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../platform/app.ts';

/**
 * The secret of a visitor's order page. It is derived from the order's id with FOYER_SECRET, so that
 * a mail sent years later can still link to it while the database holds only its hash.
 */
export function orderSecretOf(app: Pick<App, 'secrets'>, clientId: string, orderId: string): string {
  return app.secrets.derive('order-secret', `${clientId} ${orderId}`).toString('base64url');
}

/**
 * Where a visitor sees the order: the secret is in the fragment, which no browser sends and no proxy logs; the client in
 * the path says which sites may frame the page.
 */
export function orderPathOf(
  app: Pick<App, 'secrets'>,
  { id, subdomain }: { id: string; subdomain: string },
  orderId: string,
): string {
  return `/shop/order/${subdomain}#${orderSecretOf(app, id, orderId)}`;
}

const IN_HEADER = 'mine';

/**
 * The order page sends `mine` in the place of the secret and the secret itself in the header `x-order-secret`: logs of
 * proxies hold addresses. Before the validation of a route whose address has the parameter `secret`.
 */
export function readSecretFromHeader(
  { params, headers }: FastifyRequest,
  _reply: FastifyReply,
  done: () => void,
): void {
  if (typeof params === 'object' && params !== null && 'secret' in params && params.secret === IN_HEADER) {
    params.secret = String(headers['x-order-secret'] ?? '');
  }
  done();
}
