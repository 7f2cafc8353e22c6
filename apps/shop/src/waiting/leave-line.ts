import { keepPlace, readPlace } from '../app/kept-place.ts';
import { requestShop } from '../app/shop-request.ts';

/** Of each page, until it has been answered. */
const underWay = new Map<string, Promise<void>>();

/** Gives the visitor's place of a page back. */
export function leaveLine(pagePath: string): void {
  const place = readPlace(pagePath);
  keepPlace(pagePath, null);
  if (place === null) return;
  const leaving = requestShop(`${pagePath}/waiting/leave`, { method: 'POST', body: { place } })
    .catch(() => {})
    .then(() => {
      if (underWay.get(pagePath) === leaving) underWay.delete(pagePath);
    });
  underWay.set(pagePath, leaving);
}

/**
 * A place that is asked for before the last one was given back would be that same one, since a browser has one place, and
 * would end with it.
 */
export async function lineWasLeft(pagePath: string): Promise<void> {
  await underWay.get(pagePath);
}
