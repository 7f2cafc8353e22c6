// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

/** The tab loads an address: typed or from a bookmark, by a link of the shop, or again. */
async function load(path: string, { by = '', type = 'navigate' } = {}) {
  vi.resetModules();
  history.replaceState(null, '', path);
  const entry = { name: new URL(path, location.href).href, type } as PerformanceNavigationTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(by && new URL(by, location.href).href);
  const { isOfThisVisit, readVisit } = await import('./kiosk-visit.ts');
  isOfThisVisit();
  return readVisit();
}

const english = '/shop/getij/tickets?language=en&point=kiosk';
const dutch = '/shop/getij/tickets?language=nl&point=kiosk';

test('a kiosk that is opened again in its tab in another language starts there from then on, for a new visitor', async () => {
  expect(await load(english)).toMatchObject({ start: english, visit: 0 });
  expect(await load(dutch)).toMatchObject({ start: dutch, visit: 1, isNew: true });
  expect(await load(dutch)).toMatchObject({ start: dutch, visit: 1 });
});

test.each([
  ['comes back from a payment', '/shop/order/getij', {}],
  ['loads a later step again', '/shop/getij/tickets/date?language=nl&point=kiosk', { type: 'reload' }],
  ['chose a language and loads the page again', dutch, { type: 'reload' }],
  ['goes back to another language', dutch, { type: 'back_forward' }],
  ['follows a link of the order', dutch, { by: '/shop/order/getij' }],
  ['asks for the mail of an order', '/shop/order/getij/find', {}],
  ['opens the page without the kiosk in its address', '/shop/getij/tickets?language=nl', {}],
])('a visitor who %s changes nothing of how the kiosk starts', async (_, path, how) => {
  await load(english);
  expect(await load(path, how)).toMatchObject({ start: english, visit: 0 });
});
