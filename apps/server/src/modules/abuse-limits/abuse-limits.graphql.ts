import { builder } from '../../platform/graphql/builder.ts';
import { BlockingKindScalar } from '../../scalars/limit-scalars.graphql.ts';
import type { StoppedByRule } from './blocking-stop.repository.ts';
import { countOrdersOfAddress } from './count-orders-of-address.ts';
import { listBlockingStops } from './list-blocking-stops.ts';
import { ordersStoppedBy, type StoppedOrders } from './orders-stopped-by.ts';

/** The order limit is of the one module, the rules are of the other. */
const maySee = { anyRight: [['instellingen', 'settings'], 'access'] as const };

const BlockingStop = builder.objectRef<StoppedByRule>('BlockingStop').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: BlockingKindScalar }),
    text: t.exposeString('text'),
    stopped: t.exposeInt('stopped', { description: 'Checkouts in 30 days' }),
  }),
});

const StoppedOrder = builder.objectRef<{ id: string; number: string }>('StoppedOrder').implement({
  fields: (t) => ({ id: t.exposeID('id'), number: t.exposeString('number') }),
});

const StoppedOrdersRef = builder.objectRef<StoppedOrders>('StoppedOrders').implement({
  description: 'Orders of the last 30 days that a rule would have stopped',
  fields: (t) => ({
    orders: t.exposeInt('orders'),
    newest: t.expose('newest', { type: [StoppedOrder] }),
  }),
});

builder.queryFields((t) => ({
  blockingStops: t.field({
    description: 'What each blocking rule stopped in 30 days; rules that stopped nothing are left out',
    type: [BlockingStop],
    authScopes: maySee,
    resolve: (_root, _args, context) => listBlockingStops(context.signedIn()),
  }),
  ordersStoppedBy: t.field({
    type: StoppedOrdersRef,
    authScopes: maySee,
    args: { kind: t.arg({ type: BlockingKindScalar }), text: t.arg.string() },
    resolve: (_root, args, context) => ordersStoppedBy(context.signedIn(), args),
  }),
  ordersOfAddress: t.int({
    description: 'How many orders of an address the order limit in force counts now',
    authScopes: maySee,
    args: { email: t.arg.string() },
    resolve: (_root, { email }, context) => countOrdersOfAddress(context.signedIn(), email),
  }),
}));
