import './ticket-search.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';

export const ticketSearchModule: ServerModule = { name: 'ticket-search' };
