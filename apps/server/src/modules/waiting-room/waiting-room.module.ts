import './waiting-room.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';

export const waitingRoomModule: ServerModule = { name: 'waiting-room' };
