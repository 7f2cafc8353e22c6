import './order-changes.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';
import { offerPersonData } from '../person-data/index.ts';
import { changePersonData } from './change-person-data.ts';
import { expireChanges } from './expire-changes.ts';
import { settlePaidChange } from './money/settle-paid-change.ts';
import { visitorChangesRoutes } from './visitor/visitor-changes.routes.ts';

offerPersonData(changePersonData);

export const orderChangesModule: ServerModule = {
  name: 'order-changes',
  routes: visitorChangesRoutes,
  subscriptions: [
    { bus: 'event', type: 'order-change-paid', destination: 'order-changes', handle: settlePaidChange },
  ],
  jobs: [{ name: 'expire changes of orders', everySeconds: 30, run: expireChanges }],
};
