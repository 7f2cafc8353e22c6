import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { App } from '../app.ts';
import { NotFoundError } from '../errors.ts';
import { isThisMachine } from './this-machine.ts';

const config = { access: { public: 'for who runs the server; no word of a client' } };

const metricsConfig = { access: { thisMachine: true } } as const;

/** /healthz: the process runs. /readyz: it can reach its database. /metrics: Prometheus. */
export function healthRoutes(app: App) {
  return async (server: FastifyInstance): Promise<void> => {
    server.get('/healthz', { config: { ...config, busy: true }, compress: false }, async () => ({
      status: 'ok',
    }));
    server.get('/readyz', { config }, async (_request, reply) => {
      try {
        await sql`select 1`.execute(app.db);
        return { status: 'ready' };
      } catch {
        return reply.status(503).send({ status: 'database unreachable' });
      }
    });
    server.get('/metrics', { config: metricsConfig }, async (request, reply) => {
      if (!mayReadMetrics(request, app.env.FOYER_METRICS_TOKEN)) throw new NotFoundError('page-not-found');
      reply.header('content-type', app.metrics.registry.contentType);
      return app.metrics.readAll();
    });
  };
}

/**
 * With FOYER_METRICS_TOKEN: callers that send it. Without: programs on this machine. What a proxy forwards comes from
 * elsewhere, whether the proxy is trusted or not.
 */
function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (token) return isSame(request.headers.authorization ?? '', `Bearer ${token}`);
  const isForwarded = ['x-forwarded-for', 'forwarded'].some((name) => request.headers[name] !== undefined);
  return isThisMachine(request) && !isForwarded;
}

/** Compared in a time that tells nothing of where they differ. */
function isSame(given: string, wanted: string): boolean {
  const [ours, theirs] = [Buffer.from(wanted), Buffer.from(given)];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}
