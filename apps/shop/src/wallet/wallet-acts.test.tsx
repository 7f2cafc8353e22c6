// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The page is in a frame from now on: it reads that when its modules are loaded. */
function beInFrameOf(site: string) {
  const top = { location: { href: site } };
  vi.stubGlobal('top', top);
  vi.stubGlobal('parent', top);
  vi.resetModules();
  return top.location;
}

test('in the site of the museum a wallet opens in the whole window, since it refuses to be shown in a frame', async () => {
  const url = 'https://pay.google.com/gp/v/save/pass';
  vi.stubGlobal('fetch', async () => Response.json({ url }));
  const site = beInFrameOf('https://www.getij.example/visit');
  const { screenInUse } = await import('../components/screen-in-use.tsx');
  const { default: WalletActs } = await import('./wallet-acts.tsx');
  const page = await screenInUse(<WalletActs wallets={['google']} ticketId="t1" secret="secret" />);
  const ofFrame = location.href;
  await page.press('Google');
  await page.until(() => site.href === url);
  expect(location.href).toBe(ofFrame);
  await page.leave();
});
