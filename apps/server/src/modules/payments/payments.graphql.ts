import { builder } from '../../platform/graphql/builder.ts';
import { loading } from '../../platform/graphql/reading.ts';
import {
  CurrencyScalar,
  PaymentStateScalar,
  RefundReasonScalar,
  RefundStateScalar,
} from '../../scalars/payment-scalars.graphql.ts';
import { mayReadOrders, OrderRef } from '../orders/index.ts';
import { listPayments, type Payment } from './payment.repository.ts';
import { listRefunds, type Refund } from './refund.repository.ts';

const PaymentRef = builder.objectRef<Payment>('Payment').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    provider: t.exposeString('provider'),
    method: t.exposeString('method'),
    reference: t.string({
      description: "The provider's name for it; '' = it has none: cash, a card at a till, a gift card",
      resolve: ({ id, reference }) => (reference === id ? '' : reference),
    }),
    amountMinor: t.exposeInt('amountMinor'),
    currency: t.expose('currency', { type: CurrencyScalar }),
    state: t.expose('state', { type: PaymentStateScalar }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    paidAt: t.expose('paidAt', { type: 'DateTime', nullable: true }),
  }),
});

const RefundRef = builder.objectRef<Refund>('Refund').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    amountMinor: t.exposeInt('amountMinor'),
    reason: t.expose('reason', { type: RefundReasonScalar }),
    state: t.expose('state', { type: RefundStateScalar }),
    isByHand: t.boolean({
      description: 'No provider can pay it back: staff do',
      resolve: ({ paymentId, atTill }) => paymentId === null || atTill,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    doneAt: t.expose('doneAt', { type: 'DateTime', nullable: true }),
  }),
});

builder.objectField(OrderRef, 'payments', (t) =>
  t.loadableGroup({
    authScopes: mayReadOrders,
    description: 'The newest attempt first',
    type: PaymentRef,
    load: loading(listPayments),
    group: (payment) => payment.orderId,
    resolve: (order) => order.id,
  }),
);

builder.objectField(OrderRef, 'refunds', (t) =>
  t.loadableGroup({
    authScopes: mayReadOrders,
    type: RefundRef,
    load: loading(listRefunds),
    group: (refund) => refund.orderId,
    resolve: (order) => order.id,
  }),
);
