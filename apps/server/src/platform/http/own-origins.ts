import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { App } from '../app.ts';

const PREFLIGHT_SECONDS = 600;

/**
 * The back office of one of Foyer's addresses may call another one (`FOYER_ORIGINS`, decision 0029). Without the
 * setting no answer has such a header, and no other site ever gets one: the session is no cookie.
 */
export async function answerOwnOrigins(server: FastifyInstance, app: App): Promise<void> {
  const origins = app.env.FOYER_ORIGINS;
  if (origins.length === 0) return;
  server.addHook('onRoute', (route) => {
    if (route.method !== 'OPTIONS' || route.url !== '*') return;
    route.config = { ...route.config, access: { public: 'says which of our addresses may call' } };
  });
  await server.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST'],
    allowedHeaders: ['authorization', 'content-type', 'x-foyer-client'],
    exposedHeaders: ['x-request-id', 'retry-after'],
    maxAge: PREFLIGHT_SECONDS,
  });
}
