import type { OrderCosts } from '@foyer/domain/pricing/order-costs.ts';

/**
 * A desk without a connection sold it from places that it had: at these prices, and whatever has shut its visit since.
 */
export interface PromisedSale {
  /** By ticket type, in minor units. */
  prices: ReadonlyMap<string, number>;
  costs: OrderCosts;
}
