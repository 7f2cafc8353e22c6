import { buyerInput } from '@foyer/domain/order-changes/buyer-input.ts';
import {
  addTicketsInput,
  orderWishInput,
  replaceTicketsInput,
} from '@foyer/domain/order-changes/order-change-input.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { loading, reading } from '../../platform/graphql/reading.ts';
import { AvailabilityStateScalar } from '../../scalars/availability-scalars.graphql.ts';
import {
  ChargebackChoiceScalar,
  OrderChangeStateScalar,
} from '../../scalars/order-change-scalars.graphql.ts';
import { getOrderOverview, mayReadOrders, OrderRef, orderModules } from '../orders/index.ts';
import { changeOrder, previewChange } from './change-order.ts';
import { approveChange, declineChange, withdrawChange } from './decide-change.ts';
import { editBuyer } from './edit-buyer.ts';
import {
  type ChangeableForStaff,
  listChangeableTickets,
  listOrderRules,
  type OrderRules,
} from './list-changeable.ts';
import { listChangesForStaff, listChangesWaiting, previewWaiting, type ShownChange } from './list-changes.ts';
import { markOrderPaid } from './money/mark-paid.ts';
import { settleChargeback } from './money/settle-chargeback.ts';
import { markRefundPaid, retryOrderRefunds } from './money/settle-refund.ts';
import { PreviewRef, StepRef } from './preview/order-change-preview.graphql.ts';
import type { VisitToChoose } from './visits/list-visits.ts';
import { listVisitsForStaff } from './visits/list-visits-for-staff.ts';

const mayEdit = { anyRight: [orderModules, 'edit'] as const };
const mayExtra = { anyRight: [orderModules, 'extra'] as const };

const ChangeRef = builder.objectRef<ShownChange>('OrderChange').implement({
  description: 'A change that waits, or what became of it',
  fields: (t) => ({
    id: t.exposeID('id'),
    orderId: t.exposeID('orderId'),
    orderNumber: t.exposeString('orderNumber'),
    state: t.expose('state', { type: OrderChangeStateScalar }),
    dueMinor: t.exposeInt('dueMinor'),
    refundMinor: t.exposeInt('refundMinor'),
    steps: t.field({ type: [StepRef], resolve: ({ steps }) => steps }),
    cancelledCount: t.int({ resolve: ({ wish }) => wish.cancel.length }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
    askedAt: t.expose('askedAt', { type: 'DateTime' }),
    askedByName: t.exposeString('askedByName', { description: 'Empty for a visitor' }),
    isOwn: t.exposeBoolean('isOwn', { description: 'Asked by the caller, who cannot approve it' }),
    reason: t.exposeString('reasonText'),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true }),
    decidedByName: t.exposeString('decidedByName', { nullable: true }),
    decisionNote: t.exposeString('decisionText'),
  }),
});

const TicketRef = builder.objectRef<ChangeableForStaff>('ChangeableTicket').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.exposeString('code'),
    ticketTypeId: t.exposeID('ticketTypeId'),
    ticketTypeName: t.exposeString('ticketTypeName'),
    ticketGroupId: t.exposeID('ticketGroupId'),
    productName: t.exposeString('productName'),
    paidMinor: t.exposeInt('paidMinor'),
    isScanned: t.exposeBoolean('isScanned'),
    timeslotId: t.exposeID('timeslotId', { nullable: true }),
    visitDate: t.expose('visitDate', { type: 'Date', nullable: true }),
    visitTime: t.expose('visitTime', { type: 'Time', nullable: true }),
    rebookings: t.exposeInt('rebookings'),
  }),
});

const TypeRef = builder.objectRef<OrderRules['types'][number]>('TicketTypeToChoose').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    ticketGroupId: t.exposeID('ticketGroupId'),
    priceMinor: t.exposeInt('priceMinor'),
  }),
});

