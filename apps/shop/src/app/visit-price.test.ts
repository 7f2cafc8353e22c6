import type { SalesTicketGroup } from '@foyer/domain/storefront/sales-page.ts';
import { expect, test } from 'vitest';
import { dateOfPrice, partyPriceOn, pricedLinesOf, priceOfType } from './visit-price.ts';

const saturday = '2026-12-19';
const tuesday = '2026-12-22';
const shared = {
  description: '',
  icon: '',
  imageUrl: null,
  imageText: '',
  originalPriceMinor: null,
  itemKind: 'admission' as const,
  step: 'tickets' as const,
  leftCount: null,
  isChildTicket: false,
  minPerOrder: 0,
  maxPerOrder: null,
  statusLabel: null,
};
const adult = { ...shared, id: 'adult', name: 'Adult', priceMinor: 1750, fromPriceMinor: 1750 };
const child = { ...shared, id: 'child', name: 'Child', priceMinor: 600, fromPriceMinor: null };
const group: SalesTicketGroup = {
  id: 'museum',
  productId: 'p',
  productTitle: 'Salt & Light',
  title: 'Museum',
  shortText: '',
  description: '',
  imageUrl: null,
  imageText: '',
  card: { imageUrl: null, imageText: '' },
  kind: 'day plus time',
  durationMinutes: null,
  location: { name: 'Getij', address: '', town: '' },
  needsTimeslot: true,
  needsDate: false,
  fixedDate: null,
  calendarIds: ['galleries'],
  childNeedsAdult: true,
  pageMaximum: null,
  pricingRules: [
    {
      kind: 'mutation',
      from: '2026-12-19',
      until: '2027-02-28',
      weekdays: [6, 7],
      active: true,
      sequence: 1,
      values: [{ ticketTypeId: 'adult', amountMinor: null, basisPoints: 2000 }],
    },
  ],
  ticketTypes: [adult, child],
};
/** What each line costs, and whether a day may make it dearer. */
const pricesOf = (...asked: Parameters<typeof pricedLinesOf>) =>
  pricedLinesOf(...asked).map(({ totalMinor, isFrom }) => ({ minor: totalMinor, isFrom }));

const page = {
  ticketGroups: [group],
  today: tuesday,
  costs: { serviceMinor: 0, isServiceOnFree: false, transactionMinor: 0 },
};
const [adultType, childType] = group.ticketTypes;

test('before a day is chosen a ticket has the price from which it is sold', () => {
  if (!adultType || !childType) throw new Error('no types');
  expect(priceOfType(group, adultType, null)).toEqual({
    minor: 1750,
    isFrom: true,
  });
  expect(priceOfType(group, childType, null)).toEqual({
    minor: 600,
    isFrom: false,
  });
  expect(priceOfType(group, adultType, saturday)).toEqual({
    minor: 2100,
    isFrom: false,
  });
});

test('a party pays the prices of its day', () => {
  const lines = [
    { ticketTypeId: 'adult', quantity: 2 },
    { ticketTypeId: 'child', quantity: 1 },
  ];
  expect(pricesOf(page, lines, saturday).map(({ minor }) => minor)).toEqual([4200, 600]);
  expect(partyPriceOn(page, lines, saturday)).toBe(4800);
  expect(partyPriceOn(page, lines, tuesday)).toBe(4100);
  expect(pricesOf(page, lines, null)).toEqual([
    { minor: 3500, isFrom: true },
    { minor: 600, isFrom: false },
  ]);
});

test('a day is shown with what is charged beside the tickets', () => {
  const lines = [
    { ticketTypeId: 'adult', quantity: 2 },
    { ticketTypeId: 'child', quantity: 1 },
  ];
  const dearer = { ...page, costs: { serviceMinor: 50, isServiceOnFree: false, transactionMinor: 125 } };
  expect(partyPriceOn(dearer, lines, saturday)).toBe(4800 + 3 * 50 + 125);
});

test('where no day changes its price a party sees none per day', () => {
  expect(partyPriceOn(page, [{ ticketTypeId: 'child', quantity: 3 }], saturday)).toBeNull();
});

test('tickets without a chosen day cost what their own day makes them, whatever day others are for', () => {
  const lines = [{ ticketTypeId: 'adult', quantity: 2 }];
  const season = { ...group, kind: 'continuous', needsTimeslot: false };
  const gala = { ...season, kind: 'fixed date', fixedDate: saturday };
  expect(pricesOf({ ...page, ticketGroups: [season] }, lines, saturday)).toEqual([
    { minor: 3500, isFrom: false },
  ]);
  expect(pricesOf({ ...page, ticketGroups: [season], today: saturday }, lines, null)).toEqual([
    { minor: 4200, isFrom: false },
  ]);
  expect(pricesOf({ ...page, ticketGroups: [gala] }, lines, null)).toEqual([{ minor: 4200, isFrom: false }]);
  expect(dateOfPrice(gala, adult, tuesday, null)).toBe(saturday);
  expect(dateOfPrice(season, adult, tuesday, saturday)).toBe(tuesday);
  expect(dateOfPrice(group, adult, tuesday, saturday)).toBe(saturday);
});

test('a poster has no visit: it costs the same whatever day the tickets beside it are for', () => {
  const poster = { ...adult, itemKind: 'merchandise' as const };
  const shop = { ...page, ticketGroups: [{ ...group, ticketTypes: [poster] }] };
  expect(pricesOf(shop, [{ ticketTypeId: 'adult', quantity: 2 }], saturday)).toEqual([
    { minor: 3500, isFrom: false },
  ]);
});

test('a third of a cent is rounded once, at the end of the line, on the page as in the cart', () => {
  const third = { ...adult, priceMinor: 100 };
  const rules = group.pricingRules.map((rule) => ({
    ...rule,
    values: [{ ticketTypeId: 'adult', amountMinor: null, basisPoints: -6667 }],
  }));
  const odd = { ...group, ticketTypes: [third], pricingRules: rules };
  const price = (quantity: number) =>
    pricesOf({ ...page, ticketGroups: [odd] }, [{ ticketTypeId: 'adult', quantity }], saturday)[0]?.minor;
  expect([1, 2, 3].map(price)).toEqual([33, 67, 100]);
});
