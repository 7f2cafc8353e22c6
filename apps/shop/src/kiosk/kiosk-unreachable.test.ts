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
  vi.doUnmock('./kiosk-foot.tsx');
});

test.each([
  ['does not arrive', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'fails',
    () => ({
      startKiosk: () => {
        throw new Error('a browser without it');
      },
    }),
  ],
])(
  'a kiosk whose own script %s never begins as the website, and is loaded again once the server is there',
  async (_, load) => {
    vi.doMock('./kiosk-foot.tsx', load as () => object);
    let status = 503;
    vi.stubGlobal('fetch', async () => new Response('', { status }));
    await import('../app/main.tsx');
    await vi.advanceTimersByTimeAsync(12_000);
    expect(document.body.innerHTML).toBe(first);
    expect(reload).not.toHaveBeenCalled();
    status = 200;
    await vi.advanceTimersByTimeAsync(6_000);
    expect(reload).toHaveBeenCalled();
  },
);
