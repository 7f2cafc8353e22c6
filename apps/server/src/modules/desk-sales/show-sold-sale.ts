import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { listOrderOverviews } from '../orders/index.ts';
import { type DeskPayment, findDeskSale, listDeskPayments } from './desk-sale.repository.ts';

/** A sale of a desk as its screen shows it afterwards. */
export interface SoldAtDesk {
  id: string;
  orderId: string;
  orderNumber: string;
  totalMinor: number;
  changeMinor: number;
  itemCount: number;
  buyerEmail: string;
  payments: DeskPayment[];
}

/** @throws NotFoundError `desk-sale-not-found`, also for one of another account. */
export async function showSoldSale(
  { account }: RequestContext,
  scope: ClientScope,
  saleId: string,
): Promise<SoldAtDesk> {
  const sale = await findDeskSale(scope, saleId);
  // The id comes from a browser: it opens no sale of a colleague.
  if (!sale || sale.accountId !== account.accountId) throw new NotFoundError('desk-sale-not-found');
  const [order] = await listOrderOverviews(scope, [sale.orderId]);
  if (!order) throw new NotFoundError('order-not-found');
  const payments = await listDeskPayments(scope, saleId);
  return {
    id: saleId,
    orderId: sale.orderId,
    orderNumber: order.number ?? '',
    totalMinor: order.totalMinor,
    changeMinor: payments.reduce((sum, { changeMinor }) => sum + changeMinor, 0),
    itemCount: order.itemCount,
    buyerEmail: order.buyerEmail,
    payments,
  };
}
