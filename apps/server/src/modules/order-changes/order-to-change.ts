import type { ChangeableOrder } from '@foyer/domain/order-changes/changeable-order.ts';
import { isOrderSold } from '@foyer/domain/orders/order-states.ts';
import { ok, type Result, refused } from '@foyer/domain/result/result.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import {
  getOrder,
  listTicketsToChange,
  lockOrder,
  type Order,
  type TicketToChange,
} from '../orders/index.ts';

/** An order with its valid tickets. */
export interface OrderToChange {
  order: Order;
  tickets: TicketToChange[];
}

/** To look at. Refusal: `order-not-sold`. */
export async function readOrderToChange(scope: ClientScope, orderId: string): Promise<Result<OrderToChange>> {
  return toOrderToChange(scope, await getOrder(scope, orderId));
}

/** To change: held against every other change until the transaction ends. Refusal: `order-not-sold`. */
export async function lockOrderToChange(scope: ClientScope, orderId: string): Promise<Result<OrderToChange>> {
  return toOrderToChange(scope, await lockOrder(scope, orderId));
}

/** The valid tickets of an order that is locked, or only looked at. Refusal: `order-not-sold`. */
export async function toOrderToChange(scope: ClientScope, order: Order): Promise<Result<OrderToChange>> {
  if (!isOrderSold(order.state)) return refused({ code: 'order-not-sold' });
  return ok({ order, tickets: await listTicketsToChange(scope, order.id) });
}

/** What the price of a change is worked out from. */
export function toChangeable({ order, tickets }: OrderToChange, chargedBackMinor: number): ChangeableOrder {
  return {
    tickets,
    worthMinor: order.totalMinor - order.refundedMinor,
    keptMinor: order.keptMinor,
    chargedBackMinor,
    spentOnCardsMinor: Math.max(0, ...tickets.map((ticket) => ticket.spentOnCardsMinor)),
    donationMinor: order.donationReturned ? 0 : order.donationMinor,
    serviceMinor: order.serviceCostMinor,
    isServiceOnFree: order.serviceOnFree,
    transactionMinor: order.transactionCostMinor,
  };
}
