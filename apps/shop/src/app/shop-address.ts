/** The steps to a visitor, in their order. A gift is asked within the third (`shownSteps`). */
export const steps = ['tickets', 'date', 'details', 'donation', 'payment'] as const;

export type Step = (typeof steps)[number];

/** Pages with a text of the museum, each at an address of its own; by the part of the address. */
export const infoPages = ['program', 'information', 'groups', 'school', 'terms'] as const;

export type InfoPage = (typeof infoPages)[number];

/** What is done on the page of an order. */
export const orderActs = ['move', 'cancel', 'invoice'] as const;

export type OrderAct = (typeof orderActs)[number];

/** What an address of the shop means; the address is the state. */
export type ShopAddress =
  | {
      kind: 'sales page';
      client: string;
      channel: string;
      step: Step;
      /** Shown instead of a step. */
      info: InfoPage | null;
      /** Of a webshop: the product whose page it is. */
      product: string | null;
      language: string | null;
    }
  /** The frame beside an editor, which says what it shows. */
  | { kind: 'preview' }
  | { kind: 'order'; secret: string; language: string | null; act: OrderAct | null }
  /** Links to one's orders are asked for. */
  | { kind: 'find order'; client: string; language: string | null }
  /** What is on a gift card; its code is in the fragment of a link. */
  | { kind: 'gift card'; client: string; code: string; language: string | null }
  /** Tickets that were bought as a present. */
  | { kind: 'gift ticket'; client: string; secret: string; language: string | null }
  /** One's own entry of the waiting list. */
  | { kind: 'waiting list'; client: string; secret: string; language: string | null; isToBuy: boolean }
  | { kind: 'unknown' };

/** Reads `/shop/{client}/{channel}/{step}` and `/shop/order/{client}#{secret}`; an unknown step is the first one. */
export function parseShopAddress(url: URL): ShopAddress {
  const [shop, first, second, third] = url.pathname.split('/').filter(Boolean).map(decodeSafely);
  const language = url.searchParams.get('language');
  const secret = decodeSafely(url.hash.slice(1)) || second;
  if (shop === 'shop' && first === 'order' && second && third === 'find')
    return { kind: 'find order', client: second, language };
  if (shop === 'shop' && first === 'order' && second && third === 'gift')
    return { kind: 'gift card', client: second, code: decodeSafely(url.hash.slice(1)), language };
  if (shop === 'shop' && first === 'order' && second && third === 'waiting') {
    const isToBuy = url.searchParams.get('act') === 'buy';
    return { kind: 'waiting list', client: second, secret: secret ?? '', language, isToBuy };
  }
  if (shop === 'shop' && first === 'order' && secret) {
    const act = orderActs.find((one) => one === url.searchParams.get('act')) ?? null;
    return { kind: 'order', secret, language, act };
  }
  if (shop === 'shop' && first === 'gift' && secret)
    return { kind: 'gift ticket', client: second ?? '', secret, language };
  if (shop !== 'shop' || !first || !second) return { kind: 'unknown' };
  if (first === 'ui') return second === 'preview' ? { kind: 'preview' } : { kind: 'unknown' };
  const step = steps.find((candidate) => candidate === third) ?? 'tickets';
  const info = infoPages.find((candidate) => candidate === third) ?? null;
  const product = url.searchParams.get('product') || null;
  return { kind: 'sales page', client: first, channel: second, step, info, product, language };
}

/** The path of a step or page; the first step is the page's own address. */
export function pathOfStep(
  client: string,
  channel: string,
  step: Step | InfoPage,
  language: string | null,
): string {
  const path = ['/shop', encodeURIComponent(client), encodeURIComponent(channel)];
  if (step !== 'tickets') path.push(step);
  return path.join('/') + (language ? `?language=${encodeURIComponent(language)}` : '');
}

/** The path of a visitor's order: its secret is in the fragment, which no browser sends. */
export function pathOfOrder(client: string | null, secret: string, language: string | null): string {
  const path = client ? `/shop/order/${encodeURIComponent(client)}` : '/shop/order';
  const query = language ? `?language=${encodeURIComponent(language)}` : '';
  return `${path}${query}#${encodeURIComponent(secret)}`;
}

/** Where a visitor asks for the links of the own orders. */
export function pathOfFindOrder(client: string, language: string | null): string {
  const query = language ? `?language=${encodeURIComponent(language)}` : '';
  return `/shop/order/${encodeURIComponent(client)}/find${query}`;
}

/** Where what is on a gift card is shown. */
export function pathOfGiftCard(client: string, language: string | null): string {
  const query = language ? `?language=${encodeURIComponent(language)}` : '';
  return `/shop/order/${encodeURIComponent(client)}/gift${query}`;
}

/** The same address with other values of its query; null takes one away. */
export function pathWith(url: URL, values: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams(url.search);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const search = query.size > 0 ? `?${query}` : '';
  return `${url.pathname}${search}${url.hash}`;
}

/** What an address becomes that has its order's secret in the path, as links of older mails have; null for others. */
export function pathWithHiddenSecret(url: URL): string | null {
  const address = parseShopAddress(url);
  if (address.kind !== 'order' || url.hash.length > 1) return null;
  return pathOfOrder(null, address.secret, address.language);
}

function decodeSafely(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
