import type { SalesPoint } from '@foyer/domain/catalog/sales-points.ts';
import type { PricedLine } from '@foyer/domain/pricing/line-price.ts';
import type { OrderCosts } from '@foyer/domain/pricing/order-costs.ts';
import { calculateOrderTotals } from '@foyer/domain/pricing/order-price.ts';
import type { App } from '../../platform/app.ts';
import { makeId } from '../../platform/crypto/make-id.ts';
import { createPersonKey } from '../../platform/crypto/person-key.ts';
import { hashToken } from '../../platform/crypto/secret-token.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { insertOrder } from './order.repository.ts';
import { recordOrderEvent } from './order-event.repository.ts';
import { orderSecretOf } from './order-secret.ts';

export interface OrderToPlace {
  holdId: string;
  channelId: string | null;
  /** Where the visit is; its clocks decide when the tickets are valid. */
  locationId: string | null;
  salesPoint: SalesPoint;
  /** Who sells it at a desk; left out where the visitor buys without anybody. */
  sellerAccountId?: string;
  language: string;
  currency: string;
  /** Sold in the test environment: counted nowhere, refused by live scanners. */
  isTest: boolean;
  buyer: { firstName: string; lastName: string; email: string; phone: string | null };
  visit: { timeslotId: string | null; date: string | null; time: string | null };
  /** Each for the visit of the order unless it has its own: tickets for a day, or without one, beside a timeslot. */
  /** What is charged beside the lines. */
  costs: OrderCosts;
  lines: readonly (PricedLine & {
    ticketTypeName: string;
    productName: string;
    visit?: OrderToPlace['visit'];
  })[];
}

export interface PlacedOrder {
  orderId: string;
  secret: string;
  totalMinor: number;
}

/**
 * Turns a cart with details into an order: *reserved*, its places still in the hold. Names and prices are copied,
 * so that the order says for ever what was bought and why it cost that much.
 */
export async function placeOrder(app: App, scope: ClientScope, order: OrderToPlace): Promise<PlacedOrder> {
  const id = makeId();
  const secret = orderSecretOf(app, scope.clientId, id);
  const totals = calculateOrderTotals(order.lines, order.costs);
  const itemCount = order.lines.reduce((count, line) => count + line.quantity, 0);
  const { date, time } = order.visit;
  const key = await createPersonKey(scope, app.secrets);
  await insertOrder(
    scope,
    {
      id,
      secretHash: hashToken(secret),
      state: 'reserved',
      salesPoint: order.salesPoint,
      sellerAccountId: order.sellerAccountId ?? null,
      channelId: order.channelId,
      locationId: order.locationId,
      holdId: order.holdId,
      language: order.language,
      currency: order.currency,
      totalMinor: totals.totalMinor,
      vatMinor: totals.vatMinor,
      serviceCostMinor: order.costs.serviceMinor,
      // none where nothing is paid
      transactionCostMinor: totals.feesMinor - order.costs.serviceMinor * itemCount,
      itemCount,
      visitDate: date,
      visitTime: time,
      buyerFirstName: printable(order.buyer.firstName),
      buyerLastName: printable(order.buyer.lastName),
      // addresses are found whatever their case
      buyerEmail: printable(order.buyer.email.toLowerCase()),
      buyerPhone: printable(order.buyer.phone ?? ''),
      personKeyId: key.id,
      test: order.isTest,
    },
    order.lines.map((line) => ({
      ticketTypeId: line.ticketTypeId,
      ticketTypeName: line.ticketTypeName,
      productName: line.productName,
      timeslotId: (line.visit ?? order.visit).timeslotId,
      visitDate: (line.visit ?? order.visit).date,
      visitTime: (line.visit ?? order.visit).time,
      quantity: line.quantity,
      unitPriceMinor: line.unitPriceMinor,
      totalMinor: line.totalMinor,
      vatBasisPoints: line.vatBasisPoints,
      vatMinor: line.vatMinor,
      priceSteps: [...line.steps],
    })),
  );
  await recordOrderEvent(scope, id, 'order-placed', { kind: 'visitor' });
  return { orderId: id, secret, totalMinor: totals.totalMinor };
}

/** Without control characters: the database refuses some, and a mail's head must not be broken by others. */
function printable(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