const RulesRef = builder.objectRef<OrderRules>('OrderRules').implement({
  description: 'What the rules of the client allow with an order',
  fields: (t) => ({
    refundMinor: t.exposeInt('refundMinor', { description: 'For all unscanned tickets' }),
    keepsServiceCost: t.exposeBoolean('keepsServiceCost'),
    keepsTransactionCost: t.exposeBoolean('keepsTransactionCost'),
    approvalAboveMinor: t.exposeInt('approvalAboveMinor', { nullable: true }),
    rebookUntilDate: t.expose('rebookUntilDate', { type: 'Date', nullable: true }),
    rebookFeeMinor: t.exposeInt('rebookFeeMinor'),
    rebookings: t.exposeInt('rebookings', { description: 'The most of any ticket so far' }),
    mostRebookings: t.exposeInt('mostRebookings', { nullable: true }),
    rebookReason: t.exposeString('rebookReason', {
      nullable: true,
      description: 'The code of why no ticket can be rebooked',
    }),
    rebookReasonParams: t.expose('rebookReasonParams', { type: 'JSON' }),
    buyerVersion: t.exposeString('buyerVersion'),
    buyerFirstName: t.exposeString('buyerFirstName'),
    buyerLastName: t.exposeString('buyerLastName'),
    buyerEmail: t.exposeString('buyerEmail'),
    buyerPhone: t.exposeString('buyerPhone'),
    chargebackMinor: t.exposeInt('chargebackMinor', {
      description: 'Taken back by the payer, and not decided',
    }),
    types: t.field({ type: [TypeRef], resolve: ({ types }) => types }),
  }),
});

const VisitRef = builder.objectRef<VisitToChoose>('VisitToChoose').implement({
  fields: (t) => ({
    timeslotId: t.exposeID('timeslotId', { nullable: true }),
    date: t.expose('date', { type: 'Date' }),
    time: t.expose('time', { type: 'Time', nullable: true }),
    left: t.exposeInt('left', { nullable: true }),
    state: t.expose('state', { type: AvailabilityStateScalar }),
    reason: t.exposeString('reason'),
    hasRoom: t.exposeBoolean('hasRoom'),
    isNow: t.exposeBoolean('isNow'),
  }),
});

builder.objectFields(OrderRef, (t) => ({
  changes: t.loadableGroup({
    authScopes: mayReadOrders,
    description: 'The newest first',
    type: ChangeRef,
    load: loading((scope, ids: string[], call) => listChangesForStaff(call, scope, ids)),
    group: ({ orderId }) => orderId,
    resolve: ({ id }) => id,
  }),
}));

inputFromZod('ReplaceTicketsInput', replaceTicketsInput);
inputFromZod('AddTicketsInput', addTicketsInput);
const WishInput = inputFromZod('OrderWishInput', orderWishInput);
const BuyerInput = inputFromZod('BuyerInput', buyerInput);

builder.queryFields((t) => ({
  changeableTickets: t.field({
    description: 'The valid tickets of an order',
    type: [TicketRef],
    authScopes: mayReadOrders,
    args: { orderId: t.arg.id() },
    resolve: (_root, { orderId }, context) => listChangeableTickets(context.signedIn(), orderId),
  }),
  orderRules: t.field({
    type: RulesRef,
    nullable: true,
    authScopes: mayReadOrders,
    args: { orderId: t.arg.id() },
    resolve: (_root, { orderId }, context) => listOrderRules(context.signedIn(), orderId),
  }),
  visitsToChoose: t.field({
    description: 'Where these tickets of an order can go',
    type: [VisitRef],
    authScopes: mayEdit,
    args: {
      orderId: t.arg.id(),
      ticketIds: t.arg.idList(),
      from: t.arg({ type: 'Date' }),
      until: t.arg({ type: 'Date' }),
    },
    resolve: (_root, args, context) => listVisitsForStaff(context.signedIn(), args),
  }),
  orderChangePreview: t.field({
    description: 'What a change costs or returns, and why; nothing is written',
    type: PreviewRef,
    authScopes: mayEdit,
    args: { orderId: t.arg.id(), wish: t.arg({ type: WishInput }) },
    resolve: (_root, { orderId, wish }, context) => previewChange(context.signedIn(), orderId, wish),
  }),
  orderChangesWaiting: t.field({
    description: 'Refunds that wait for a second person, the oldest first',
    type: [ChangeRef],
    authScopes: mayReadOrders,
    resolve: reading((scope, _root, _args, context) => listChangesWaiting(context, scope)),
  }),
  waitingChangePreview: t.field({
    description: 'What a change that waits for a second person would do now',
    type: PreviewRef,
    authScopes: mayReadOrders,
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => previewWaiting(context.signedIn(), id),
  }),
}));

