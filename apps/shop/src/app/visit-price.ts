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

/**
 * The date whose rules price a group: the one that is chosen, or is fixed for it; of tickets without any the day of
 * purchase (product.md, section 4). Null while it is still to be chosen.
 */
function dateOfPrice(
  { fixedDate, needsDate, needsTimeslot }: SalesTicketGroup,
  today: string,
  date: string | null,
): string | null {
  return fixedDate ?? (needsTimeslot || needsDate ? date : today);
}

/** What one ticket costs on a date, by the function that the server prices carts with. */
export function priceOfType(
  group: SalesTicketGroup,
  type: SalesTicketType,
  { today, date }: { today: string; date: string | null },
): ShownPrice {
  const day = dateOfPrice(group, today, date);
  if (day !== null) return { minor: priceOnDate(type, group.pricingRules, day).priceMinor, isFrom: false };
  return { minor: type.fromPriceMinor ?? type.priceMinor, isFrom: type.fromPriceMinor !== null };
}

/** What so many tickets of each type cost on a date, in the order of the lines; a type that is gone costs nothing. */
export function totalsOfLines(
  { ticketGroups, today }: Pick<SalesPage, 'ticketGroups' | 'today'>,
  lines: readonly WantedLine[],
  date: string | null,
): ShownPrice[] {
  return lines.map((line) => {
    const found = findType(ticketGroups, line);
    if (!found) return { minor: 0, isFrom: false };
    const { group, type } = found;
    const day = dateOfPrice(group, today, date);
    const { minor, isFrom } = priceOfType(group, type, { today, date });
    const pricingRules = group.pricingRules.map((rule) => ({
      ...rule,
      id: '',
      name: '',
      ticketGroupId: group.id,
    }));
    const wanted = {
      ticketTypeId: type.id,
      ticketGroupId: group.id,
      quantity: line.quantity,
      ticketTypePriceMinor: day === null ? minor : type.priceMinor,
      // the page shows no VAT: the cart and the order do
      vatBasisPoints: 0,
    };
    return { minor: calculateOrderPrice([wanted], { pricingRules, date: day }).totals.totalMinor, isFrom };
  });
}

/** What the whole party pays on a date; null where that is the same on every day. */
export function partyPriceOn(
  page: Pick<SalesPage, 'ticketGroups' | 'today' | 'costs'>,
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
