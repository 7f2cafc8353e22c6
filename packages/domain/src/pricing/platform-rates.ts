import type { SalesPoint } from '../catalog/sales-points.ts';
import { isSoldOffline } from './sold-offline.ts';

/** What the platform charges a client at a moment, in minor units without VAT (product.md, section 15). */
export interface PlatformRates {
  /** For each ticket, free ones too. */
  readonly platformServiceOnlineMinor: number;
  readonly platformServiceOfflineMinor: number;
  readonly platformServiceGroupsMinor: number;
  /** For each order that is not free. */
  readonly platformTransactionOnlineMinor: number;
  readonly platformTransactionOfflineMinor: number;
}

export const noRates: PlatformRates = {
  platformServiceOnlineMinor: 0,
  platformServiceOfflineMinor: 0,
  platformServiceGroupsMinor: 0,
  platformTransactionOnlineMinor: 0,
  platformTransactionOfflineMinor: 0,
};

/** What a sale costs the client. It stays when tickets are cancelled: the sale was made. */
export function platformFeeOfSale(
  rates: PlatformRates,
  {
    salesPoint,
    totalMinor,
    ticketCount,
  }: { salesPoint: SalesPoint; totalMinor: number; ticketCount: number },
): number {
  const isOffline = isSoldOffline(salesPoint);
  const service = isOffline ? rates.platformServiceOfflineMinor : rates.platformServiceOnlineMinor;
  const transaction = isOffline
    ? rates.platformTransactionOfflineMinor
    : rates.platformTransactionOnlineMinor;
  return service * ticketCount + (totalMinor > 0 ? transaction : 0);
}
