import { builder } from '../../platform/graphql/builder.ts';
import { loading } from '../../platform/graphql/reading.ts';
import { AvailabilityStateScalar } from '../../scalars/availability-scalars.graphql.ts';
import { ContentLanguageScalar } from '../../scalars/catalog-scalars.graphql.ts';
import { OrderStateScalar } from '../../scalars/order-scalars.graphql.ts';
import { CurrencyScalar } from '../../scalars/payment-scalars.graphql.ts';
import { listProducts, Product } from '../catalog/index.ts';
import type { AlertCounts } from './alerts.repository.ts';
import type { HourFigures } from './day-figures.repository.ts';
import { GettingStartedRef } from './getting-started.graphql.ts';
import type { LatestOrder } from './latest-orders.repository.ts';
import { type AnsweredTimeslot, type Dashboard, readDashboard } from './read-dashboard.ts';

const DashboardHour = builder.objectRef<HourFigures>('DashboardHour').implement({
  fields: (t) => ({
    hour: t.exposeInt('hour'),
    scans: t.exposeInt('scans'),
    reservations: t.exposeInt('reservations'),
  }),
});

const DashboardTimeslot = builder.objectRef<AnsweredTimeslot>('DashboardTimeslot').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    calendarId: t.exposeID('calendarId'),
    product: t.loadable({
      type: Product,
      nullable: true,
      authScopes: { right: ['dashboard', 'access'] },
      description: 'The first of those that share its places',
      load: loading(listProducts),
      sort: ({ id }) => id,
      resolve: ({ productId }) => productId,
    }),
    productNames: t.exposeStringList('productNames'),
    locationId: t.exposeID('locationId'),
    locationName: t.exposeString('locationName'),
    time: t.expose('time', { type: 'Time' }),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    isOpen: t.boolean({
      resolve: ({ availability: { state } }) => state !== 'none' && state !== 'closed',
    }),
    state: t.field({
      type: AvailabilityStateScalar,
      description: 'To staff',
      resolve: ({ availability }) => availability.state,
    }),
    capacity: t.exposeInt('capacity', { nullable: true }),
    taken: t.int({ resolve: ({ heldCount, soldCount }) => heldCount + soldCount }),
    left: t.int({ nullable: true, resolve: ({ availability }) => availability.left }),
  }),
});

const DashboardOrder = builder.objectRef<LatestOrder>('DashboardOrder').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.exposeString('number'),
    buyerName: t.exposeString('buyerName'),
    itemCount: t.exposeInt('itemCount'),
    productNames: t.exposeString('productNames'),
    language: t.expose('language', { type: ContentLanguageScalar, description: "The buyer's" }),
    totalMinor: t.exposeInt('totalMinor'),
    state: t.expose('state', { type: OrderStateScalar }),
    placedAt: t.expose('placedAt', { type: 'DateTime' }),
  }),
});

const DashboardAlerts = builder.objectRef<AlertCounts>('DashboardAlerts').implement({
  fields: (t) => ({
    failedMails: t.exposeInt('failedMails'),
    failedMessages: t.exposeInt('failedMessages', { description: 'Failed for good, and no mails' }),
    waitingMails: t.exposeInt('waitingMails', { description: 'Mails that the mail server cannot take now' }),
    mailsWaitSince: t.expose('mailsWaitSince', { type: 'DateTime', nullable: true }),
    failedRefunds: t.exposeInt('failedRefunds'),
    failedRefundOrderId: t.exposeID('failedRefundOrderId', { nullable: true }),
    refundsToApprove: t.exposeInt('refundsToApprove', {
      description: 'Above the limit: they wait for a second person',
    }),
    refundToApproveOrderId: t.exposeID('refundToApproveOrderId', { nullable: true }),
    refundsByHand: t.exposeInt('refundsByHand', { description: 'No provider can pay them back' }),
    refundByHandOrderId: t.exposeID('refundByHandOrderId', { nullable: true }),
    chargebacks: t.exposeInt('chargebacks', {
      description: 'Orders of which a payer took money back, until staff have decided',
    }),
    chargebackOrderId: t.exposeID('chargebackOrderId', { nullable: true }),
    differingPayments: t.exposeInt('differingPayments', {
      description: 'Orders with a payment of another amount or currency, until staff put a note on them',
    }),
    differingPaymentOrderId: t.exposeID('differingPaymentOrderId', {
      nullable: true,
      description: 'The one that waits longest',
    }),
    ledgerDifferences: t.exposeInt('ledgerDifferences', {
      description: 'Orders whose tickets, ledger and money disagree',
    }),
    ledgerDifferenceOrderId: t.exposeID('ledgerDifferenceOrderId', {
      nullable: true,
      description: 'The one that was found first',
    }),
    giftCardDifferences: t.exposeInt('giftCardDifferences', {
      description: '1 = the ledger does not owe what is on the gift cards',
    }),
    timeslotConflicts: t.exposeInt('timeslotConflicts'),
    unreturnedLeases: t.exposeInt('unreturnedLeases', {
      description: 'Desks whose places were not returned',
    }),
    keptSales: t.exposeInt('keptSales', { description: 'Sales of desks that could not become orders' }),
    lowBarcodeSeries: t.exposeInt('lowBarcodeSeries', {
      description: 'Series of ticket types that are used up or nearly',
    }),
    lowBarcodeSeriesId: t.exposeID('lowBarcodeSeriesId', { nullable: true }),
  }),
});

