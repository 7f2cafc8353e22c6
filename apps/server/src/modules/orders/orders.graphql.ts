import { orderFilterInput } from '@foyer/domain/orders/order-filter-input.ts';
import type { OrderOrigin } from '@foyer/domain/orders/order-origin.ts';
import { type ResolveCursorConnectionArgs, resolveCursorConnection } from '@pothos/plugin-relay';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { loading, reading } from '../../platform/graphql/reading.ts';
import { ContentLanguageScalar, SalesPointScalar } from '../../scalars/catalog-scalars.graphql.ts';
import { GiftKindScalar } from '../../scalars/gift-card-scalars.graphql.ts';
import {
  OrderActorKindScalar,
  OrderEventKindScalar,
  OrderSortScalar,
  OrderStateScalar,
  TicketStateScalar,
} from '../../scalars/order-scalars.graphql.ts';
import { CurrencyScalar } from '../../scalars/payment-scalars.graphql.ts';
import { nameForStaff } from '../catalog/index.ts';
import { listOrderDiscounts, type UsedDiscount } from './discount/order-discount.repository.ts';
import { getOrderOverview } from './get-order-overview.ts';
import { type ListedOrder, listOrders, type ShownTotals, totalOrders } from './list/list-orders.ts';
import { listOrderChannels, listOrderProducts, mostCounted } from './list/order-list.repository.ts';
import { listTimelines } from './list-timelines.ts';
import { addOrderNote } from './notes/add-order-note.ts';
import { listLinesOfOrders, type OrderLine } from './order.repository.ts';
import type { OrderEvent } from './order-event.repository.ts';
import type { OrderOverview } from './order-overview.repository.ts';
import { orderModules } from './order-sight.ts';
import { listOrderOrigins } from './origins/order-origin.repository.ts';
import { PriceStep } from './price-step.graphql.ts';
import { resendTickets } from './resend-tickets.ts';
import { listTicketsOfOrders, type Ticket } from './ticket.repository.ts';

/** Accounts with the right of one of the doors to orders. */
export const mayReadOrders = { anyRight: [orderModules, 'access'] as const };

const OrderLineRef = builder.objectRef<OrderLine>('OrderLine').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    ticketTypeId: t.exposeID('ticketTypeId'),
    ticketTypeName: t.exposeString('ticketTypeName'),
    productName: t.exposeString('productName'),
    quantity: t.exposeInt('quantity'),
    unitPriceMinor: t.exposeInt('unitPriceMinor'),
    totalMinor: t.exposeInt('totalMinor'),
    vatBasisPoints: t.exposeInt('vatBasisPoints'),
    vatMinor: t.exposeInt('vatMinor'),
    priceSteps: t.field({
      description: 'In the order in which the price went through them',
      type: [PriceStep],
      resolve: ({ priceSteps }) => priceSteps,
    }),
  }),
});

export const TicketRef = builder.objectRef<Ticket>('Ticket').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.exposeString('code', { description: 'The 16 digits that people read and type' }),
    ticketTypeName: t.exposeString('ticketTypeName'),
    productName: t.exposeString('productName'),
    priceMinor: t.exposeInt('unitPriceMinor'),
    visitDate: t.expose('visitDate', { type: 'Date', nullable: true }),
    visitTime: t.expose('visitTime', { type: 'Time', nullable: true }),
    state: t.expose('state', { type: TicketStateScalar }),
    usedAt: t.expose('usedAt', { type: 'DateTime', nullable: true }),
    sells: t.expose('sells', {
      type: GiftKindScalar,
      nullable: true,
      description:
        'What it is besides a ticket that opens a gate: a gift card, or a ticket that has no day yet',
    }),
  }),
});

const OrderEventRef = builder.objectRef<OrderEvent>('OrderEvent').implement({
  description: 'An entry of the timeline: who, when, what, why',
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.expose('at', { type: 'DateTime' }),
    kind: t.expose('kind', { type: OrderEventKindScalar }),
    actorKind: t.expose('actorKind', { type: OrderActorKindScalar }),
    facts: t.field({ type: 'JSON', resolve: ({ facts }) => facts }),
  }),
});

