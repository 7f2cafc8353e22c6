import { rewriteImageSource } from '@foyer/domain/images/responsive-image.ts';
import type { App } from '../../../../platform/app.ts';
import type { PageSearch } from '../../../../platform/http/search/search-tags.ts';
import { listPlacesOfEvents, listProgramme } from '../../../availability/index.ts';
import { getContact } from '../../../clients/index.ts';
import { isTestSale } from '../../../sales/index.ts';
import { listLocations } from '../../../venues/index.ts';
import { type ShownGroup, showOffer } from '../../offer/show-offer.ts';
import type { OpenSalesPage } from '../open-sales-page.ts';
import { addressOfPage, alternatesOf } from './page-addresses.ts';
import { structuredData } from './structured-data.ts';

const pictureWidth = 1280;

/** What search engines and shared links read of a published page. A page whose orders are tests is in no index. */
export async function describeForSearch(
  app: App,
  page: OpenSalesPage,
  language: string,
): Promise<PageSearch | 'not indexed'> {
  const { scope, client, channel, today, point } = page;
  const at = app.clock();
  const offer = await showOffer(scope, { channel, point }, language, { at, today });
  const locations = await listLocations(scope);
  if (isTest(offer, client.paymentEnvironment, locations)) return 'not indexed';
  const place = locations.find(({ id }) => offer[0]?.offered.locationIds.includes(id));
  const address = addressOfPage(app, page, language);
  const picture = pictureOf(app, offer, client.subdomain);
  const types = offer.flatMap(({ shown }) =>
    shown.ticketTypes.map((type) => ({ ...type, group: shown.title })),
  );
  const { name, website } = await getContact(scope, at);
  const events = await listProgramme(scope, {
    ticketTypeIds: types.map(({ id }) => id),
    language,
    fallbackLanguage: channel.defaultLanguage,
    at,
    today,
  });
  const own = await listPlacesOfEvents(
    scope,
    events.map(({ id }) => id),
  );
  const placeOf = (eventId: string) => {
    const locationId = own.find(({ id }) => id === eventId)?.locationId;
    return locations.find(({ id }) => id === locationId) ?? place ?? null;
  };
  return {
    canonical: address,
    alternates: alternatesOf(app, page),
    ...(picture ? { picture } : {}),
    data: structuredData({
      address,
      language,
      currency: client.currency,
      organizer: { name, website },
      picture,
      events: events.map((event) => ({ ...event, place: placeOf(event.id) })),
      tickets: types.filter(({ statusLabel }) => statusLabel === null),
    }),
  };
}

/** Nothing that it sells is sold for money. */
function isTest(
  offer: readonly ShownGroup[],
  ofClient: OpenSalesPage['client']['paymentEnvironment'],
  locations: Awaited<ReturnType<typeof listLocations>>,
): boolean {
  const ids = offer.flatMap(({ offered }) => offered.locationIds);
  const asked = ids.length === 0 ? [null] : ids;
  return asked.every((id) => isTestSale(id, ofClient, locations));
}

function pictureOf({ publicUrl }: App, offer: readonly ShownGroup[], subdomain: string): string | null {
  const source = offer.find(({ shown }) => shown.imageUrl !== null)?.shown.imageUrl;
  return source ? new URL(rewriteImageSource(source, pictureWidth, subdomain), publicUrl).href : null;
}
