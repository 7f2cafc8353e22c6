import { IMAGE_QUALITY, isServedWidth } from '@foyer/domain/images/responsive-image.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { findImage } from './image.repository.ts';
import { imageKey } from './image-place.ts';
import { chooseOutput } from './picture-format.ts';
import { createPictureService, type ServedPicture } from './picture-service.ts';

// Widths and quality are those of the specification (000, section 9); every other value is refused.
const width = z.coerce.number().refine(isServedWidth);
const quality = z.object({ quality: z.literal(`${IMAGE_QUALITY}`).optional() });
const upload = z.object({ clientId: z.uuid(), imageId: z.uuid(), width });

const access = { public: 'pictures of public pages' };
const FOREVER = 'public, max-age=31536000, immutable';

/** Pictures in the widths that browsers are offered, to everybody: they are shown on public pages. */
export function resizedImagesRoutes(app: App) {
  const serve = createPictureService(app);
  return async (instance: FastifyInstance): Promise<void> => {
    const server = instance.withTypeProvider<ZodTypeProvider>();
    server.get(
      '/images/:clientId/:imageId/:width',
      { schema: { params: upload, querystring: quality }, config: { access } },
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
        return answer(request, reply, picture, FOREVER);
      },
    );
  };
}

function answer(request: FastifyRequest, reply: FastifyReply, picture: ServedPicture, cacheControl: string) {
  reply.headers({ 'cache-control': cacheControl, etag: picture.etag, vary: 'accept' });
  if (request.headers['if-none-match'] === picture.etag) return reply.status(304).send();
  return reply.type(picture.type).send(picture.bytes);
}
