const api = '/api/shop/';

/** A call of the sales page at the kiosk: what is sold there, and at which price, the server says for this point. */
export function callAtKiosk(address: string): string {
  if (!address.startsWith(api)) return address;
  return `${address}${address.includes('?') ? '&' : '?'}point=kiosk`;
}

/** Every call of this page is one of the kiosk. In `shop-request.ts` each first visit on the website would fetch this too. */
export function sendFromKiosk(): void {
  const send = window.fetch.bind(window);
  window.fetch = (input, init) => send(typeof input === 'string' ? callAtKiosk(input) : input, init);
}
