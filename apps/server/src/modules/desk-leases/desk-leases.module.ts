import './desk-leases.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';

export const deskLeasesModule: ServerModule = { name: 'desk-leases' };
