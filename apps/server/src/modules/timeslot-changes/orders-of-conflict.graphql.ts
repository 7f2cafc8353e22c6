import { builder } from '../../platform/graphql/builder.ts';
import { listOrdersOfConflict } from './list-orders-of-conflict.ts';
import type { OrderToChoose } from './order-to-choose.repository.ts';

const OrderOfConflict = builder
  .objectRef<OrderToChoose & { isChosen: boolean }>('OrderOfConflict')
  .implement({
    description: 'An order in a timeslot with more visitors than wanted places',
    fields: (t) => ({
      orderId: t.exposeID('orderId'),
      orderNumber: t.exposeString('orderNumber'),
      ticketCount: t.exposeInt('ticketCount'),
      isChosen: t.exposeBoolean('isChosen', { description: 'Whether the remedy is for it' }),
    }),
  });

builder.queryField('ordersOfConflict', (t) =>
  t.field({
    description: 'The newest first: by default the newest go until the others fit',
    type: [OrderOfConflict],
    authScopes: { anyRight: [['timeslotgroup', 'availability-scheduler'], 'access'] },
    args: { changeId: t.arg.id(), timeslotId: t.arg.id() },
    resolve: (_root, { changeId, timeslotId }, context) =>
      listOrdersOfConflict(context.signedIn(), changeId, timeslotId),
  }),
);
