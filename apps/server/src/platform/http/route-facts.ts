import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Log } from '../log/log.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route that takes longer than others says so itself. */
    timeLimitMs?: number;
    /** Asked thousands of times a second: logged as a sum, except for what fails or is slow. */
    busy?: boolean;
    /** Set here for each route. */
    facts?: RouteFacts;
  }
  interface FastifyRequest {
    facts: RouteFacts;
  }
}

/** What is the same for each request of a route, worked out once when the route is registered. */
export interface RouteFacts {
  /** The pattern of its path, never a path that was asked. */
  readonly route: string;
  /** Answers JSON to a script, unlike a page or a file that a browser shows. */
  readonly isCall: boolean;
  readonly isBusy: boolean;
  readonly timeLimitMs: number | undefined;
}

const calls = ['/api/', '/v1/', '/graphql', '/octo/', '/webhooks/', '/healthz', '/readyz', '/metrics'];

const unknownRoute: RouteFacts = { route: 'unknown', isCall: false, isBusy: false, timeLimitMs: undefined };

/** Works out the facts of each route that is registered from here on. */
export function knowRoutes(server: FastifyInstance, log: Log): void {
  server.addHook('onRoute', (route) => {
    const { config } = route;
    const facts: RouteFacts = {
      route: route.url,
      isCall: calls.some((path) => route.url.startsWith(path)),
      isBusy: config?.busy === true,
      timeLimitMs: config?.timeLimitMs,
    };
    route.config = { ...config, facts };
    // Fastify's own warnings. A logger for each request of a crowd would cost more than the rest of its answer.
    if (!facts.isBusy) route.childLoggerFactory = () => log as FastifyBaseLogger;
  });
  server.decorateRequest('facts');
}

/** Read once for a request: Fastify builds `routeOptions` each time. */
export function factsOf(request: FastifyRequest): RouteFacts {
  return request.routeOptions.config.facts ?? unknownRoute;
}