const OrderOriginRef = builder.objectRef<OrderOrigin>('OrderOrigin').implement({
  fields: (t) => ({
    campaign: t.exposeString('campaign', { nullable: true }),
    page: t.exposeString('page', {
      nullable: true,
      description: "Of the client's own site, in which the sales page was shown",
    }),
  }),
});

const OrderDiscountRef = builder.objectRef<UsedDiscount>('OrderDiscount').implement({
  description: 'The code that an order used, as it was then',
  fields: (t) => ({
    discountId: t.exposeID('discountId'),
    title: t.exposeString('title'),
    code: t.exposeString('code'),
    offMinor: t.exposeInt('offMinor', { description: 'What it took off when the order was placed' }),
  }),
});

/** Other slices add their own fields to it: payments, refunds. */
export const OrderRef = builder.objectRef<OrderOverview>('Order').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.exposeString('number', { nullable: true, description: 'GT-104882; null until completed' }),
    state: t.expose('state', { type: OrderStateScalar }),
    salesPoint: t.expose('salesPoint', { type: SalesPointScalar }),
    channelName: t.exposeString('channelName', { nullable: true }),
    locationName: t.exposeString('locationName', { nullable: true }),
    language: t.expose('language', { type: ContentLanguageScalar }),
    currency: t.expose('currency', { type: CurrencyScalar }),
    totalMinor: t.exposeInt('totalMinor'),
    vatMinor: t.exposeInt('vatMinor'),
    serviceCostMinor: t.exposeInt('serviceCostMinor', {
      description: 'Of each ticket that costs something, within the total',
    }),
    isServiceOnFree: t.exposeBoolean('serviceOnFree', { description: 'Free tickets bear it too' }),
    transactionCostMinor: t.exposeInt('transactionCostMinor', { description: 'Within the total' }),
    donationMinor: t.exposeInt('donationMinor', { description: 'Given on top, within the total' }),
    donationReturned: t.exposeBoolean('donationReturned', { description: 'The gift went back' }),
    refundedMinor: t.exposeInt('refundedMinor'),
    itemCount: t.exposeInt('itemCount'),
    visitDate: t.expose('visitDate', { type: 'Date', nullable: true }),
    visitTime: t.expose('visitTime', { type: 'Time', nullable: true }),
    timeZone: t.exposeString('timeZone', { description: 'Of the location, else of the client' }),
    buyerName: t.exposeString('buyerName'),
    isBuyerErased: t.boolean({
      description: 'The buyer was erased: by a request or by retention',
      resolve: ({ personErasedAt }) => personErasedAt !== null,
    }),
    buyerEmail: t.exposeString('buyerEmail'),
    buyerPhone: t.exposeString('buyerPhone'),
    isTest: t.exposeBoolean('test'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    completedAt: t.expose('completedAt', { type: 'DateTime', nullable: true }),
    validTickets: t.exposeInt('validTickets'),
    scannedTickets: t.exposeInt('scannedTickets'),
    lines: t.loadableGroup({
      authScopes: mayReadOrders,
      type: OrderLineRef,
      load: loading(async (scope, ids: string[], { language }) =>
        nameForStaff(scope, await listLinesOfOrders(scope, ids), language),
      ),
      group: ({ orderId }) => orderId,
      resolve: ({ id }) => id,
    }),
    tickets: t.loadableGroup({
      authScopes: mayReadOrders,
      type: TicketRef,
      load: loading(async (scope, ids: string[], { language }) =>
        nameForStaff(scope, await listTicketsOfOrders(scope, ids), language),
      ),
      group: ({ orderId }) => orderId,
      resolve: ({ id }) => id,
    }),
    origin: t.loadable({
      authScopes: mayReadOrders,
      description: 'How the visitor came to it; null where no campaign and no page of the client is known',
      type: OrderOriginRef,
      nullable: true,
      load: loading(async (scope, ids: string[]) => {
        const origins = await listOrderOrigins(scope, ids);
        return ids.map((id) => origins.find(({ orderId }) => orderId === id) ?? null);
      }),
      resolve: ({ id }) => id,
    }),
    discount: t.loadable({
      authScopes: mayReadOrders,
      type: OrderDiscountRef,
      nullable: true,
      load: loading(async (scope, ids: string[]) => {
        const used = await listOrderDiscounts(scope, ids);
        return ids.map((id) => used.find(({ orderId }) => orderId === id) ?? null);
      }),
      resolve: ({ id }) => id,
    }),
    timeline: t.loadableGroup({
      authScopes: mayReadOrders,
      description: 'The newest entry first',
      type: OrderEventRef,
      load: loading((scope, ids: string[], call) => listTimelines(call, scope, ids)),
      group: ({ orderId }) => orderId,
      resolve: ({ id }) => id,
    }),
  }),
});

