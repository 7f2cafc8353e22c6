import './channel-management.graphql.ts';
import './channels.graphql.ts';
import './product-channels.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';

export const channelsModule: ServerModule = { name: 'channels' };
