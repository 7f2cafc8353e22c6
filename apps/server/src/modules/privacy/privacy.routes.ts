import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { readPersonFile } from './open-person-file.ts';

const types = { json: 'application/json; charset=utf-8', pdf: 'application/pdf' };

/** The files: a link is made for the account that asked, after its right was checked, and works for a minute. */
export function privacyRoutes(app: App) {
  return async (instance: FastifyInstance): Promise<void> => {
    const server = instance.withTypeProvider<ZodTypeProvider>();
    server.get(
      '/api/visitor-data/:token',
      {
        schema: { params: z.object({ token: z.string().max(300) }) },
        config: { access: { signed: 'by openPersonFile, for a minute' } },
      },
      async ({ params }, reply) => {
        const { format, content } = await readPersonFile(app, params.token);
        reply
          .type(types[format])
          .header('content-disposition', `attachment; filename="visitor-data.${format}"`)
          .header('cache-control', 'private, no-store');
        return reply.send(content);
      },
    );
  };
}
