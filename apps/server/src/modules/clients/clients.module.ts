import './acting.graphql.ts';
import './client-mutations.graphql.ts';
import './clients.graphql.ts';
import './managed-clients.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';

export const clientsModule: ServerModule = { name: 'clients' };
