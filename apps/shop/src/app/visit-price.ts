import { calculateOrderPrice } from '@foyer/domain/pricing/order-price.ts';
import { priceOnDate } from '@foyer/domain/pricing/price-on-date.ts';
import type { WantedLine } from '@foyer/domain/storefront/check-cart.ts';
import type { SalesPage, SalesTicketGroup, SalesTicketType } from '@foyer/domain/storefront/sales-page.ts';
import { totalOf } from './total-of.ts';

/** A price of the page: of a day, or the lowest of the coming days while none is chosen. */
export interface ShownPrice {
  minor: number;
  /** It depends on the day, which is not chosen yet. */
  isFrom: boolean;
}

/** What one ticket costs on a date, by the function that the server prices carts with. */
export function priceOfType(group: SalesTicketGroup, type: SalesTicketType, date: string | null): ShownPrice {
  if (date !== null) return { minor: priceOnDate(type, group.pricingRules, date).priceMinor, isFrom: false };
  return { minor: type.fromPriceMinor ?? type.priceMinor, isFrom: type.fromPriceMinor !== null };
}

/** What so many tickets of each type cost on a date, in the order of the lines; a type that is gone costs nothing. */
export function totalsOfLines(
  { ticketGroups }: Pick<SalesPage, 'ticketGroups'>,
  lines: readonly WantedLine[],
  date: string | null,
): ShownPrice[] {
  const pricingRules = ticketGroups.flatMap((group) =>
    group.pricingRules.map((rule) => ({ ...rule, id: '', name: '', ticketGroupId: group.id })),
  );
  const found = lines.map((line) => findType(ticketGroups, line));
  const wanted = found.map((one, index) => ({
    ticketTypeId: one?.type.id ?? '',
    ticketGroupId: one?.group.id ?? '',
    quantity: lines[index]?.quantity ?? 0,
    ticketTypePriceMinor: one
      ? date === null
        ? priceOfType(one.group, one.type, null).minor
        : one.type.priceMinor
      : 0,
    // the page shows no VAT: the cart and the order do
    vatBasisPoints: 0,
  }));
  const priced = calculateOrderPrice(wanted, { pricingRules, date });
  return priced.lines.map(({ totalMinor }, index) => ({
    minor: totalMinor,
    isFrom: date === null && (found[index]?.type.fromPriceMinor ?? null) !== null,
  }));
}

/** What the whole party pays on a date; null where that is the same on every day. */
export function partyPriceOn(
  page: Pick<SalesPage, 'ticketGroups' | 'costs'>,
  lines: readonly WantedLine[],
  date: string,
): number | null {
  const depends = lines.some(
    (line) => (findType(page.ticketGroups, line)?.type.fromPriceMinor ?? null) !== null,
  );
  if (!depends) return null;
  const totals = totalsOfLines(page, lines, date);
  const priced = lines.map(({ quantity }, index) => ({ quantity, totalMinor: totals[index]?.minor ?? 0 }));
  return totalOf(page, priced).totalMinor;
}

function findType(groups: readonly SalesTicketGroup[], { ticketTypeId }: WantedLine) {
  for (const group of groups) {
    const type = group.ticketTypes.find(({ id }) => id === ticketTypeId);
    if (type) return { group, type };
  }
  return null;
}
