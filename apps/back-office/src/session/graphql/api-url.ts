import { storedItems } from '../sign-in/token-store.ts';

/** Where the calls go: the stored API URL, by default the origin of the page itself (product.md, section 2). */
export function apiUrl(path: string): string {
  const base = localStorage.getItem(storedItems.apiUrl)?.replace(/\/+$/, '') || window.location.origin;
  return `${base}${path}`;
}

/** The host of the logout call; it is the page's own. */
export function legacyUrl(path: string): string {
  return `${window.location.origin}${path}`;
}
