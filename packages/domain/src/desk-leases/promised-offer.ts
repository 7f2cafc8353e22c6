import { givenDiscount } from '../pricing/discount-code.ts';
import type { OrderCosts } from '../pricing/order-costs.ts';
import { calculateOrderPrice } from '../pricing/order-price.ts';

/** Prices and costs that a desk had. */
export interface OfferOfLease {
  prices: Readonly<Record<string, number>>;
  costs: OrderCosts;
}

interface ChargedSale {
  wish: {
    lines: readonly { ticketTypeId: string; quantity: number }[];
    discountBasisPoints: number | null;
  };
  totalMinor: number;
}

/** The first of these offers at which a sale comes to what its desk charged; undefined = none of them. */
export function findPromisedOffer<Offer extends OfferOfLease>(
  offers: readonly Offer[],
  { wish, totalMinor }: ChargedSale,
): Offer | undefined {
  return offers.find(({ prices, costs }) => {
    const lines = wish.lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ ticketTypeId, quantity }) => ({
        ...{ ticketTypeId, quantity, ticketGroupId: '', vatBasisPoints: 0 },
        ticketTypePriceMinor: prices[ticketTypeId] ?? Number.NaN,
      }));
    if (lines.some(({ ticketTypePriceMinor }) => Number.isNaN(ticketTypePriceMinor))) return false;
    const discountCode = givenDiscount(wish.discountBasisPoints);
    return calculateOrderPrice(lines, { discountCode, costs }).totals.totalMinor === totalMinor;
  });
}
