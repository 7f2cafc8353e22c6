import { type Address, isParameter } from '../addresses/address.ts';
import { addresses, findAddress } from '../addresses/addresses.ts';
import { featureRoutes, type Screen } from './feature-routes.ts';

/** The sign-in page is the router's own: a signed-in visitor is sent on from there. */
const ownScreens = ['sign-in'];

/** '/account-edit/{accountId}' and '/account-edit/$id' are one shape. */
const shapeOf = (path: string) => path.replace(/\{[^}]*\}|\$\w+/g, '$');

const registered = new Map(featureRoutes.map((route) => [shapeOf(route.path), route]));

/** What an address opens: the screen registered at it, else at another door to the same screen. */
function routeOf(address: Address): Screen | undefined {
  const own = registered.get(shapeOf(address.path));
  if (own) return own;
  for (const door of addresses) {
    const found = door.screen === address.screen && registered.get(shapeOf(door.path));
    if (found) return found;
  }
  return undefined;
}

const routes = new Map(addresses.map((address) => [address, routeOf(address)]));

/** Whether the screen of an address exists; the others show that they come later. */
export function isAvailable(address: Address): boolean {
  return routes.get(address) !== undefined || ownScreens.includes(address.screen);
}

/** Whether a path leads to a screen. */
export function hasScreen(path: string): boolean {
  const address = findAddress(path);
  return address !== undefined && isAvailable(address);
}

/** The screen of a path that has no route of its own: a member of a family, or a door to another screen. */
export function findScreen(path: string): Screen | undefined {
  const address = findAddress(path);
  return address && routes.get(address);
}

/** Legacy paths without a parameter take any sub-path; the router serves them by `findScreen`. */
function isFamily(address: Address): boolean {
  const { path, legacy } = address;
  return legacy && !path.includes('{') && !routes.get(address)?.bare;
}

const families = addresses.filter(isFamily).map(({ path }) => path);

/**
 * Paths that `findScreen` answers for: all that have no route of their own, families below another path, whose
 * name could be taken for its parameter ('/tickets/pricing-rules'), and screens that come later.
 */
export const addressPaths: readonly string[] = [
  '$',
  ...families
    .map((path) => path.replace('*', ''))
    .filter((path) => path.split('/').length > 2)
    .flatMap((path) => [path, `${path}/$`]),
  ...addresses
    .filter((address) => address.path.includes('{') && !isAvailable(address))
    .map(({ path }) => withNamesOf('', path)),
];

/**
 * Screens with a path of their own: what features register, and the other doors to them. A legacy one with a
 * parameter keeps it with any sub-path.
 */
export const exactRoutes: readonly Screen[] = [
  ...featureRoutes.filter(({ path }) => !families.includes(path)),
  ...addresses.flatMap((address) => {
    const route = routes.get(address);
    if (!route || isFamily(address)) return [];
    const path = withNamesOf(route.path, address.path);
    const isNew = !registered.has(shapeOf(address.path));
    return [...(isNew ? [path] : []), ...(address.legacy ? [`${path}/$`] : [])].map((door) => ({
      ...route,
      path: door,
    }));
  }),
];

/** '/useraanpassen/{accountId}' with the names of '/account-edit/$id' is '/useraanpassen/$id'. */
function withNamesOf(route: string, pattern: string): string {
  const names = route.split('/').filter((part) => part.startsWith('$'));
  return pattern
    .split('/')
    .map((part) => (isParameter(part) ? (names.shift() ?? `$${part.slice(1, -1)}`) : part))
    .join('/');
}
