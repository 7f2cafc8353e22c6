import './channel-management.graphql.ts';
import './channels.graphql.ts';
import './colour-schemes/colour-schemes.graphql.ts';
import './product-channels.graphql.ts';
import './readiness/readiness.graphql.ts';
import './webshops.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';

export const channelsModule: ServerModule = { name: 'channels' };
