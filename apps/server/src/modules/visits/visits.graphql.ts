import type { GroupPeople } from '@foyer/domain/reservations/people-kinds.ts';
import { resolveOffsetConnection } from '@pothos/plugin-relay';
import { builder } from '../../platform/graphql/builder.ts';
import { ContentLanguageScalar } from '../../scalars/catalog-scalars.graphql.ts';
import { ExportFormatScalar } from '../../scalars/export-scalars.graphql.ts';
import { OrderStateScalar } from '../../scalars/order-scalars.graphql.ts';
import { TimeslotStateScalar } from '../../scalars/scheduling-scalars.graphql.ts';
import { ExportRef } from '../exports/index.ts';
import { TimeslotRef } from '../scheduling/index.ts';
import { type DayTimeslot, listDayTimeslots } from './list-day-timeslots.ts';
import { listVisitorsOf, listVisitorsToPrint, type PrintedVisitor, totalVisitors } from './list-visitors.ts';
import type { Visitor, VisitorTickets, VisitorTotals } from './visitor.repository.ts';
import { exportVisitors } from './visitor-export.ts';

const access = { right: ['timeslotgroup', 'access'] } as const;
const pageRows = 50;

const TicketsRef = builder.objectRef<VisitorTickets>('VisitorTickets').implement({
  description: 'So many tickets of one type',
  fields: (t) => ({ name: t.exposeString('name'), quantity: t.exposeInt('quantity') }),
});

const PeopleRef = builder.objectRef<GroupPeople>('GroupPeople').implement({
  description: 'Of whom a group is made up',
  fields: (t) => ({
    adults: t.exposeInt('adults'),
    youth: t.exposeInt('youth'),
    children: t.exposeInt('children'),
    free: t.exposeInt('free'),
  }),
});

const AnyVisitor = builder.interfaceRef<Visitor>('ListedVisitor').implement({
  description: 'The valid tickets of one order in one timeslot, or a group reservation',
  fields: (t) => ({
    id: t.exposeID('id'),
    orderId: t.exposeID('orderId', { nullable: true, description: 'null = a group reservation' }),
    reservationId: t.exposeID('reservationId', { nullable: true }),
    orderNumber: t.exposeString('orderNumber'),
    orderState: t.expose('orderState', { type: OrderStateScalar, nullable: true }),
    buyerName: t.exposeString('buyerName'),
    listedName: t.exposeString('listedName', { description: 'Surname first; a group by its name' }),
    date: t.expose('date', { type: 'Date' }),
    time: t.expose('time', { type: 'Time' }),
    timeslotState: t.expose('timeslotState', { type: TimeslotStateScalar }),
    groupName: t.exposeString('groupName'),
    locationName: t.exposeString('locationName'),
    ticketTypes: t.exposeString('ticketTypes'),
    tickets: t.expose('tickets', { type: [TicketsRef] }),
    people: t.expose('people', { type: PeopleRef, nullable: true, description: 'Of a group reservation' }),
    language: t.expose('language', {
      type: ContentLanguageScalar,
      nullable: true,
      description: "The buyer's",
    }),
    heads: t.exposeInt('heads'),
    scannedCount: t.exposeInt('scannedCount'),
  }),
});

const VisitorRef = builder.objectRef<Visitor>('Visitor').implement({ interfaces: [AnyVisitor] });

const PrintedRef = builder.objectRef<PrintedVisitor>('PrintedVisitor').implement({
  description: 'A visitor as the list on paper has one',
  interfaces: [AnyVisitor],
  fields: (t) => ({
    timeslotLimit: t.exposeInt('timeslotLimit', { nullable: true, description: 'null = no limit' }),
    places: t.exposeInt('places', { description: 'That its tickets take of the timeslot' }),
    contactName: t.exposeString('contactName', { description: 'Who speaks for a group' }),
    note: t.exposeString('note', { description: 'Of colleagues, for accounts that may open orders' }),
  }),
});

