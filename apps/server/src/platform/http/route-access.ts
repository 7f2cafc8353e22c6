import type { FastifyInstance, RouteOptions } from 'fastify';
import type { RequestContext, Right } from '../request-context.ts';

/**
 * The declared access of a route. It is data, so that a test can walk all routes and compare their behaviour with it.
 */
export type RouteAccess =
  /** Public; the text gives the reason. */
  | { readonly public: string }
  /** Callers with the secret that is sent along: of a cart, of an order, of a link. */
  | { readonly secret: string }
  /** A paired gate (header `authorization: Device ...`). */
  | { readonly device: true }
  /** A notice that its sender signed. */
  | { readonly signed: string }
  /** Programs on this machine, or callers with the token of a setting. Others find no page. */
  | { readonly thisMachine: true }
  /** The fields behind it each declare their own right. */
  | { readonly fields: true }
  /** A signed-in account with this right: the server checks it before the route's own code. */
  | { readonly right: readonly [module: string, right: Right] };

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess;
  }
  interface FastifyRequest {
    /** Who asks, on a route whose access is a right. */
    context?: RequestContext;
  }
  interface FastifyInstance {
    /** Every route with its access, once the server is ready. */
    declaredRoutes: DeclaredRoute[];
  }
}

export interface DeclaredRoute {
  method: string;
  url: string;
  access: RouteAccess;
}

/**
 * From here on a route without declared access stops the server from starting, and with it every test and every
 * build.
 */
export function demandRouteAccess(server: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  const declared: DeclaredRoute[] = [];
  server.decorate('declaredRoutes', declared);
  server.addHook('onRoute', (route) => {
    routes.push(route);
  });
  server.addHook('onReady', async () => {
    for (const { method, url, config } of routes) {
      if (!config?.access) {
        throw new Error(
          `${method} ${url} does not say who may call it: give the route config.access (platform/http/route-access.ts).`,
        );
      }
      for (const one of [method].flat()) declared.push({ method: one, url, access: config.access });
    }
  });
}
