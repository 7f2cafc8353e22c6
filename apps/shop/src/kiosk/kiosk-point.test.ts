// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
});

async function openTab(search: string): Promise<boolean> {
  history.replaceState(null, '', `/shop/getij/tickets${search}`);
  return (await import('./kiosk-point.ts')).isKiosk;
}

test.each(['?point=kiosk', '?language=nl&point=kiosk', '?point=kiosk&language=nl'])(
  'a tab that is opened with %s is a kiosk',
  async (search) => {
    expect(await openTab(search)).toBe(true);
  },
);

test.each(['', '?point=website', '?point=kiosks', '?checkpoint=kiosk'])(
  'a tab that is opened with "%s" is the website',
  async (search) => {
    expect(await openTab(search)).toBe(false);
  },
);

test('a kiosk stays one when its visitor comes back from the payment', async () => {
  sessionStorage.setItem('foyer.kiosk', '{}');
  expect(await openTab('')).toBe(true);
});
