import './ticket-search.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';
import { ticketSearchRoutes } from './ticket-search.routes.ts';

export const ticketSearchModule: ServerModule = { name: 'ticket-search', routes: ticketSearchRoutes };
