const reserved: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'cms',
  'new-cms',
  'octo',
  'order',
  'gift',
  'embed.js',
  'platform',
  'scan',
  'screen',
  'shop',
  'static',
  'ui',
  'webhooks',
  'www',
  // parts of /api/shop/... in the position of a client's subdomain
  'carts',
  'orders',
  'gifts',
]);

/**
 * Whether a name may not be the URL of a channel nor the subdomain of a client, because the platform's own
 * addresses use it (product decisions, section 5). Letters count the same in upper and lower case.
 */
export function isReservedName(name: string): boolean {
  return reserved.has(name.trim().toLowerCase());
}
