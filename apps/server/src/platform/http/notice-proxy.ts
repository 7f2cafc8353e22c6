import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';

/**
 * Warns once about a proxy in front that TRUST_PROXY does not name: every call then seems to come from the proxy's
 * address, on which limits are counted and logins by location are decided.
 * @returns to be called with each request.
 */
export function noticeProxy({ env, log }: Pick<App, 'env' | 'log'>): (request: FastifyRequest) => void {
  let isNoticed = env.TRUST_PROXY !== false;
  return ({ headers }) => {
    if (isNoticed || (headers['x-forwarded-for'] ?? headers.forwarded) === undefined) return;
    isNoticed = true;
    log.warn(
      'Calls arrive through a proxy (X-Forwarded-For), and TRUST_PROXY is not set: all callers count as one address. ' +
        'Set TRUST_PROXY to the number of proxies in front, or to their addresses.',
    );
  };
}
