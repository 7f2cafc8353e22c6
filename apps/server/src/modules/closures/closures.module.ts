import './closures.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';
import { closureRoutes } from './closures.routes.ts';
import { endOffers } from './end-offers.ts';
import { listLateVisits } from './list-late-visits.ts';

export const closuresModule: ServerModule = {
  name: 'closures',
  routes: closureRoutes,
  subscriptions: [{ bus: 'event', type: 'order-completed', destination: 'closures', handle: listLateVisits }],
  jobs: [{ name: 'end closure offers', everySeconds: 20, run: endOffers }],
};
