// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const first = '<div class="first-content">Choose your tickets</div><div id="root"></div>';
let reload: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  sessionStorage.clear();
  history.replaceState(null, '', '/shop/getij/tickets?point=kiosk');
  document.body.innerHTML = first;
  reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a kiosk whose own part fails never begins as the website, and is loaded again once the server is there', async () => {
  // A browser without what the part needs; one that does not arrive is caught in the same place.
  vi.stubGlobal('MutationObserver', undefined);
  let status = 503;
  vi.stubGlobal('fetch', async () => new Response('', { status }));
  // Its time is that of the test's file system, not of the clock below.
  await import('./kiosk-foot.tsx');
  await import('../app/main.tsx');
  await vi.advanceTimersByTimeAsync(12_000);
  expect(document.body.innerHTML).toBe(first);
  expect(reload).not.toHaveBeenCalled();
  status = 200;
  await vi.advanceTimersByTimeAsync(6_000);
  expect(reload).toHaveBeenCalled();
});
