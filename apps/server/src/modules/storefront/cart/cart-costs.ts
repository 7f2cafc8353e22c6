import type { OrderCosts } from '@foyer/domain/pricing/order-costs.ts';

/** What a cart costs beside its lines, as its row has it: for each ticket, and for the order. */
export interface CartCosts {
  serviceCostMinor: number;
  transactionCostMinor: number;
}

export function costsOfCart({ serviceCostMinor, transactionCostMinor }: CartCosts): OrderCosts {
  return { serviceMinor: serviceCostMinor, transactionMinor: transactionCostMinor, donationMinor: 0 };
}

export function cartCosts({ serviceMinor, transactionMinor }: OrderCosts): CartCosts {
  return { serviceCostMinor: serviceMinor, transactionCostMinor: transactionMinor };
}
