import './event-mutations.graphql.ts';
import './events.graphql.ts';
import './planned-events.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';

export const eventsModule: ServerModule = { name: 'events' };
