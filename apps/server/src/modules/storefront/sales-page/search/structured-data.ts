import type { SalesEvent } from '@foyer/domain/storefront/sales-page.ts';

/** Its own location, or that of what the page sells first. */
type EventOfPage = SalesEvent & {
  place: { name: string; address: string; town: string; country: string } | null;
};

/** What a sales page sells, for search engines. */
export interface PageOffer {
  /** Its whole address in the page's language. */
  address: string;
  language: string;
  currency: string;
  organizer: { name: string; website: string };
  picture: string | null;
  events: readonly EventOfPage[];
  tickets: readonly { group: string; name: string; priceMinor: number }[];
}

/** Events with their offers, and the tickets of the page, in the words of schema.org. */
export function structuredData(page: PageOffer): object {
  const { organizer, tickets } = page;
  const seller = {
    '@type': 'Organization',
    name: organizer.name,
    ...(organizer.website ? { url: organizer.website } : {}),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...page.events.map((event) => eventOf(event, page, seller)),
      {
        ...seller,
        makesOffer: tickets.map(({ group, name, priceMinor }) => ({
          '@type': 'Offer',
          name: `${group}: ${name}`,
          price: priceText(priceMinor),
          priceCurrency: page.currency,
          availability: 'https://schema.org/InStock',
          url: page.address,
        })),
      },
    ],
  };
}

function eventOf(event: EventOfPage, page: PageOffer, seller: object): object {
  const { kind, title, from, until, time, availability, place } = event;
  return {
    '@type': kind === 'exhibition' ? 'ExhibitionEvent' : 'Event',
    name: title,
    startDate: time === null ? from : `${from}T${time}`,
    endDate: until,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    inLanguage: page.language,
    ...(page.picture ? { image: page.picture } : {}),
    ...(place ? { location: placeOf(place) } : {}),
    organizer: seller,
    offers: offersOf(page, isGone(availability)),
  };
}

const placeOf = ({ name, address, town, country }: NonNullable<EventOfPage['place']>) => ({
  '@type': 'Place',
  name,
  address: {
    '@type': 'PostalAddress',
    streetAddress: address,
    addressLocality: town,
    addressCountry: country,
  },
});

const isGone = (availability: SalesEvent['availability']): boolean =>
  availability?.state === 'sold out' || availability?.state === 'full';

function offersOf({ tickets, currency, address }: PageOffer, isSoldOut: boolean): object {
  const prices = tickets.map(({ priceMinor }) => priceMinor);
  return {
    '@type': 'AggregateOffer',
    url: address,
    priceCurrency: currency,
    offerCount: prices.length,
    ...(prices.length > 0
      ? { lowPrice: priceText(Math.min(...prices)), highPrice: priceText(Math.max(...prices)) }
      : {}),
    availability: `https://schema.org/${isSoldOut ? 'SoldOut' : 'InStock'}`,
  };
}

/** '17.50': all currencies of Foyer have hundredths. */
function priceText(minor: number): string {
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
