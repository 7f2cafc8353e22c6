import { IMAGE_QUALITY, isServedWidth } from '@foyer/domain/images/responsive-image.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ServedPicture } from './serve-picture.ts';

// Widths and quality are those of the specification (000, section 9); every other value is refused.
export const servedWidth = z.coerce.number().refine(isServedWidth);
export const servedQuality = z.object({ quality: z.literal(`${IMAGE_QUALITY}`).optional() });

/** Answers a picture, or only that the browser's copy is still good. Mails and other sites may show it. */
export function answerPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  picture: ServedPicture,
  cacheControl: string,
): FastifyReply {
  reply.headers({
    'cache-control': cacheControl,
    etag: picture.etag,
    vary: 'accept',
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (request.headers['if-none-match'] === picture.etag) return reply.status(304).send();
  return reply.type(picture.type).send(picture.bytes);
}
