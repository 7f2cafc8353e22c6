import './gift-cards.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';
import { offerPersonData } from '../person-data/index.ts';
import { expireGiftCards } from './expire-gift-cards.ts';
import { giftCardPersonData } from './gift-card-person-data.ts';
import { giftCardRoutes } from './gift-cards.routes.ts';

offerPersonData(giftCardPersonData);

export const giftCardsModule: ServerModule = {
  name: 'gift-cards',
  routes: giftCardRoutes,
  jobs: [{ name: 'expire gift cards', everySeconds: 900, run: expireGiftCards }],
};