const DashboardRef = builder.objectRef<Dashboard>('Dashboard').implement({
  description: "Today by the client's own clock",
  fields: (t) => ({
    date: t.expose('date', { type: 'Date' }),
    time: t.expose('time', { type: 'Time' }),
    readAt: t.expose('readAt', { type: 'DateTime' }),
    openUntil: t.expose('openUntil', { type: 'Time', nullable: true }),
    opensAt: t.expose('opensAt', {
      type: 'Time',
      nullable: true,
      description: 'Until then no location is open today',
    }),
    currency: t.expose('currency', { type: CurrencyScalar }),
    scans: t.int({ description: 'First valid entries today', resolve: ({ visits }) => visits.scans }),
    reservations: t.int({
      description: 'Valid tickets for today',
      resolve: ({ visits }) => visits.reservations,
    }),
    inside: t.int({
      nullable: true,
      description: 'Entries less exits; null while no exit was scanned today',
      resolve: ({ visits }) => (visits.exits > 0 ? visits.inside : null),
    }),
    insideLimit: t.int({
      nullable: true,
      description: 'People inside at once over all locations; null where one of them has no limit',
      resolve: ({ visits }) => visits.insideLimit,
    }),
    revenueMinor: t.int({
      nullable: true,
      description: 'null without the right to see it',
      resolve: ({ showsRevenue, revenueMinor }) => (showsRevenue ? revenueMinor : null),
    }),
    revenueAWeekAgoMinor: t.int({
      nullable: true,
      description: 'The same weekday a week ago, up to the same time of day',
      resolve: ({ showsRevenue, revenueAWeekAgoMinor }) => (showsRevenue ? revenueAWeekAgoMinor : null),
    }),
    ordersToday: t.int({ resolve: ({ sales }) => sales.orderCount }),
    ordersAWeekAgo: t.int({ resolve: ({ salesAWeekAgo }) => salesAWeekAgo.orderCount }),
    ticketsSold: t.int({ resolve: ({ sales }) => sales.ticketCount }),
    ticketsSoldOnline: t.int({ resolve: ({ sales }) => sales.onlineTicketCount }),
    hours: t.expose('hours', { type: [DashboardHour] }),
    capacity: t.expose('capacity', { type: [DashboardTimeslot] }),
    latestOrders: t.expose('latestOrders', { type: [DashboardOrder] }),
    alerts: t.expose('alerts', { type: DashboardAlerts }),
    gettingStarted: t.expose('gettingStarted', {
      type: GettingStartedRef,
      nullable: true,
      description: 'Until all steps are done or something real was sold; for accounts that make products',
    }),
  }),
});

builder.queryField('dashboard', (t) =>
  t.field({
    type: DashboardRef,
    authScopes: { right: ['dashboard', 'access'] },
    complexity: { field: 20, multiplier: 1 },
    resolve: (_root, _args, context) => readDashboard(context.signedIn()),
  }),
);
