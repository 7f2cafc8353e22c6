import { expect, test } from 'vitest';
import { featureRoutes } from './feature-routes.ts';
import { isOpenToAll, openPaths } from './open-to-all.ts';

test('the pages that open without a sign-in are those that their features call so', () => {
  const firstParts = featureRoutes.filter(({ signedOut }) => signedOut).map(({ path }) => path.split('/')[1]);
  expect([...new Set(firstParts)].sort()).toEqual([...openPaths].sort());
});

test.each([
  ['/cms/help/orders', true],
  ['/cms/help', true],
  ['/new-cms/password-reset', true],
  ['/cms/', false],
  ['/cms/login', false],
  ['/cms/helpers', false],
])('%s opens without a sign-in: %s', (path, isOpen) => {
  expect(isOpenToAll(path)).toBe(isOpen);
});
