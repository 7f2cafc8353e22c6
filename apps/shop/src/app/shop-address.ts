/** The four steps to a visitor, in their order. */
export const steps = ['tickets', 'date', 'details', 'payment'] as const;

export type Step = (typeof steps)[number];

/** What an address of the shop means; the address is the state. */
export type ShopAddress =
  | { kind: 'sales page'; client: string; channel: string; step: Step; language: string | null }
  | { kind: 'order'; secret: string; language: string | null }
  | { kind: 'unknown' };

/** Reads `/shop/{client}/{channel}/{step}` and `/shop/order/{secret}`; an unknown step is the first one. */
export function parseShopAddress(url: URL): ShopAddress {
  const [shop, first, second, third] = url.pathname.split('/').filter(Boolean).map(decodeSafely);
  const language = url.searchParams.get('language');
  if (shop !== 'shop' || !first || !second) return { kind: 'unknown' };
  if (first === 'order') return { kind: 'order', secret: second, language };
  const step = steps.find((candidate) => candidate === third) ?? 'tickets';
  return { kind: 'sales page', client: first, channel: second, step, language };
}

/** The path of a step; the first step is the page's own address. */
export function pathOfStep(client: string, channel: string, step: Step, language: string | null): string {
  const path = ['/shop', encodeURIComponent(client), encodeURIComponent(channel)];
  if (step !== 'tickets') path.push(step);
  return path.join('/') + (language ? `?language=${encodeURIComponent(language)}` : '');
}

/** The path of a visitor's order. */
export function pathOfOrder(secret: string, language: string | null): string {
  return `/shop/order/${encodeURIComponent(secret)}${language ? `?language=${encodeURIComponent(language)}` : ''}`;
}

function decodeSafely(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
