// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { screenInUse } from '../components/screen-in-use.tsx';
import CloseFrame from './close-frame.tsx';

afterEach(() => vi.restoreAllMocks());

test('a frame that goes to another page gives its close button back to the site around it', async () => {
  const told: unknown[] = [];
  vi.spyOn(window.parent, 'postMessage').mockImplementation((message: unknown) => void told.push(message));
  const page = await screenInUse(<CloseFrame isHolding={false} />);
  await page.until(() => told.length > 0);
  expect(told).toEqual([{ foyer: 'ready' }]);
  window.dispatchEvent(new Event('pagehide'));
  expect(told.at(-1)).toEqual({ foyer: 'unready' });
  // The browser kept the page and shows it again.
  window.dispatchEvent(new Event('pageshow'));
  expect(told.at(-1)).toEqual({ foyer: 'ready' });
  await page.leave();
  expect(told.at(-1)).toEqual({ foyer: 'unready' });
  const ended = told.length;
  window.dispatchEvent(new Event('pagehide'));
  expect(told).toHaveLength(ended);
});
