import { isMerchandise } from '@foyer/domain/catalog/item-kinds.ts';
import { calculateOrderPrice } from '@foyer/domain/pricing/order-price.ts';
import { priceOnDate } from '@foyer/domain/pricing/price-on-date.ts';
import type { WantedLine } from '@foyer/domain/sales/check-wish.ts';
import type { SalesPage, SalesTicketGroup, SalesTicketType } from '@foyer/domain/storefront/sales-page.ts';
import { totalOf } from './total-of.ts';

/** A price of the page: of a day, or the lowest of the coming days while none is chosen. */
export interface ShownPrice {
  minor: number;
  /** It depends on the day, which is not chosen yet. */
  isFrom: boolean;
}

/**
 * The date whose rules price a type: the one that is chosen, or is fixed for its group; of tickets without any, and of
 * merchandise, the day of purchase (product.md, section 4). Null while it is still to be chosen.
 */
export function dateOfPrice(
  { fixedDate, needsDate, needsTimeslot }: SalesTicketGroup,
  { itemKind }: Pick<SalesTicketType, 'itemKind'>,
  today: string,
  date: string | null,
): string | null {
  if (isMerchandise(itemKind)) return today;
  return fixedDate ?? (needsTimeslot || needsDate ? date : today);
}

/** What one ticket costs on the date of its price, by the function that the server prices carts with. */
export function priceOfType(group: SalesTicketGroup, type: SalesTicketType, date: string | null): ShownPrice {
  if (date !== null) return { minor: priceOnDate(type, group.pricingRules, date).priceMinor, isFrom: false };
  return { minor: type.fromPriceMinor ?? type.priceMinor, isFrom: type.fromPriceMinor !== null };
}

/** So many tickets of a type with their price. */
interface PricedTickets {
  type: SalesTicketType;
  quantity: number;
  totalMinor: number;
  isFrom: boolean;
}

/** What so many tickets of each type cost on a date, in the order of the lines, without types that are gone. */
export function pricedLinesOf(
  { ticketGroups, today }: Pick<SalesPage, 'ticketGroups' | 'today'>,
  lines: readonly WantedLine[],
  chosen: string | null,
): PricedTickets[] {
  return lines.flatMap(({ ticketTypeId, quantity }) =>
    ticketGroups.flatMap((group) => {
      const type = group.ticketTypes.find(({ id }) => id === ticketTypeId);
      if (!type) return [];
      const ticketGroupId = group.id;
      const date = dateOfPrice(group, type, today, chosen);
      const { minor, isFrom } = priceOfType(group, type, date);
      const ticketTypePriceMinor = date === null ? minor : type.priceMinor;
      // the page shows no VAT: the cart and the order do
      const line = { ticketTypeId, ticketGroupId, quantity, ticketTypePriceMinor, vatBasisPoints: 0 };
      const pricingRules = group.pricingRules.map((rule) => ({ ...rule, ticketGroupId, id: '', name: '' }));
      const { totalMinor } = calculateOrderPrice([line], { pricingRules, date }).totals;
      return [{ type, quantity, totalMinor, isFrom }];
    }),
  );
}

/** What the whole party pays on a date; null where that is the same on every day. */
export function partyPriceOn(
  page: Pick<SalesPage, 'ticketGroups' | 'today' | 'costs'>,
  lines: readonly WantedLine[],
  date: string,
): number | null {
  const priced = pricedLinesOf(page, lines, date);
  const depends = priced.some(({ type }) => type.fromPriceMinor !== null);
  return depends ? totalOf(page, priced).totalMinor : null;
}
