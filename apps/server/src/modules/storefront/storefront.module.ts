import './cart/held-places.graphql.ts';
import './channel-facts/channel-facts.graphql.ts';
import './sales-page/offered-methods.graphql.ts';
import './sales-page/sales-page-preview.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';
import { offerSalesFacts } from '../channels/index.ts';
import { offerPersonData } from '../person-data/index.ts';
import { offerOrderCount } from '../waiting-room/index.ts';
import { cartRoutes } from './cart/cart.routes.ts';
import { cartPersonData } from './cart/cart-person-data.ts';
import { countOrderedCarts } from './cart/held-cart.repository.ts';
import { readSalesFacts } from './channel-facts/read-sales-facts.ts';
import { orderRoutes } from './checkout/order.routes.ts';
import { giftRoutes } from './gift-tickets/gift.routes.ts';
import { availabilityRoutes } from './offer/availability.routes.ts';
import { salesPageRoutes } from './sales-page/sales-page.routes.ts';
import { searchRoutes } from './sales-page/search/search.routes.ts';
import { saleTermsRoutes } from './terms/sale-terms.routes.ts';
import { visitorsRoutes } from './visitors/visitors.routes.ts';
import { waitingRoutes } from './waiting/waiting.routes.ts';

offerPersonData(cartPersonData);
offerSalesFacts(readSalesFacts);
offerOrderCount(countOrderedCarts);

export const storefrontModule: ServerModule = {
  name: 'storefront',
  routes: (app) => async (server) => {
    await server.register(salesPageRoutes(app));
    await server.register(searchRoutes(app));
    await server.register(visitorsRoutes(app));
    await server.register(availabilityRoutes(app));
    await server.register(saleTermsRoutes(app));
    await server.register(waitingRoutes(app));
    await server.register(cartRoutes(app));
    await server.register(orderRoutes(app));
    await server.register(giftRoutes(app));
  },
};
