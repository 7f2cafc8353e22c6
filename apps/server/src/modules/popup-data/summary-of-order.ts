import type { Channel } from '@foyer/domain/channels/channel.ts';
import type { OrderSummary } from '@foyer/domain/channels/popup-data.ts';
import { formatOrderNumber } from '@foyer/domain/orders/order-number.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { getClient } from '../clients/index.ts';
import { listOrderLines, listOrderOrigins, type Order } from '../orders/index.ts';

/** What the address gets of an order: nothing about a person (product.md, section 5). */
export async function summaryOfOrder(
  scope: ClientScope,
  order: Order,
  channel: Pick<Channel, 'id' | 'url'>,
): Promise<OrderSummary> {
  const { orderPrefix } = await getClient(scope);
  const lines = await listOrderLines(scope, order.id);
  const [origin] = await listOrderOrigins(scope, [order.id]);
  const { language, currency, totalMinor, donationMinor, visitDate, visitTime } = order;
  return {
    event: 'order-completed',
    orderId: order.id,
    orderNumber: order.number === null ? null : formatOrderNumber(order.number, orderPrefix),
    isTest: order.test,
    channel: { id: channel.id, url: channel.url },
    page: origin?.page ?? null,
    campaign: origin?.campaign ?? null,
    language,
    currency,
    totalMinor,
    donationMinor,
    visitDate,
    visitTime,
    completedAt: order.completedAt?.toISOString() ?? null,
    lines: lines.map(({ ticketTypeId, productName, ticketTypeName, quantity, totalMinor: sum }) => ({
      ticketTypeId,
      product: productName,
      ticketType: ticketTypeName,
      quantity,
      totalMinor: sum,
    })),
  };
}