builder.mutationFields((t) => ({
  changeOrder: t.field({
    description: 'Makes a change as it was shown, or lets it wait for its payment or a second person',
    type: OrderRef,
    authScopes: mayEdit,
    args: {
      id: t.arg.id({ description: 'Chosen by the caller: confirmed twice, it is made once' }),
      orderId: t.arg.id(),
      wish: t.arg({ type: WishInput }),
      fingerprint: t.arg.string({ description: 'Of the preview' }),
      reason: t.arg.string({ required: false }),
      isMailed: t.arg.boolean({ required: false }),
    },
    resolve: async (_root, { reason, isMailed, ...input }, context) => {
      const { orderId } = await changeOrder(context.signedIn(), {
        ...input,
        reason: reason ?? '',
        isMailed: isMailed ?? true,
      });
      return getOrderOverview(context.signedIn(), orderId);
    },
  }),
  approveOrderChange: t.field({
    type: OrderRef,
    authScopes: mayExtra,
    args: { id: t.arg.id(), fingerprint: t.arg.string(), note: t.arg.string({ required: false }) },
    resolve: async (_root, { note, ...input }, context) => {
      const { orderId } = await approveChange(context.signedIn(), { ...input, note: note ?? '' });
      return getOrderOverview(context.signedIn(), orderId);
    },
  }),
  declineOrderChange: t.field({
    type: OrderRef,
    authScopes: mayExtra,
    args: { id: t.arg.id(), note: t.arg.string() },
    resolve: async (_root, input, context) => {
      const { orderId } = await declineChange(context.signedIn(), input);
      return getOrderOverview(context.signedIn(), orderId);
    },
  }),
  withdrawOrderChange: t.field({
    type: OrderRef,
    authScopes: mayEdit,
    args: { id: t.arg.id() },
    resolve: async (_root, { id }, context) => {
      const { orderId } = await withdrawChange(context.signedIn(), id);
      return getOrderOverview(context.signedIn(), orderId);
    },
  }),
  editBuyer: t.field({
    type: OrderRef,
    authScopes: mayEdit,
    args: { buyer: t.arg({ type: BuyerInput }) },
    resolve: async (_root, { buyer }, context) =>
      getOrderOverview(context.signedIn(), await editBuyer(context.signedIn(), buyer)),
  }),
  markOrderPaid: t.field({
    description: 'Its money was taken in outside of Foyer',
    type: OrderRef,
    authScopes: mayExtra,
    args: { orderId: t.arg.id(), reason: t.arg.string() },
    resolve: async (_root, input, context) =>
      getOrderOverview(context.signedIn(), await markOrderPaid(context.signedIn(), input)),
  }),
  retryOrderRefunds: t.field({
    type: OrderRef,
    authScopes: mayExtra,
    args: { orderId: t.arg.id() },
    resolve: async (_root, { orderId }, context) =>
      getOrderOverview(context.signedIn(), await retryOrderRefunds(context.signedIn(), orderId)),
  }),
  markRefundPaid: t.field({
    description: 'It was paid back outside of Foyer',
    type: OrderRef,
    authScopes: mayExtra,
    args: { refundId: t.arg.id() },
    resolve: async (_root, { refundId }, context) =>
      getOrderOverview(context.signedIn(), await markRefundPaid(context.signedIn(), refundId)),
  }),
  settleChargeback: t.field({
    type: OrderRef,
    authScopes: mayExtra,
    args: { orderId: t.arg.id(), choice: t.arg({ type: ChargebackChoiceScalar }) },
    resolve: async (_root, { orderId, choice }, context) =>
      getOrderOverview(context.signedIn(), await settleChargeback(context.signedIn(), orderId, choice)),
  }),
}));
