import { expect, it } from 'vitest';
import { followNavigation, onPreviousUrl, previousUrl } from './previous-url.ts';

interface Resolved {
  fromLocation?: { pathname: string; searchStr: string };
  pathChanged: boolean;
}

it('the previous URL is the page before with its query; a filter on the same page is no other page', () => {
  let resolve = (_event: Resolved) => {};
  followNavigation({
    subscribe: (_event: string, listener: (event: never) => void) => {
      resolve = listener as (event: Resolved) => void;
      return () => {};
    },
  });
  const heard: (string | null)[] = [];
  const stop = onPreviousUrl(() => heard.push(previousUrl()));
  resolve({ pathChanged: true });
  expect(previousUrl()).toBeNull();
  resolve({ fromLocation: { pathname: '/products', searchStr: '?q=tower' }, pathChanged: true });
  resolve({ fromLocation: { pathname: '/orders', searchStr: '' }, pathChanged: false });
  stop();
  expect(previousUrl()).toBe('/products?q=tower');
  expect(heard).toEqual(['/products?q=tower']);
});
