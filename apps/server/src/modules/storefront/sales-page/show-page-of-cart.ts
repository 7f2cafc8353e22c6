import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { SalesPage } from '@foyer/domain/storefront/sales-page.ts';
import type { App } from '../../../platform/app.ts';
import { getChannel } from '../../channels/index.ts';
import { getSellingClient } from '../../clients/index.ts';
import { withCart } from '../cart/find-cart.ts';
import { refuseDisabledClient } from '../refuse-disabled-client.ts';
import { describeOffer } from './show-sales-page.ts';

/**
 * The page that a cart is of, also when it was unpublished meanwhile: what is held can still be paid.
 * @throws NotFoundError `cart-not-found`, `channel-not-found`. @throws RefusedError `client-disabled`.
 */
export async function showPageOfCart(
  app: App,
  secret: string,
  askedLanguage: string | undefined,
): Promise<SalesPage> {
  return withCart(app, secret, async (scope, cart) => {
    const client = await getSellingClient(scope, app.clock());
    refuseDisabledClient(client);
    const channel = await getChannel(scope, cart.channelId);
    const today = localDateAt(app.clock(), client.timeZone);
    return describeOffer(app, { scope, client, channel, today, point: cart.salesPoint }, askedLanguage);
  });
}
