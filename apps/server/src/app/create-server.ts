import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authenticate, createSigningKeys, identityRoutes } from '../modules/identity/index.ts';
import { screenDist } from '../modules/narrowcasting/index.ts';
import { createPageDescriber, nameOfSalesPage } from '../modules/storefront/index.ts';
import type { App } from '../platform/app.ts';
import { NotSignedInError } from '../platform/errors.ts';
import { graphqlRoutes } from '../platform/graphql/graphql-routes.ts';
import { acceptedLanguages } from '../platform/http/accepted-languages.ts';
import { healthRoutes } from '../platform/http/health-routes.ts';
import { browserAppRoutes } from '../platform/http/pages/static-routes.ts';
import { sharedScriptRoute } from '../platform/http/scripts/shared-script.ts';
import { createHttpServer } from '../platform/http/server.ts';
import { modules } from './modules.ts';
import { schema } from './schema.ts';

const dist = (name: string) => new URL(`../../../${name}/dist/`, import.meta.url);

/** The web server of all slices, ready to listen. */
export async function createServer(app: App): Promise<FastifyInstance> {
  const server = await createHttpServer(app);
  const keys = createSigningKeys(app);
  const whoAsks = (request: FastifyRequest) =>
    authenticate(app, keys, {
      requestId: request.id,
      authorization: request.headers.authorization,
      actingClient: request.headers['x-foyer-client']?.toString(),
      ip: request.ip,
      acceptLanguage: request.headers['accept-language'],
    });
  // Before the first route: it guards those that are registered after it.
  server.addHook('onRoute', (route) => {
    const access = route.config?.access;
    if (!access || !('right' in access)) return;
    const demandRight = async (request: FastifyRequest) => {
      const context = await whoAsks(request);
      if (!context) throw new NotSignedInError();
      context.require(...access.right);
      request.context = context;
    };
    route.preValidation = [demandRight, ...[route.preValidation ?? []].flat()];
  });
  await server.register(healthRoutes(app));
  await server.register(identityRoutes(app, keys));
  await server.register(graphqlRoutes({ app, schema, authenticate: whoAsks }));
  for (const { routes } of modules) {
    if (routes) await server.register(routes(app));
  }
  await registerBrowserApps(app, server);
  return server;
}

const pages = { access: { public: 'leads to the pages, which hold no data' } };

async function registerBrowserApps(app: App, server: FastifyInstance): Promise<void> {
  const config = {
    baseDomain: app.env.FOYER_BASE_DOMAIN ?? null,
    defaultClient: app.env.FOYER_DEFAULT_CLIENT,
    helpUrl: app.env.FOYER_HELP_URL ?? null,
  };
  await server.register(
    browserAppRoutes({
      dist: dist('back-office'),
      assets: '/ui/build/',
      pages: ['/cms', '/cms/*'],
      config,
      policy: { styleNonce: true, styleAttributes: true, connect: app.env.FOYER_ORIGINS },
      // As the page chooses before a person has: the first language of the browser that it has, else English.
      describe: async ({ headers }) => ({
        status: 200,
        language:
          acceptedLanguages(headers['accept-language']).find((language) => /^(?:nl|en)$/.test(language)) ??
          'en',
      }),
    }),
  );
  await server.register(sharedScriptRoute('/shop/embed.js', new URL('embed.js', dist('shop'))));
  const describePage = createPageDescriber(app);
  await server.register(
    browserAppRoutes({
      dist: dist('shop'),
      assets: '/ui/shop/',
      pages: ['/shop/*'],
      config,
      policy: { frameAncestors: [] },
      hasStylesInside: true,
      describe: ({ url, headers }) => describePage(url, headers['accept-language']),
      keepAs: ({ url, headers }) => nameOfSalesPage(app, url, headers['accept-language']),
    }),
  );
  await server.register(
    browserAppRoutes({
      dist: dist('scanner'),
      assets: '/ui/scan/',
      pages: ['/scan', '/scan/*'],
      config,
      policy: { wasm: true, camera: true },
    }),
  );
  await server.register(
    browserAppRoutes({
      dist: screenDist,
      assets: '/ui/screen/',
      pages: ['/screen/*'],
      config: {},
      // The editor of the back office frames it as a preview.
      policy: { frameAncestors: [] },
    }),
  );
  server.get('/', { config: pages }, async (_request, reply) => reply.redirect('/cms/'));
  server.get('/new-cms', { config: pages }, async (_request, reply) => reply.redirect('/cms/'));
  // As it was sent: what is encoded in an address never becomes part of a header.
  server.get('/new-cms/*', { config: pages }, async (request, reply) =>
    reply.redirect(`/cms/${request.url.slice('/new-cms/'.length)}`),
  );
}
