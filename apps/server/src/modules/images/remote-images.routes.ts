import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { FetchRefusedError, fetchPublic, type Network } from '../../platform/http/outgoing/fetch-public.ts';
import { findClientIdBySubdomain } from '../clients/index.ts';
import { findSetting } from '../settings/index.ts';
import { answerPicture, servedQuality, servedWidth } from './answer-picture.ts';
import { chooseOutput } from './picture-format.ts';
import type { PictureService } from './serve-picture.ts';

const params = z.object({ client: z.string().max(100), width: servedWidth });
const query = servedQuality.extend({ src: z.string().min(1).max(2_000) });

const MAX_BYTES = 10_000_000;
const TIMEOUT_MS = 10_000;
const HOSTS_SECONDS = 10;
const REFUSED_SECONDS = 60;
const DAY_SECONDS = 86_400;

/** A picture on another site may change: a copy is fresh for a day, and is served while a new one is fetched. */
const CACHE_CONTROL = `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${7 * DAY_SECONDS}`;

/**
 * Pictures from the https sites that a client lists as its own (setting `websites`), in the widths that browsers are
 * offered. Every fault of a source has the same answer, so that the network cannot be probed through it.
 */
export function remoteImagesRoutes(app: App, serve: PictureService, network?: Network) {
  const hosts = new LRUCache<string, ReadonlySet<string>>({
    max: 10_000,
    ttl: HOSTS_SECONDS * 1000,
    ignoreFetchAbort: true,
    fetchMethod: async (subdomain) => {
      const clientId = await findClientIdBySubdomain(app.db, subdomain);
      if (!clientId) return new Set();
      const websites = await inClient(app.db, clientId, (scope) =>
        findSetting(scope, 'websites', app.clock()),
      );
      return new Set(websites.hosts);
    },
  });
  // Negative cache: a source that refuses is not asked again at once, however many browsers ask for it.
  const refused = new LRUCache<string, true>({ max: 1_000, ttl: REFUSED_SECONDS * 1000 });

  const load = async (client: string, source: string): Promise<Buffer> => {
    const limits = {
      allowedHosts: await hosts.forceFetch(client),
      maxBytes: MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
    };
    const known = `${client} ${source}`;
    if (refused.has(known)) throw new NotFoundError('image-not-found');
    try {
      return await fetchPublic(source, limits, network);
    } catch (error) {
      if (!(error instanceof FetchRefusedError)) throw error;
      app.log.info({ reason: error.message }, 'picture not fetched');
      refused.set(known, true);
      throw new NotFoundError('image-not-found');
    }
  };

  return async (instance: FastifyInstance): Promise<void> => {
    const server = instance.withTypeProvider<ZodTypeProvider>();
    server.get(
      '/images/remote/:client/:width',
      {
        schema: { params, querystring: query },
        config: { access: { public: 'pictures of the sites that a client lists as its own' } },
      },
      async (request, reply) => {
        const { client, width } = request.params;
        const { src } = request.query;
        // Listed no longer, shown no longer: also where a copy lies in the cache.
        const host = URL.parse(src)?.hostname ?? '';
        if (!(await hosts.forceFetch(client)).has(host)) throw new NotFoundError('image-not-found');
        const picture = await serve({
          source: `remote ${src}`,
          width,
          output: chooseOutput(request.headers.accept),
          maxAgeMs: DAY_SECONDS * 1000,
          load: () => load(client, src),
        });
        return answerPicture(request, reply, picture, CACHE_CONTROL);
      },
    );
  };
}
