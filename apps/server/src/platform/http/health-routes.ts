import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { App } from '../app.ts';

const config = { access: { public: 'for who runs the server; no word of a client' } };

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
    server.get('/metrics', { config }, async (_request, reply) => {
      reply.header('content-type', app.metrics.registry.contentType);
      return app.metrics.registry.metrics();
    });
  };
}
