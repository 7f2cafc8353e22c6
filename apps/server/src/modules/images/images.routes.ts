import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { findImage } from './image.repository.ts';
import { imageKey } from './image-place.ts';

const access = { public: 'pictures of public pages' };
const params = z.object({ clientId: z.uuid(), imageId: z.uuid() });

/** Serves pictures publicly: they are shown on public pages. */
export function imagesRoutes(app: App) {
  return async (instance: FastifyInstance): Promise<void> => {
    const server = instance.withTypeProvider<ZodTypeProvider>();
    server.get(
      '/images/:clientId/:imageId',
      { schema: { params }, config: { access } },
      async (request, reply) => {
        const { clientId, imageId } = request.params;
        const image = await inClient(app.db, clientId, (scope) => findImage(scope, imageId));
        const bytes = image && (await app.files.get(imageKey(clientId, imageId)));
        if (!image || !bytes) throw new NotFoundError('image-not-found');
        return reply
          .type(`image/${image.format}`)
          .header('cache-control', 'public, max-age=31536000, immutable')
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(bytes);
      },
    );
  };
}
