import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { isLoggedIn } from '../session/token-store.ts';
import { FailedPage } from './failed-page.tsx';
import type { FeatureRoute } from './feature-route.ts';
import { LoggedInLayout } from './layouts/logged-in-layout.tsx';
import { LegacyPage } from './legacy-page.tsx';
import { mount, mountPath } from './mount-path.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { redirectParameter, redirectTarget } from './redirect-to.ts';
import { exactRoutes } from './screens.ts';

const rootRoute = createRootRoute({ component: Outlet, notFoundComponent: () => <NotFoundPage /> });

/** Wraps every page that needs a sign-in; the guard checks only that (specification 000, section 6). */
const loggedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'logged-in',
  component: LoggedInLayout,
  beforeLoad: ({ location }) => {
    if (isLoggedIn()) return;
    const intended = mountPath(`${location.pathname}${location.searchStr}`);
    throw redirect({ to: '/login', search: { [redirectParameter]: intended } as never });
  },
});

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  component: lazyRouteComponent(() => import('../features/session/sign-in-page.tsx')),
  beforeLoad: ({ location }) => {
    if (!isLoggedIn()) return;
    const wanted = new URLSearchParams(location.searchStr).get(redirectParameter);
    throw redirect({ href: mountPath(redirectTarget(wanted)) });
  },
});

const legacyRoute = createRoute({ getParentRoute: () => loggedInRoute, path: '$', component: LegacyPage });

const pageRoute = (parent: typeof rootRoute | typeof loggedInRoute) => (route: FeatureRoute) =>
  createRoute({
    getParentRoute: () => parent as typeof rootRoute,
    path: route.path,
    component: lazyRouteComponent(route.page),
  });

const routeTree = rootRoute.addChildren([
  loginRoute,
  ...exactRoutes.filter((route) => route.signedOut).map(pageRoute(rootRoute)),
  loggedInRoute.addChildren([
    legacyRoute,
    ...exactRoutes.filter((route) => !route.signedOut).map(pageRoute(loggedInRoute)),
  ]),
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
