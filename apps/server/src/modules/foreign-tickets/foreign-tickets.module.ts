import './foreign-kind.ts';
import './foreign-tickets.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';

export const foreignTicketsModule: ServerModule = { name: 'foreign-tickets' };
