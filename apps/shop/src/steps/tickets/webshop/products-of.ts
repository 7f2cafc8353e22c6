import type { SalesPage, SalesTicketGroup } from '@foyer/domain/storefront/sales-page.ts';
import { dateOfPrice, priceOfType, type ShownPrice } from '../../../app/visit-price.ts';

/** A product with the ticket groups that the page sells of it. */
export interface WebshopProduct {
  id: string;
  title: string;
  groups: SalesTicketGroup[];
}

/** The products of a page, in the order of their ticket groups. */
export function productsOf({ ticketGroups }: Pick<SalesPage, 'ticketGroups'>): WebshopProduct[] {
  const products = new Map<string, WebshopProduct>();
  for (const group of ticketGroups) {
    const known = products.get(group.productId);
    if (known) known.groups.push(group);
    else products.set(group.productId, { id: group.productId, title: group.productTitle, groups: [group] });
  }
  return [...products.values()];
}

/** The least that a ticket of the product costs; null = none of its tickets is sold now. */
export function fromPriceOf({ groups }: WebshopProduct, today: string): ShownPrice | null {
  const prices = groups.flatMap((group) =>
    group.ticketTypes
      .filter(({ statusLabel }) => statusLabel === null)
      .map((type) => priceOfType(group, type, dateOfPrice(group, type, today, null))),
  );
  const [first] = prices;
  if (!first) return null;
  const minor = Math.min(...prices.map((price) => price.minor));
  return { minor, isFrom: prices.some((price) => price.isFrom || price.minor !== minor) };
}
