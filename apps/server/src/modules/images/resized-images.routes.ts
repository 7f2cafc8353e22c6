import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { answerPicture, servedQuality, servedWidth } from './answer-picture.ts';
import { findImage } from './image.repository.ts';
import { imageKey } from './image-place.ts';
import { chooseOutput } from './picture-format.ts';
import type { PictureService } from './serve-picture.ts';

const upload = z.object({ clientId: z.uuid(), imageId: z.uuid(), width: servedWidth });

const access = { public: 'pictures of public pages' };
const FOREVER = 'public, max-age=31536000, immutable';

/** Pictures in the widths that browsers are offered, served publicly: they are shown on public pages. */
export function resizedImagesRoutes(app: App, serve: PictureService) {
  return async (instance: FastifyInstance): Promise<void> => {
    const server = instance.withTypeProvider<ZodTypeProvider>();
    server.get(
      '/images/:clientId/:imageId/:width',
      { schema: { params: upload, querystring: servedQuality }, config: { access } },
      async (request, reply) => {
        const { clientId, imageId } = request.params;
        const image = await inClient(app.db, clientId, (scope) => findImage(scope, imageId));
        if (!image) throw new NotFoundError('image-not-found');
        const picture = await serve({
          source: imageKey(clientId, imageId),
          width: request.params.width,
          output: chooseOutput(request.headers.accept),
          load: async () => {
            const bytes = await app.files.get(imageKey(clientId, imageId));
            if (!bytes) throw new NotFoundError('image-not-found');
            return bytes;
          },
        });
        return answerPicture(request, reply, picture, FOREVER);
      },
    );
  };
}
