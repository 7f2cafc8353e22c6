import { builder } from '../../platform/graphql/builder.ts';
import { loading } from '../../platform/graphql/reading.ts';
import { MailKindScalar, MailStateScalar } from '../../scalars/message-queue-scalars.graphql.ts';
import { mayReadOrders, OrderRef } from '../orders/index.ts';
import { listOrderMails, type OrderMail } from './list-order-mails.ts';

const OrderMailRef = builder.objectRef<OrderMail>('OrderMail').implement({
  description: 'A mail about an order: what, to whom, when, and whether it went',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: MailKindScalar }),
    language: t.exposeString('language'),
    state: t.expose('state', { type: MailStateScalar }),
    error: t.exposeString('error', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    sentAt: t.expose('sentAt', { type: 'DateTime', nullable: true }),
    to: t.exposeString('to', {
      nullable: true,
      description: 'Masked where it is not the buyer of the order; null = erased',
    }),
  }),
});

builder.objectField(OrderRef, 'mails', (t) =>
  t.loadableGroup({
    authScopes: mayReadOrders,
    description: 'The newest first',
    type: OrderMailRef,
    load: loading((scope, ids: string[], context) => listOrderMails(context, scope, ids)),
    group: ({ orderId }) => orderId,
    resolve: ({ id }) => id,
  }),
);
