const api = '/api/shop/';

/** A call of the sales page at the kiosk: what is sold there, and at which price, the server says for this point. */
export function callAtKiosk(address: string): string {
  if (!address.startsWith(api)) return address;
  return `${address}${address.includes('?') ? '&' : '?'}point=kiosk`;
}

/** Of the calls for places that are not answered yet: the secret of their cart, null where they get none. */
const underWay = new Set<Promise<string | null>>();

export const cartsUnderWay = (): readonly Promise<string | null>[] => [...underWay];

/** Every call of this page is one of the kiosk. In `shop-request.ts` each first visit on the website would fetch this too. */
export function sendFromKiosk(): void {
  const send = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const answer = send(typeof input === 'string' ? callAtKiosk(input) : input, init);
    const takesPlaces = init?.method === 'POST' && /\/carts$/.test(String(input));
    if (takesPlaces) noteUnderWay(secretIn(answer));
    return answer;
  };
}

function noteUnderWay(cart: Promise<string | null>): void {
  underWay.add(cart);
  void cart.then(() => underWay.delete(cart));
}

async function secretIn(answer: Promise<Response>): Promise<string | null> {
  try {
    const { secret } = await (await answer).clone().json();
    return typeof secret === 'string' ? secret : null;
  } catch {
    return null;
  }
}
