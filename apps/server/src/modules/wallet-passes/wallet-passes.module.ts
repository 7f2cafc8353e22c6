import type { ServerModule } from '../../platform/server-module.ts';
import { offerPersonData } from '../person-data/index.ts';
import { offerWallets } from '../tickets/index.ts';
import { passUpdateRoutes } from './apple/pass-updates.routes.ts';
import { listOfferedWallets } from './offered-wallets.ts';
import { updatePassesSubscription } from './update-passes.ts';
import { visitorPassRoutes } from './visitor-passes.routes.ts';
import { walletPersonData } from './wallet-person-data.ts';
import './wallet-passes.graphql.ts';

offerPersonData(walletPersonData);
offerWallets(listOfferedWallets);

export const walletPassesModule: ServerModule = {
  name: 'wallet-passes',
  routes: (app) => async (instance) => {
    await instance.register(visitorPassRoutes(app));
    await instance.register(passUpdateRoutes(app));
  },
  subscriptions: [updatePassesSubscription],
};
