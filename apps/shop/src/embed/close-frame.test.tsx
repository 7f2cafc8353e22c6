// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { screenInUse } from '../components/screen-in-use.tsx';
import CloseFrame from './close-frame.tsx';

afterEach(() => vi.restoreAllMocks());

test('the page around asks after each load whether the frame has a button to close: while it is there, it answers', async () => {
  const told: unknown[] = [];
  vi.spyOn(window.parent, 'postMessage').mockImplementation((message: unknown) => void told.push(message));
  const page = await screenInUse(<CloseFrame isHolding={false} />);
  await page.until(() => told.length > 0);
  expect(told).toEqual([{ foyer: 'ready' }]);
  const ask = (source: Window | null) =>
    window.dispatchEvent(new MessageEvent('message', { data: { foyer: 'loaded' }, source }));
  ask(window.parent);
  expect(told).toEqual([{ foyer: 'ready' }, { foyer: 'ready' }]);
  ask(null);
  await page.leave();
  expect(told).toEqual([{ foyer: 'ready' }, { foyer: 'ready' }, { foyer: 'unready' }]);
  ask(window.parent);
  expect(told).toHaveLength(3);
});
