import { formatOrderNumber } from '@foyer/domain/orders/order-number.ts';
import type { ClientScope } from '../../platform/database/database.ts';

/** The addresses with which orders were placed since an instant, each once, with how many. */
export async function listBuyerAddresses(
  { clientId, tx }: ClientScope,
  since: Date,
): Promise<{ email: string; orders: number }[]> {
  const rows = await tx
    .selectFrom('orders')
    .select(({ fn }) => ['buyerEmail', fn.countAll<string>().as('orders')])
    .where('clientId', '=', clientId)
    .where('createdAt', '>=', since)
    .where('buyerEmail', '<>', '')
    .groupBy('buyerEmail')
    .execute();
  return rows.map(({ buyerEmail, orders }) => ({ email: buyerEmail, orders: Number(orders) }));
}

/** The newest orders of these addresses, those with a number. */
export async function listOrdersOfAddresses(
  { clientId, tx }: ClientScope,
  emails: readonly string[],
  { since, atMost }: { since: Date; atMost: number },
): Promise<{ id: string; number: string }[]> {
  if (emails.length === 0) return [];
  const rows = await tx
    .selectFrom('orders')
    .innerJoin('client', 'client.id', 'orders.clientId')
    .select(['orders.id', 'orders.number', 'client.orderPrefix'])
    .where('orders.clientId', '=', clientId)
    .where('orders.createdAt', '>=', since)
    .where('orders.buyerEmail', 'in', [...emails])
    .where('orders.number', 'is not', null)
    .orderBy('orders.createdAt', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(atMost)
    .execute();
  return rows.flatMap(({ id, number, orderPrefix }) =>
    number === null ? [] : [{ id, number: formatOrderNumber(number, orderPrefix) }],
  );
}
