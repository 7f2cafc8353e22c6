import { parseShopAddress, pathWith } from '../app/shop-address.ts';

/** The path with which a kiosk starts: that of its sales page with the language that the museum opened it in. */
export function startOf(url: URL): string {
  const [shop, client, channel] = url.pathname.split('/').filter(Boolean);
  const query = new URLSearchParams(url.search);
  query.set('point', 'kiosk');
  return `/${shop}/${client}/${channel}?${query}`;
}

/** The same address at the kiosk; null = it says so already, or is no sales page. */
export function pathAtKiosk(url: URL): string | null {
  const isSaid = url.searchParams.get('point') === 'kiosk';
  return isSaid || parseShopAddress(url).kind !== 'sales page' ? null : pathWith(url, { point: 'kiosk' });
}

/** Whether an address is of the page that starts so, or of an order: all that a kiosk shows. */
export function isOwnPath(url: URL, start: string): boolean {
  const page = start.split('?')[0] ?? '';
  if (url.pathname === page || url.pathname.startsWith(`${page}/`)) return true;
  return parseShopAddress(url).kind === 'order';
}