const Totals = builder.objectRef<VisitorTotals>('VisitorTotals').implement({
  fields: (t) => ({
    orderCount: t.exposeInt('orderCount'),
    reservationCount: t.exposeInt('reservationCount', { description: 'Group reservations' }),
    heads: t.exposeInt('heads'),
    scannedCount: t.exposeInt('scannedCount'),
  }),
});

const Day = builder.objectRef<DayTimeslot>('TimeslotOfDay').implement({
  description: 'A timeslot of a date, with its timeslot group',
  fields: (t) => ({
    id: t.exposeID('id'),
    groupId: t.exposeID('groupId'),
    groupName: t.exposeString('groupName'),
    isGroup: t.exposeBoolean('isGroup', { description: 'false = of product schedules' }),
    isHidden: t.exposeBoolean('isHidden', { description: 'A group that overviews leave out' }),
    locationId: t.id({ resolve: ({ timeslot }) => timeslot.locationId }),
    locationName: t.string({ resolve: ({ timeslot }) => timeslot.locationName }),
    closureId: t.id({ nullable: true, resolve: ({ timeslot }) => timeslot.closureId }),
    scannedCount: t.exposeInt('scannedCount'),
    timeslot: t.expose('timeslot', { type: TimeslotRef }),
  }),
});

const filterArgs = {
  date: 'The date; without one from today on',
  time: 'The start of their timeslot',
  search: 'An order number or a name',
};

builder.queryFields((t) => ({
  visitors: t.connection({
    description: 'Who comes, by timeslot and name',
    type: VisitorRef,
    authScopes: access,
    args: {
      timeslotGroupId: t.arg.id({ required: false }),
      date: t.arg.string({ required: false, description: filterArgs.date }),
      time: t.arg.string({ required: false, description: filterArgs.time }),
      search: t.arg.string({ required: false, description: filterArgs.search }),
    },
    resolve: (_root, { timeslotGroupId, date, time, search, ...args }, context) =>
      resolveOffsetConnection({ args, defaultSize: pageRows, maxSize: pageRows }, (page) =>
        listVisitorsOf(context.signedIn(), { timeslotGroupId, date, time, search }, page),
      ),
  }),
  visitorsToPrint: t.field({
    description: 'All that the filters leave, at most 2,000',
    type: [PrintedRef],
    authScopes: access,
    args: {
      timeslotGroupId: t.arg.id({ required: false }),
      date: t.arg.string({ required: false, description: filterArgs.date }),
      time: t.arg.string({ required: false, description: filterArgs.time }),
      search: t.arg.string({ required: false, description: filterArgs.search }),
    },
    resolve: (_root, input, context) => listVisitorsToPrint(context.signedIn(), input),
  }),
  visitorTotals: t.field({
    type: Totals,
    authScopes: access,
    args: {
      timeslotGroupId: t.arg.id({ required: false }),
      date: t.arg.string({ required: false, description: filterArgs.date }),
      time: t.arg.string({ required: false, description: filterArgs.time }),
      search: t.arg.string({ required: false, description: filterArgs.search }),
    },
    resolve: (_root, input, context) => totalVisitors(context.signedIn(), input),
  }),
  timeslotsOfDay: t.field({
    description: 'All timeslots of a date over all groups, by start',
    type: [Day],
    authScopes: { right: ['group_timeslots-overzicht', 'access'] },
    args: {
      date: t.arg.string(),
      locationId: t.arg.id({ required: false }),
      withHidden: t.arg.boolean({ required: false, description: 'Hidden timeslot groups too' }),
    },
    resolve: (_root, input, context) => listDayTimeslots(context.signedIn(), input),
  }),
}));

builder.mutationField('exportVisitors', (t) =>
  t.field({
    description: 'Starts an export of the visitors that the filters leave',
    type: ExportRef,
    authScopes: { right: ['timeslotgroup', 'edit'] },
    args: {
      timeslotGroupId: t.arg.id({ required: false }),
      date: t.arg.string({ required: false }),
      time: t.arg.string({ required: false }),
      search: t.arg.string({ required: false }),
      format: t.arg({ type: ExportFormatScalar }),
    },
    resolve: (_root, { format, ...input }, context) => exportVisitors(context.signedIn(), input, format),
  }),
);