const OrderTotalsRef = builder.objectRef<ShownTotals>('OrderTotals').implement({
  fields: (t) => ({
    count: t.int({ resolve: ({ count }) => Math.min(count, mostCounted) }),
    isMore: t.boolean({
      description: 'There are more than were counted, and totalMinor is of those counted only',
      resolve: ({ count }) => count > mostCounted,
    }),
    totalMinor: t.exposeInt('totalMinor', {
      nullable: true,
      description: 'Of sold orders, refunds taken off; null without the right to see revenue',
    }),
  }),
});

const OrderChannel = builder.objectRef<{ id: string; name: string }>('OrderChannel').implement({
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
});

const OrderProduct = builder.objectRef<{ id: string; name: string }>('OrderProduct').implement({
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
});

export const OrderFilterInput = inputFromZod('OrderFilterInput', orderFilterInput);

builder.queryFields((t) => ({
  orders: t.connection({
    type: OrderRef,
    authScopes: mayReadOrders,
    args: {
      filter: t.arg({ type: OrderFilterInput, required: false }),
      sort: t.arg({ type: OrderSortScalar, required: false, description: '-placed = newest first' }),
    },
    resolve: async (_root, { filter, sort, ...args }, context) => {
      const listed = new Map<OrderOverview, string>();
      const cursorOf = (order: OrderOverview) => listed.get(order) ?? '';
      return resolveCursorConnection(
        { args, toCursor: cursorOf, defaultSize: 50, maxSize: 100 },
        async (page: ResolveCursorConnectionArgs) => {
          const rows: ListedOrder[] = await listOrders(context.signedIn(), { ...filter, sort }, page);
          for (const row of rows) listed.set(row.order, row.cursor);
          return rows.map((row) => row.order);
        },
      );
    },
  }),
  orderTotals: t.field({
    type: OrderTotalsRef,
    authScopes: mayReadOrders,
    args: { filter: t.arg({ type: OrderFilterInput, required: false }) },
    resolve: (_root, { filter }, context) => totalOrders(context.signedIn(), filter ?? {}),
  }),
  orderChannels: t.field({
    description: 'What the list can be narrowed to',
    type: [OrderChannel],
    authScopes: mayReadOrders,
    resolve: reading(listOrderChannels),
  }),
  orderProducts: t.field({
    description: 'What the list can be narrowed to',
    type: [OrderProduct],
    authScopes: mayReadOrders,
    resolve: reading(listOrderProducts),
  }),
  order: t.field({
    type: OrderRef,
    authScopes: mayReadOrders,
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => getOrderOverview(context.signedIn(), id),
  }),
}));

builder.mutationFields((t) => ({
  addOrderNote: t.field({
    authScopes: { anyRight: [orderModules, 'edit'] },
    description: 'Puts a note for colleagues on the timeline',
    type: OrderRef,
    args: { orderId: t.arg.id(), text: t.arg.string() },
    resolve: async (_root, { orderId, text }, context) => {
      await addOrderNote(context.signedIn(), orderId, text);
      return getOrderOverview(context.signedIn(), orderId);
    },
  }),
  resendTickets: t.field({
    authScopes: { anyRight: [orderModules, 'edit'] },
    description: 'Mails the tickets to the buyer once more',
    type: OrderRef,
    args: { orderId: t.arg.id() },
    resolve: async (_root, { orderId }, context) => {
      await resendTickets(context.signedIn(), orderId);
      return getOrderOverview(context.signedIn(), orderId);
    },
  }),
}));
