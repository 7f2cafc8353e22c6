import { expect, test } from 'vitest';
import { searchTags } from '../../../../platform/http/search/search-tags.ts';
import { structuredData } from './structured-data.ts';

const place = { name: 'Getij Museum', address: 'Havenkade 1', town: 'Havenstad', country: 'BE' };

const page = {
  address: 'https://tickets.example/shop/getij/tickets',
  language: 'nl',
  currency: 'EUR',
  organizer: { name: 'Getij', website: 'https://getij.example' },
  picture: 'https://tickets.example/images/a/b/1280',
  events: [
    {
      id: '1',
      kind: 'exhibition' as const,
      title: 'Zout </script><b>',
      from: '2026-11-01',
      until: '2027-02-28',
      time: null,
      availability: null,
      place,
    },
    {
      id: '2',
      kind: 'event' as const,
      title: 'Lezing',
      from: '2026-12-05',
      until: '2026-12-05',
      time: '20:00',
      availability: { state: 'sold out' as const, left: 0 },
      place: { ...place, name: 'Harbour hall' },
    },
  ],
  tickets: [
    { group: 'Zout', name: 'Volwassene', priceMinor: 1750 },
    { group: 'Zout', name: 'Kind', priceMinor: 5 },
  ],
};

test('exhibitions and events have their place with its country, their time, price and whether there are tickets', () => {
  expect(structuredData(page)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'ExhibitionEvent',
        startDate: '2026-11-01',
        endDate: '2027-02-28',
        location: { '@type': 'Place', address: { addressLocality: 'Havenstad', addressCountry: 'BE' } },
        offers: { lowPrice: '0.05', highPrice: '17.50', availability: 'https://schema.org/InStock' },
      },
      {
        '@type': 'Event',
        startDate: '2026-12-05T20:00',
        location: { name: 'Harbour hall' },
        offers: { availability: 'https://schema.org/SoldOut' },
      },
      { '@type': 'Organization', makesOffer: [{ '@type': 'Offer', price: '17.50' }, { price: '0.05' }] },
    ],
  });
});

test('no title ends the block of data in the page', () => {
  const html = searchTags(
    { canonical: page.address, alternates: [], data: structuredData(page) },
    { title: '<"&' },
  );
  expect(html.split('</script>')).toHaveLength(2);
  expect(html).toContain('content="&lt;&quot;&amp;"');
});
