import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { builtPage } from '../pages/built-page.ts';

const KEPT_SECONDS = 300;

/**
 * A script that pages of other sites load, at an address that never changes. It holds nothing of a person: every site may
 * read it. A release is in the pages of others within minutes.
 */
export function sharedScriptRoute(path: string, file: URL) {
  return async (server: FastifyInstance): Promise<void> => {
    const read = builtPage(file, (text) => ({
      text,
      etag: `"${createHash('sha256').update(text).digest('base64url')}"`,
    }));
    server.get(
      path,
      { config: { access: { public: 'a script for the pages of other sites' } } },
      async (request, reply) => {
        const script = await read();
        if (!script) return reply.status(503).type('text/plain').send('Not built yet: run npm run build.');
        reply
          .header('cache-control', `public, max-age=${KEPT_SECONDS}`)
          .header('cross-origin-resource-policy', 'cross-origin')
          .header('etag', script.etag);
        if (request.headers['if-none-match'] === script.etag) return reply.status(304).send();
        return reply.type('text/javascript').send(script.text);
      },
    );
  };
}
