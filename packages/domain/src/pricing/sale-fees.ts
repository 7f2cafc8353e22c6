import type { SalesPoint } from '../catalog/sales-points.ts';
import type { OrderCosts } from './order-costs.ts';

/** What a client's sales cost, and whether its visitors pay that (specification 001, section 3, "Client settings"). */
export interface SaleFees {
  readonly serviceFeeOnlineMinor: number;
  readonly serviceFeeOfflineMinor: number;
  readonly transactionCostOnlineMinor: number;
  readonly transactionCostOfflineMinor: number;
  readonly passOnServiceCost: boolean;
  readonly passOnTransactionCost: boolean;
  /** Free tickets bear the service cost too. */
  readonly serviceOnFreeTickets: boolean;
}

/** Sold by a member of staff, at a desk or behind one. A kiosk is a sales page, and pays as one. */
const offline: readonly SalesPoint[] = ['reception', 'management', 'import', 'internal'];

export const isSoldOffline = (salesPoint: SalesPoint): boolean => offline.includes(salesPoint);

/** What a buyer pays beside the tickets: the fees of the way in which they are sold, where they are passed on. */
export function costsOfSale(fees: SaleFees, salesPoint: SalesPoint): OrderCosts {
  const isOffline = isSoldOffline(salesPoint);
  const service = isOffline ? fees.serviceFeeOfflineMinor : fees.serviceFeeOnlineMinor;
  const transaction = isOffline ? fees.transactionCostOfflineMinor : fees.transactionCostOnlineMinor;
  return {
    serviceMinor: fees.passOnServiceCost ? service : 0,
    isServiceOnFree: fees.serviceOnFreeTickets,
    transactionMinor: fees.passOnTransactionCost ? transaction : 0,
    donationMinor: 0,
  };
}
