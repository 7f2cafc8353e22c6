import type { FastifyInstance } from 'fastify';
import type { App } from './app.ts';
import type { PeriodicJob, Subscription } from './outbox/subscription.ts';

/** What a slice gives to the running server; its GraphQL fields join the schema when its module file is loaded. */
export interface ServerModule {
  readonly name: string;
  readonly routes?: (app: App) => (server: FastifyInstance) => Promise<void>;
  readonly subscriptions?: readonly Subscription[];
  readonly jobs?: readonly PeriodicJob[];
}
