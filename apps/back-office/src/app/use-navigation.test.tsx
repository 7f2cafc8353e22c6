import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { mount } from './routing/mount-path.ts';
import { useNavigation } from './use-navigation.ts';

type Navigation = ReturnType<typeof useNavigation>;

afterEach(() => vi.unstubAllGlobals());

/** The app at an address, with two of its routes; answers what `useNavigation` gives a page there. */
async function openAt(address: string) {
  let told: Navigation | undefined;
  function Page() {
    told = useNavigation();
    return null;
  }
  const root = createRootRoute({ component: Outlet, notFoundComponent: Page });
  const layout = createRoute({
    getParentRoute: () => root,
    id: 'logged-in',
    staticData: { layout: 'logged-in' },
  });
  const paths = ['/products/edit/$productId', '/tickets/$'].map((path) =>
    createRoute({
      getParentRoute: () => layout,
      path,
      component: Page,
      staticData: { layout: 'logged-in' },
    }),
  );
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({
    routeTree: root.addChildren([layout.addChildren(paths)]),
    basepath: mount,
    history,
  });
  const look = async (): Promise<Navigation> => {
    await router.load();
    renderToString(<RouterProvider router={router} />);
    if (!told) throw new Error('no page');
    return told;
  };
  return { history, look };
}

it('a page knows where it is: URL with query, params, and what its route says of itself', async () => {
  const { look } = await openAt('/cms/products/edit/7?tab=prices');
  expect(await look()).toMatchObject({
    currentUrl: '/products/edit/7?tab=prices',
    params: { productId: '7' },
    meta: { layout: 'logged-in', screen: 'edit-product', module: 'products', legacy: false },
  });
});

it('navigation adds a step to the history, replaces this one, or opens a new tab', async () => {
  const { history, look } = await openAt('/cms/products/edit/7');
  const opened: unknown[][] = [];
  vi.stubGlobal('window', { open: (...how: unknown[]) => opened.push(how) });
  const { navigate, openInNewTab } = await look();
  navigate('/tickets/7?tab=dates');
  expect([history.length, history.location.href]).toEqual([2, '/cms/tickets/7?tab=dates']);
  expect(await look()).toMatchObject({
    currentUrl: '/tickets/7?tab=dates',
    meta: { screen: 'ticket-group', legacy: true },
  });
  navigate('/tickets/8', { replace: true });
  expect([history.length, history.location.href]).toEqual([2, '/cms/tickets/8']);
  openInNewTab('/tickets/9');
  expect(opened).toEqual([['/cms/tickets/9', '_blank', 'noopener']]);
});
