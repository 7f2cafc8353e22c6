import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { Channel } from '@foyer/domain/channels/channel.ts';
import { pagePoints } from '@foyer/domain/channels/page-point.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import type { SalesFacts } from '../../channels/index.ts';
import { getSellingClient } from '../../clients/index.ts';
import { listImagesFor } from '../../images/index.ts';
import { listOffer, type OfferedGroup, sellerOfChannel } from '../../sales/index.ts';
import { showPaymentMethods } from '../sales-page/show-payment-methods.ts';

/** What a channel would offer now if it were published, on the website or at a kiosk (decision 0284). */
export async function readSalesFacts(app: App, scope: ClientScope, channel: Channel): Promise<SalesFacts> {
  const at = app.clock();
  const client = await getSellingClient(scope, at);
  const now = { at, today: localDateAt(at, client.timeZone) };
  const offer: OfferedGroup[] = [];
  for (const point of pagePoints)
    offer.push(...(await listOffer(scope, sellerOfChannel(channel, point), channel.defaultLanguage, now)));
  const types = new Map(offer.flatMap(({ ticketTypes }) => ticketTypes.map((type) => [type.id, type])));
  const locationIds = [...new Set(offer.flatMap((group) => group.locationIds))];
  const methods = await showPaymentMethods(
    scope,
    client,
    { limitedTo: channel.paymentMethods, locationIds },
    (method) => method,
  );
  const pictures = await listImagesFor(
    scope,
    { owners: ['channel'], purposes: ['ticketstreet-banner', 'ticketstreet-logo'] },
    [channel.id],
  );
  return {
    ticketTypeCount: types.size,
    isPaid: [...types.values()].some(({ priceMinor }) => priceMinor > 0),
    paymentMethodCount: methods.length,
    hasBanner: pictures.some(({ purpose }) => purpose !== 'ticketstreet-logo'),
    hasLogo: pictures.some(({ purpose }) => purpose === 'ticketstreet-logo'),
  };
}
