import { ticketNameInput, ticketNamesInput } from '@foyer/domain/orders/ticket-names-input.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { inputFromZod } from '../../../platform/graphql/input-from-zod.ts';
import { loading } from '../../../platform/graphql/reading.ts';
import { getOrderOverview } from '../get-order-overview.ts';
import { orderModules } from '../order-sight.ts';
import { mayReadOrders, OrderRef, TicketRef } from '../orders.graphql.ts';
import type { Ticket } from '../ticket.repository.ts';
import { nameTicketsByStaff } from './name-tickets-by-staff.ts';
import { listSaid, type OrderSaid } from './read-said.ts';
import { openTicketNames } from './ticket-names.ts';

const Detail = builder.objectRef<OrderSaid['details'][number]>('OrderDetail').implement({
  fields: (t) => ({
    name: t.string({ description: 'As `detail-fields` names it', resolve: ({ name }) => name }),
    value: t.exposeString('value'),
  }),
});

const Said = builder.objectRef<OrderSaid>('OrderSaid').implement({
  description: 'What the buyer said besides name and address',
  fields: (t) => ({
    details: t.field({ type: [Detail], resolve: ({ details }) => details }),
    termsHash: t.exposeString('termsHash', {
      nullable: true,
      description: 'Of the terms that were agreed to',
    }),
    termsAgreedAt: t.expose('termsAgreedAt', { type: 'DateTime', nullable: true }),
  }),
});

builder.objectField(OrderRef, 'said', (t) =>
  t.loadable({
    authScopes: mayReadOrders,
    type: Said,
    load: loading(async (scope, ids: string[], { app }) => {
      const said = new Map((await listSaid(app, scope, ids)).map((one) => [one.orderId, one]));
      return ids.map((id) => said.get(id) ?? new Error('order-not-found'));
    }),
    resolve: ({ id }) => id,
  }),
);

builder.objectField(TicketRef, 'visitorName', (t) =>
  t.loadable({
    authScopes: mayReadOrders,
    description: "The name on it; '' = none",
    type: 'String',
    load: loading(async (scope, tickets: Ticket[], { app }) => {
      const names = await openTicketNames(app, scope, tickets);
      return tickets.map(({ id }) => names.get(id) ?? '');
    }),
    resolve: (ticket) => ticket,
  }),
);

inputFromZod('TicketNameInput', ticketNameInput);
const TicketNamesInput = inputFromZod('TicketNamesInput', ticketNamesInput);

builder.mutationField('nameTickets', (t) =>
  t.field({
    authScopes: { anyRight: [orderModules, 'edit'] },
    description: 'Changes the names on tickets',
    type: OrderRef,
    args: { input: t.arg({ type: TicketNamesInput }) },
    resolve: async (_root, { input }, context) =>
      getOrderOverview(context.signedIn(), await nameTicketsByStaff(context.signedIn(), input)),
  }),
);
