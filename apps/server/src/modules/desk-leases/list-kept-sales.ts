import type { OfflineDeskSale } from '@foyer/domain/desk-leases/offline-sale-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { type LateSale, selectLateSales } from './late-sale.repository.ts';

/** What a desk sent of a sale, without its buyer. */
export const sentSaleOf = ({ sale }: Pick<LateSale, 'sale'>) => sale as Omit<OfflineDeskSale, 'buyer'>;

/** Sales that wait for staff, in the order in which they were sold. */
export async function listKeptSales(scope: ClientScope): Promise<LateSale[]> {
  return selectLateSales(scope)
    .where('state', '=', 'kept')
    .orderBy('soldAt')
    .orderBy('receiptNumber')
    .orderBy('id')
    .execute();
}
