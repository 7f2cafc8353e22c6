import type { SalesTicketGroup } from '@foyer/domain/storefront/sales-page.ts';
import { expect, test } from 'vitest';
import { fromPriceOf, productsOf } from './products-of.ts';

const aGroup = (id: string, productId: string, ...prices: (number | null)[]) =>
  ({
    ...{ id, productId, productTitle: `Product ${productId}`, title: id, pricingRules: [] },
    ...{ fixedDate: null, needsDate: false, needsTimeslot: true },
    ticketTypes: prices.map((priceMinor, index) => ({
      id: `${id} ${index}`,
      priceMinor: priceMinor ?? 0,
      fromPriceMinor: null,
      statusLabel: priceMinor === null ? 'sold out' : null,
    })),
  }) as unknown as SalesTicketGroup;

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
