import './waiting-room.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';
import { offerPersonData } from '../person-data/index.ts';
import { mailTurn } from './email/mail-turn.ts';
import { moveRoomsOn } from './email/move-rooms-on.ts';
import { waitingRoomPersonData } from './email/waiting-room-person-data.ts';

offerPersonData(waitingRoomPersonData);

export const waitingRoomModule: ServerModule = {
  name: 'waiting-room',
  subscriptions: [{ bus: 'event', type: 'waiting-room-turn', destination: 'waiting-room', handle: mailTurn }],
  jobs: [{ name: 'move waiting rooms on', everySeconds: 2, run: moveRoomsOn }],
};
