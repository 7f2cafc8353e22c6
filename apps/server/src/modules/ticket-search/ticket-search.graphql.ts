import { userTicketInput } from '@foyer/domain/ticket-search/ticket-search-input.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { TicketStateScalar } from '../../scalars/order-scalars.graphql.ts';
import { CurrencyScalar } from '../../scalars/payment-scalars.graphql.ts';
import { mayReadOrders, OrderFilterInput } from '../orders/index.ts';
import { type EditedTicket, editUserTicket } from './edit-user-ticket.ts';
import { type FoundBuyer, findBuyers } from './find-buyers.ts';
import { type ShownTicket, searchTickets } from './search-tickets.ts';

const FoundTicketRef = builder.objectRef<ShownTicket>('FoundTicket').implement({
  description: 'A ticket with its order',
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.exposeString('code', { description: 'The 16 digits that people read and type' }),
    orderId: t.exposeID('orderId'),
    orderNumber: t.exposeString('orderNumber', { nullable: true }),
    buyerName: t.exposeString('buyerName'),
    buyerEmail: t.exposeString('buyerEmail'),
    productName: t.exposeString('productName'),
    ticketTypeName: t.exposeString('ticketTypeName'),
    eventId: t.exposeID('eventId', { nullable: true }),
    priceMinor: t.exposeInt('priceMinor'),
    currency: t.expose('currency', { type: CurrencyScalar }),
    visitDate: t.expose('visitDate', { type: 'Date', nullable: true }),
    visitTime: t.expose('visitTime', { type: 'Time', nullable: true }),
    state: t.expose('state', { type: TicketStateScalar }),
    usedAt: t.expose('usedAt', { type: 'DateTime', nullable: true }),
  }),
});

const FoundBuyerRef = builder.objectRef<FoundBuyer>('FoundBuyer').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    orderCount: t.exposeInt('orderCount'),
    lastOrderAt: t.expose('lastOrderAt', { type: 'DateTime' }),
  }),
});

const EditedRef = builder.objectRef<EditedTicket>('EditedTicket').implement({
  fields: (t) => ({
    orderId: t.exposeID('orderId'),
    isMade: t.exposeBoolean('isMade', { description: 'Else the buyer first pays what it costs more' }),
    dueMinor: t.exposeInt('dueMinor'),
  }),
});

const UserTicketInput = inputFromZod('UserTicketInput', userTicketInput);

builder.queryFields((t) => ({
  ticketSearch: t.field({
    description: 'At least one field beside `placed`; over 100 tickets are refused',
    type: [FoundTicketRef],
    authScopes: mayReadOrders,
    args: { filter: t.arg({ type: OrderFilterInput }) },
    resolve: (_root, { filter }, context) => searchTickets(context.signedIn(), filter),
  }),
  buyers: t.field({
    description: 'Of the last 100 orders that match; more are refused',
    type: [FoundBuyerRef],
    authScopes: { right: ['gebruiker-ticket-zoeken', 'access'] },
    args: { search: t.arg.string() },
    resolve: (_root, { search }, context) => findBuyers(context.signedIn(), search),
  }),
}));

builder.mutationFields((t) => ({
  editUserTicket: t.field({
    description: 'Another event, date and time for one ticket',
    type: EditedRef,
    authScopes: { right: ['gebruiker-ticket-zoeken', 'edit'] },
    args: { input: t.arg({ type: UserTicketInput }) },
    resolve: (_root, { input }, context) => editUserTicket(context.signedIn(), input),
  }),
}));
