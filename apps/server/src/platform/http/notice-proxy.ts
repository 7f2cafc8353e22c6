import type { FastifyInstance } from 'fastify';
import type { App } from '../app.ts';

/**
 * Warns once about a proxy in front that TRUST_PROXY does not name: every call then seems to come from the proxy's
 * address, on which limits are counted and logins by location are decided.
 */
export function noticeProxy(server: FastifyInstance, { env, log }: Pick<App, 'env' | 'log'>): void {
  if (env.TRUST_PROXY !== false) return;
  let isNoticed = false;
  server.addHook('onRequest', (request, _reply, done) => {
    if (!isNoticed && (request.headers['x-forwarded-for'] ?? request.headers.forwarded) !== undefined) {
      isNoticed = true;
      log.warn(
        'Calls arrive through a proxy (X-Forwarded-For), and TRUST_PROXY is not set: all callers count as one address. ' +
          'Set TRUST_PROXY to the number of proxies in front, or to their addresses.',
      );
    }
    done();
  });
}
