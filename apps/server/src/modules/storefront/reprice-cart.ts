import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { calculateOrderTotals } from '@foyer/domain/pricing/order-price.ts';
import { costsOfSale, type SaleFees } from '@foyer/domain/pricing/sale-fees.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { TicketTypePrice } from '../catalog/index.ts';
import type { listPricingRules } from '../pricing/index.ts';
import type { StoredCart } from './cart.repository.ts';
import { type CartCosts, cartCosts, costsOfCart } from './cart-costs.ts';
import type { CartLine } from './cart-line.ts';
import { priceLines } from './price-lines.ts';

interface RepricedCart extends CartCosts {
  lines: CartLine[];
  /** Where the visitor saw another price. */
  change: Refusal | null;
}

/** What carts are priced by, read once for all of a batch. */
export interface PriceFacts {
  today: LocalDate;
  fees: SaleFees;
  /** Of the ticket types of their lines. */
  types: readonly TicketTypePrice[];
  listRules: typeof listPricingRules;
}

/**
 * The lines of a cart and its costs at the prices of this moment (decision 0020). A ticket type that went meanwhile keeps the
 * price it had.
 */
export async function repriceCart(
  scope: ClientScope,
  cart: Pick<StoredCart, 'lines' | 'visitDate'> & CartCosts,
  { today, fees, types, listRules }: PriceFacts,
): Promise<RepricedCart> {
  const { lines: seen, visitDate } = cart;
  const known = seen.flatMap((line) => {
    const type = types.find(({ id }) => id === line.ticketTypeId);
    const date = line.visitDate === undefined ? visitDate : line.visitDate;
    return type ? [{ ...line, ...type, ticketTypePriceMinor: type.priceMinor, visitDate: date }] : [];
  });
  const priced = await priceLines(scope, today, known, listRules);
  const lines = seen.map((line) => {
    const now = priced.find(({ ticketTypeId }) => ticketTypeId === line.ticketTypeId);
    return now ? { ...line, ...now } : line;
  });
  const costs = costsOfSale(fees, 'website');
  const before = calculateOrderTotals(seen, costsOfCart(cart));
  const now = calculateOrderTotals(lines, costs);
  const isSame =
    before.feesMinor === now.feesMinor &&
    lines.every(({ totalMinor }, index) => totalMinor === seen[index]?.totalMinor);
  const params = { beforeMinor: before.totalMinor, totalMinor: now.totalMinor };
  return { lines, ...cartCosts(costs), change: isSame ? null : { code: 'price-changed', params } };
}
