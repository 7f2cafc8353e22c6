import { builder } from '../../platform/graphql/builder.ts';
import { TicketGroup } from '../catalog/index.ts';
import { countOrdersOnDays } from './count-orders-on-days.ts';

builder.objectFields(TicketGroup, (t) => ({
  ordersOnDays: t.int({
    description: 'Orders that hold its tickets for coming days among these; 1 = Monday',
    authScopes: { right: ['tickets', 'access'] },
    args: { from: t.arg({ type: 'Date' }), until: t.arg({ type: 'Date' }), weekdays: t.arg.intList() },
    resolve: ({ id }, days, context) => countOrdersOnDays(context.signedIn(), id, days),
  }),
}));
