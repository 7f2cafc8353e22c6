import { builder } from '../../platform/graphql/builder.ts';
import { orderModules } from '../orders/index.ts';
import { openTickets } from './open-tickets.ts';

builder.mutationField('openOrderTickets', (t) =>
  t.string({
    description: 'A path to the PDF of the tickets that works for a minute',
    authScopes: { anyRight: [orderModules, 'edit'] },
    args: { orderId: t.arg.id() },
    resolve: (_root, { orderId }, context) => openTickets(context.signedIn(), orderId),
  }),
);
