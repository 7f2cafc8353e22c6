import { chargedBackOf, openChargebackOf } from '@foyer/domain/ledger/chargebacks.ts';
import { priceChange } from '@foyer/domain/order-changes/price-change.ts';
import { isOrderSold } from '@foyer/domain/orders/order-states.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { nameForStaff } from '../catalog/index.ts';
import { listPostings } from '../ledger/index.ts';
import {
  buyerVersionOf,
  getOrder,
  listTicketsToChange,
  type Order,
  refuseOutOfSight,
  type TicketToChange,
} from '../orders/index.ts';
import { decideVisit, readChangeRules } from './change-terms.ts';
import { toChangeable } from './order-to-change.ts';
import { listTypesToChoose } from './type-to-choose.repository.ts';

/** A valid ticket as staff choose it. */
export interface ChangeableForStaff extends TicketToChange {
  /** Its share of what was paid for its line. */
  paidMinor: number;
}

/** The valid tickets of an order that the caller may see. @throws NotFoundError `order-not-found` */
export async function listChangeableTickets(
  context: RequestContext,
  orderId: string,
): Promise<ChangeableForStaff[]> {
  return context.inClientReadOnly(async (scope) => {
    await getSeen(context, scope, orderId);
    const tickets = await listTicketsToChange(scope, orderId);
    const named = await nameForStaff(scope, tickets, context.language);
    return named.map((ticket) => ({
      ...ticket,
      paidMinor: Math.round(ticket.lineTotalMinor / ticket.lineQuantity),
    }));
  });
}

/** What the rules of the client allow with an order, in figures. */
export interface OrderRules {
  refundMinor: number;
  keepsServiceCost: boolean;
  keepsTransactionCost: boolean;
  approvalAboveMinor: number | null;
  rebookUntilDate: string | null;
  rebookFeeMinor: number;
  rebookings: number;
  mostRebookings: number | null;
  rebookReason: string | null;
  rebookReasonParams: Record<string, string | number>;
  buyerVersion: string;
  buyerFirstName: string;
  buyerLastName: string;
  buyerEmail: string;
  buyerPhone: string;
  chargebackMinor: number;
  /** What its tickets can become, and what can come to it: the types of their ticket groups. */
  types: { id: string; name: string; ticketGroupId: string; priceMinor: number }[];
}

/** @throws NotFoundError `order-not-found` */
export async function listOrderRules(context: RequestContext, orderId: string): Promise<OrderRules | null> {
  return context.inClientReadOnly(async (scope) => {
    const order = await getSeen(context, scope, orderId);
    const now = context.app.clock();
    const [rules, tickets, postings] = [
      await readChangeRules(scope, now),
      isOrderSold(order.state) ? await listTicketsToChange(scope, orderId) : [],
      await listPostings(scope, [orderId]),
    ];
    const unscanned = tickets.filter(({ isScanned }) => !isScanned);
    const decision = decideVisit(rules, unscanned, null, { by: 'staff', now });
    const [firstTicket] = decision.tickets;
    const { keepServiceCost, keepTransactionCost, approvalAboveMinor } = rules.refunds;
    return {
      refundMinor: refundOf(order, tickets, rules.refunds, chargedBackOf(postings)),
      keepsServiceCost: keepServiceCost,
      keepsTransactionCost: keepTransactionCost,
      approvalAboveMinor,
      rebookUntilDate: decision.isAllowed ? (decision.dates?.until ?? null) : null,
      rebookFeeMinor: firstTicket?.rules.feeMinor ?? 0,
      rebookings: Math.max(0, ...tickets.map((ticket) => ticket.rebookings)),
      mostRebookings: firstTicket?.rules.mostTimes ?? null,
      rebookReason: decision.isAllowed ? null : (decision.reasons[0]?.code ?? null),
      rebookReasonParams: decision.isAllowed ? {} : { ...decision.reasons[0]?.params },
      buyerVersion: buyerVersionOf(order),
      buyerFirstName: order.buyerFirstName,
      buyerLastName: order.buyerLastName,
      buyerEmail: order.buyerEmail,
      buyerPhone: order.buyerPhone ?? '',
      chargebackMinor: openChargebackOf(postings),
      types: await listTypes(context, scope, tickets),
    };
  });
}

function refundOf(
  order: Order,
  tickets: TicketToChange[],
  refunds: { keepServiceCost: boolean; keepTransactionCost: boolean },
  chargedBackMinor: number,
): number {
  const cancelled = tickets.filter(({ isScanned }) => !isScanned);
  const priced = priceChange(
    toChangeable({ order, tickets }, chargedBackMinor),
    { cancelled, replaced: [], added: [] },
    {
      keepsServiceCost: refunds.keepServiceCost,
      keepsTransactionCost: refunds.keepTransactionCost,
      keepsEarlierFees: true,
      isDonationReturned: false,
      refundMinor: null,
      isFeeWaived: false,
      isDifferenceWaived: false,
    },
  );
  return priced.proposedRefundMinor;
}

async function listTypes(
  context: RequestContext,
  scope: ClientScope,
  tickets: readonly TicketToChange[],
): Promise<OrderRules['types']> {
  const groups = [...new Set(tickets.map(({ ticketGroupId }) => ticketGroupId))];
  const types = await listTypesToChoose(scope, groups);
  const rows = types.map((type) => ({ ...type, ticketTypeId: type.id, ticketTypeName: '', productName: '' }));
  const named = await nameForStaff(scope, rows, context.language ?? 'en');
  return named.map(({ id, ticketTypeName: name, ticketGroupId, priceMinor }) => {
    return { id, name, ticketGroupId, priceMinor };
  });
}

async function getSeen(context: RequestContext, scope: ClientScope, orderId: string): Promise<Order> {
  if (!/^[0-9a-f-]{36}$/i.test(orderId)) throw new NotFoundError('order-not-found');
  const order = await getOrder(scope, orderId);
  refuseOutOfSight(context, order);
  return order;
}
