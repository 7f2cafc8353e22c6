// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('../embed/present-embedding.ts');
  vi.resetModules();
});

test('in the site of the museum a wallet opens in the whole window, since it refuses to be shown in a frame', async () => {
  vi.resetModules();
  vi.doMock('../embed/present-embedding.ts', () => ({
    embedding: { mode: 'popover', page: null, campaign: null },
  }));
  const url = 'https://pay.google.com/gp/v/save/pass';
  vi.stubGlobal('fetch', async () => Response.json({ url }));
  const top = { location: { href: 'https://www.getij.example/visit' } };
  Object.defineProperty(window, 'top', { configurable: true, value: top });
  const { screenInUse } = await import('../components/screen-in-use.tsx');
  const { default: WalletActs } = await import('./wallet-acts.tsx');
  const page = await screenInUse(<WalletActs wallets={['google']} ticketId="t1" secret="secret" />);
  const frame = location.href;
  await page.press('Google');
  await page.until(() => top.location.href === url);
  expect(location.href).toBe(frame);
  await page.leave();
  Reflect.deleteProperty(window, 'top');
});
