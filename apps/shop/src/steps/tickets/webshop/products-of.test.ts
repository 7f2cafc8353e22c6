import type { SalesTicketGroup } from '@foyer/domain/storefront/sales-page.ts';
import { expect, test } from 'vitest';
import { fromPriceOf, productsOf } from './products-of.ts';

const nothingElse = { description: '', imageUrl: null, imageText: '' };

/** A ticket group whose tickets have these prices; null = it is sold out. */
const aGroup = (id: string, productId: string, ...prices: (number | null)[]): SalesTicketGroup => ({
  ...{ id, productId, productTitle: `Product ${productId}`, title: id, shortText: '', ...nothingElse },
  ...{ kind: 'day plus time', durationMinutes: null, pageMaximum: null, childNeedsAdult: false },
  ...{ needsTimeslot: true, needsDate: false, fixedDate: null, calendarIds: [], pricingRules: [] },
  card: { imageUrl: null, imageText: '' },
  location: { name: 'Getij', address: '', town: '' },
  ticketTypes: prices.map((priceMinor, index) => ({
    ...{ id: `${id} ${index}`, name: 'Adult', icon: '', ...nothingElse, originalPriceMinor: null },
    ...({ itemKind: 'admission', step: 'tickets', leftCount: null, isChildTicket: false } as const),
    ...{ minPerOrder: 0, maxPerOrder: null, fromPriceMinor: null, priceMinor: priceMinor ?? 0 },
    statusLabel: priceMinor === null ? 'sold out' : null,
  })),
});

test('ticket groups of one product are one product of the shop, in the order of the page', () => {
  const ticketGroups = [aGroup('day', 'b', 500), aGroup('tour', 'a', 900), aGroup('evening', 'b', 700)];
  expect(productsOf({ ticketGroups }).map(({ id, title, groups }) => [id, title, groups.length])).toEqual([
    ['b', 'Product b', 2],
    ['a', 'Product a', 1],
  ]);
});

test('a product says its least price: "from" where tickets differ, and none where nothing of it is sold', () => {
  const priceOf = (...prices: (number | null)[]) => {
    const [product] = productsOf({ ticketGroups: [aGroup('day', 'a', ...prices)] });
    return product && fromPriceOf(product, '2030-06-01');
  };
  expect(priceOf(1750, 900)).toEqual({ minor: 900, isFrom: true });
  expect(priceOf(900)).toEqual({ minor: 900, isFrom: false });
  expect(priceOf(900, null)).toEqual({ minor: 900, isFrom: false });
  expect(priceOf(null)).toBeNull();
});
