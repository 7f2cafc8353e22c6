/** The sales page as a kiosk opens it (product.md, section 1). */
export function kioskAddress(pageUrl: string): string {
  const url = new URL(pageUrl);
  url.searchParams.set('point', 'kiosk');
  return url.href;
}
