import type { FastifyInstance } from 'fastify';
import { authenticate, createSigningKeys, identityRoutes } from '../modules/identity/index.ts';
import { describeSalesPage } from '../modules/storefront/index.ts';
import type { App } from '../platform/app.ts';
import { graphqlRoutes } from '../platform/graphql/graphql-routes.ts';
import { healthRoutes } from '../platform/http/health-routes.ts';
import { createHttpServer } from '../platform/http/server.ts';
import { browserAppRoutes } from '../platform/http/static-routes.ts';
import { modules } from './modules.ts';
import { schema } from './schema.ts';

const dist = (name: string) => new URL(`../../../${name}/dist/`, import.meta.url);

/** The web server of all slices, ready to listen. */
export async function createServer(app: App): Promise<FastifyInstance> {
  const server = await createHttpServer(app);
  const keys = createSigningKeys(app);
  await server.register(healthRoutes(app));
  await server.register(identityRoutes(app, keys));
  await server.register(
    graphqlRoutes({
      app,
      schema,
      authenticate: (request) =>
        authenticate(app, keys, {
          requestId: request.id,
          authorization: request.headers.authorization,
          actingClient: request.headers['x-foyer-client']?.toString(),
        }),
    }),
  );
  for (const { routes } of modules) {
    if (routes) await server.register(routes(app));
  }
  await registerBrowserApps(app, server);
  return server;
}

async function registerBrowserApps(app: App, server: FastifyInstance): Promise<void> {
  const config = {
    baseDomain: app.env.FOYER_BASE_DOMAIN ?? null,
    defaultClient: app.env.FOYER_DEFAULT_CLIENT,
    helpUrl: app.env.FOYER_HELP_URL ?? null,
  };
  await server.register(
    browserAppRoutes({ dist: dist('back-office'), assets: '/ui/build/', pages: ['/cms', '/cms/*'], config }),
  );
  await server.register(
    browserAppRoutes({
      dist: dist('shop'),
      assets: '/ui/shop/',
      pages: ['/shop/*'],
      config,
      describe: (request) => describeSalesPage(app, request.url, request.headers['accept-language']),
    }),
  );
  await server.register(
    browserAppRoutes({ dist: dist('scanner'), assets: '/ui/scan/', pages: ['/scan', '/scan/*'], config }),
  );
  server.get('/', async (_request, reply) => reply.redirect('/cms/'));
  server.get('/new-cms', async (_request, reply) => reply.redirect('/cms/'));
  server.get<{ Params: { '*': string } }>('/new-cms/*', async (request, reply) => {
    const [, query] = request.url.split('?');
    return reply.redirect(`/cms/${request.params['*']}${query ? `?${query}` : ''}`);
  });
}
