import type { SalesPoint } from '../catalog/sales-points.ts';
import type { OrderCosts } from './order-costs.ts';
import type { PlatformRates } from './platform-rates.ts';
import { isSoldOffline } from './sold-offline.ts';

/**
 * What a client's sales cost, and whether its visitors pay that (specification 001, section 3, "Client settings"). An amount
 * is the client's own; null = the platform's rate of the moment (insight-and-settings, decision 1).
 */
export interface SaleFees {
  readonly serviceFeeOnlineMinor: number | null;
  readonly serviceFeeOfflineMinor: number | null;
  readonly transactionCostOnlineMinor: number | null;
  readonly transactionCostOfflineMinor: number | null;
  readonly passOnServiceCost: boolean;
  readonly passOnTransactionCost: boolean;
  /** Free tickets bear the service cost too. */
  readonly serviceOnFreeTickets: boolean;
}

const ownAmounts = {
  serviceFeeOnlineMinor: 'platformServiceOnlineMinor',
  serviceFeeOfflineMinor: 'platformServiceOfflineMinor',
  transactionCostOnlineMinor: 'platformTransactionOnlineMinor',
  transactionCostOfflineMinor: 'platformTransactionOfflineMinor',
} as const;

/** The same at a moment: each amount is known. */
export type FeesOfMoment = { readonly [Field in keyof SaleFees]: NonNullable<SaleFees[Field]> };

/** Whether visitors pay a rate of the platform, since the client passes on a cost without an amount of its own. */
export function chargesRates(fees: SaleFees): boolean {
  const { passOnServiceCost, passOnTransactionCost } = fees;
  const isService = fees.serviceFeeOnlineMinor === null || fees.serviceFeeOfflineMinor === null;
  const isTransaction = fees.transactionCostOnlineMinor === null || fees.transactionCostOfflineMinor === null;
  return (passOnServiceCost && isService) || (passOnTransactionCost && isTransaction);
}

/** The fees with the rates of a moment where the client has no amount of its own. */
export function feesAtRates(fees: SaleFees, rates: PlatformRates): FeesOfMoment {
  const amountOf = (field: keyof typeof ownAmounts) => fees[field] ?? rates[ownAmounts[field]];
  return {
    ...fees,
    serviceFeeOnlineMinor: amountOf('serviceFeeOnlineMinor'),
    serviceFeeOfflineMinor: amountOf('serviceFeeOfflineMinor'),
    transactionCostOnlineMinor: amountOf('transactionCostOnlineMinor'),
    transactionCostOfflineMinor: amountOf('transactionCostOfflineMinor'),
  };
}

/** What a buyer pays beside the tickets: the fees of the way in which they are sold, where they are passed on. */
export function costsOfSale(fees: FeesOfMoment, salesPoint: SalesPoint): OrderCosts {
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
