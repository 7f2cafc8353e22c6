import type { OrderCosts } from '@foyer/domain/pricing/order-costs.ts';

/** What a cart costs beside its lines, as its row has it: for each ticket, and for the order. */
export interface CartCosts {
  serviceCostMinor: number;
  serviceOnFree: boolean;
  transactionCostMinor: number;
}

/** The same with what the visitor gives on top. */
export interface CartPrices extends CartCosts {
  donationMinor: number;
}

export function costsOfCart(cart: CartPrices): OrderCosts {
  return {
    serviceMinor: cart.serviceCostMinor,
    isServiceOnFree: cart.serviceOnFree,
    transactionMinor: cart.transactionCostMinor,
    donationMinor: cart.donationMinor,
  };
}

export function cartCosts({ serviceMinor, isServiceOnFree, transactionMinor }: OrderCosts): CartCosts {
  return {
    serviceCostMinor: serviceMinor,
    serviceOnFree: isServiceOnFree,
    transactionCostMinor: transactionMinor,
  };
}
