import type { OrderCosts } from '../pricing/order-costs.ts';
import { calculateOrderPrice, type OrderPrice } from '../pricing/order-price.ts';

/** What a desk knows of a ticket type while it has no connection. */
export interface LeasedPrice {
  ticketTypeId: string;
  /** Of the offer that its lease keeps: price rules of the day are in it. */
  priceMinor: number;
  vatBasisPoints: number;
}

/**
 * The price of a sale without a connection: pieces at the prices that the lease keeps, and the costs of an order. Lines of a
 * type without a kept price are left out: the desk does not sell them.
 */
export function priceByLease(
  lines: readonly { ticketTypeId: string; quantity: number }[],
  prices: readonly LeasedPrice[],
  costs: Omit<OrderCosts, 'donationMinor'>,
): OrderPrice {
  const priced = lines.flatMap(({ ticketTypeId, quantity }) => {
    const kept = prices.find((one) => one.ticketTypeId === ticketTypeId);
    if (!kept || quantity === 0) return [];
    const { priceMinor: ticketTypePriceMinor, vatBasisPoints } = kept;
    return [{ ticketTypeId, ticketGroupId: '', quantity, ticketTypePriceMinor, vatBasisPoints }];
  });
  return calculateOrderPrice(priced, { costs: { ...costs, donationMinor: 0 } });
}
