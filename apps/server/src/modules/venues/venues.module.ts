import './opening.graphql.ts';
import './venues.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';

export const venuesModule: ServerModule = { name: 'venues' };
