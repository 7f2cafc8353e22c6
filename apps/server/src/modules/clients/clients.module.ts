import './clients.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';

export const clientsModule: ServerModule = { name: 'clients' };
