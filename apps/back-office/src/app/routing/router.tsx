import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
  useMatches,
} from '@tanstack/react-router';
import { isLoggedIn } from '../../session/sign-in/token-store.ts';
import { BareLayout } from '../layouts/bare-layout.tsx';
import { AdminGuard } from '../layouts/for-admin.tsx';
import { LoggedInLayout } from '../layouts/logged-in-layout.tsx';
import { FailedPage } from '../pages/failed-page.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { AddressPage } from './address-page.tsx';
import { readAddressTexts } from './address-texts.ts';
import type { Screen } from './feature-routes.ts';
import { loadPage } from './load-page.ts';
import { mount, mountPath } from './mount-path.ts';
import { redirectParameter, redirectTarget } from './redirect-to.ts';
import { addressPaths, exactRoutes } from './screens.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The layout around the route; without one it is rendered directly (specification 000, section 2). */
    layout?: keyof typeof layouts;
  }
}

const layouts = { 'logged-in': LoggedInLayout };
const inLayout = { staticData: { layout: 'logged-in' } } as const;

function WithLayout() {
  const layout = useMatches({ select: (matches) => matches.at(-1)?.staticData.layout });
  if (!layout) return <Outlet />;
  const Layout = layouts[layout];
  return (
    <>
      <AdminGuard />
      <Layout />
    </>
  );
}

const rootRoute = createRootRoute({
  validateSearch: readAddressTexts,
  component: WithLayout,
  notFoundComponent: () => <NotFoundPage />,
});

function toSignIn({ location }: { location: { pathname: string; searchStr: string } }): void {
  if (isLoggedIn()) return;
  const intended = mountPath(`${location.pathname}${location.searchStr}`);
  throw redirect({ to: '/login', search: { [redirectParameter]: intended } });
}

/** Above every page that needs a sign-in; the guard checks only that (specification 000, section 6). */
const loggedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'logged-in',
  beforeLoad: toSignIn,
  ...inLayout,
});

/** The same without the layout around it. */
const bareRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'bare',
  beforeLoad: toSignIn,
  component: BareLayout,
});

const signInPage: Screen = {
  path: '/login',
  feature: 'session',
  page: () => import('../../features/session/sign-in-page.tsx'),
};

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: signInPage.path,
  component: lazyRouteComponent(() => loadPage(signInPage)),
  beforeLoad: ({ location }) => {
    if (!isLoggedIn()) return;
    const wanted = new URLSearchParams(location.searchStr).get(redirectParameter);
    throw redirect({ href: mountPath(redirectTarget(wanted)) });
  },
});

/** What no route of its own serves: families, screens that come later, and what does not exist. */
const addressRoute = (path: string) =>
  createRoute({ getParentRoute: () => loggedInRoute, path, component: AddressPage, ...inLayout });

const signedOutRoute = (route: Screen) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: route.path,
    component: lazyRouteComponent(() => loadPage(route)),
  });

const signedInRoute = (route: Screen) =>
  createRoute({
    getParentRoute: () => loggedInRoute,
    path: route.path,
    component: lazyRouteComponent(() => loadPage(route)),
    ...inLayout,
  });

const signedInBareRoute = (route: Screen) =>
  createRoute({
    getParentRoute: () => bareRoute,
    path: route.path,
    component: lazyRouteComponent(() => loadPage(route)),
  });

const routeTree = rootRoute.addChildren([
  loginRoute,
  ...exactRoutes.filter((route) => route.signedOut).map(signedOutRoute),
  loggedInRoute.addChildren([
    ...addressPaths.map(addressRoute),
    ...exactRoutes.filter((route) => !route.signedOut && !route.bare).map(signedInRoute),
  ]),
  bareRoute.addChildren(exactRoutes.filter((route) => route.bare).map(signedInBareRoute)),
]);

/** Values in the address are plain texts: `?page=2` is '2', and a barcode of digits stays as typed. */
export const router = createRouter({
  routeTree,
  basepath: mount,
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultErrorComponent: FailedPage,
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search) => {
    const set = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
    const query = new URLSearchParams(set.map(([key, value]) => [key, String(value)])).toString();
    return query ? `?${query}` : '';
  },
});
