import './waiting-list.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';
import { offerPersonData } from '../person-data/index.ts';
import { mailJoined, mailOffered } from './mail-waiting.ts';
import { tellWaiting } from './tell-waiting.ts';
import { waitingListRoutes } from './waiting-list.routes.ts';
import { waitingPersonData } from './waiting-person-data.ts';

offerPersonData(waitingPersonData);

export const waitingListModule: ServerModule = {
  name: 'waiting-list',
  routes: waitingListRoutes,
  subscriptions: [
    { bus: 'event', type: 'waiting-list-joined', destination: 'waiting-list', handle: mailJoined },
    { bus: 'event', type: 'waiting-list-offered', destination: 'waiting-list', handle: mailOffered },
  ],
  jobs: [{ name: 'tell waiting list', everySeconds: 2, run: tellWaiting }],
};
