import { addDays } from '@foyer/domain/calendar/local-date.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { loading } from '../../../platform/graphql/reading.ts';
import { AvailabilityStateScalar } from '../../../scalars/availability-scalars.graphql.ts';
import { Product, TicketGroup } from '../../catalog/index.ts';
import { dateOfCall } from '../../clients/index.ts';
import { Fill } from '../../scheduling/index.ts';
import type { TimeslotOnSale } from '../list-timeslots-on-sale.ts';
import { type CalendarDay, listCalendarOfProduct } from './list-calendar-of-product.ts';
import { listClosedDates } from './list-closed-dates.ts';
import { listNextTimeslots } from './list-next-timeslots.ts';
import { listTodaysOfProducts } from './list-todays-of-products.ts';

/** Six weeks, as the product page shows them. */
const shownDays = 42;

const SaleDay = builder.objectRef<CalendarDay>('SaleDay').implement({
  description: 'A date as a buyer sees it',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date' }),
    availability: t.expose('availability', { type: Fill }),
    look: t.expose('look', { type: AvailabilityStateScalar, description: 'The state as it is drawn' }),
    fromPriceMinor: t.exposeInt('fromPriceMinor', { nullable: true }),
    takenPlaces: t.exposeInt('takenPlaces', { description: 'Sold and held, of its timeslots' }),
    capacity: t.exposeInt('capacity', { nullable: true, description: 'null = no limit, or no timeslots' }),
  }),
});

const NextTimeslot = builder.objectRef<TimeslotOnSale>('NextTimeslot').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    time: t.expose('time', { type: 'Time' }),
    availability: t.expose('availability', { type: Fill }),
  }),
});

builder.objectFields(Product, (t) => ({
  today: t.loadable({
    description: 'What today is to staff; times that have begun say how full they were',
    authScopes: { anyRight: [['products', 'timeslotgroup'], 'access'] },
    type: SaleDay,
    load: loading((scope, ids: string[], { app }) => listTodaysOfProducts(scope, ids, app.clock())),
    resolve: ({ id }) => id,
  }),
  comingDays: t.field({
    description: 'Today and the six weeks from it, as a channel sells them, or staff without one',
    authScopes: { anyRight: [['products', 'timeslotgroup'], 'access'] },
    type: [SaleDay],
    args: { channelId: t.arg.id({ required: false }) },
    resolve: async ({ id }, { channelId }, context) => {
      const from = await dateOfCall(context.signedIn());
      const until = addDays(from, shownDays - 1);
      return listCalendarOfProduct(context.signedIn(), { productId: id, channelId, from, until });
    },
  }),
  nextTimeslot: t.loadable({
    description: 'The next start of today at which visitors are received',
    authScopes: { anyRight: [['products', 'timeslotgroup'], 'access'] },
    type: NextTimeslot,
    nullable: true,
    load: loading((scope, ids: string[], { app }) => listNextTimeslots(scope, ids, app.clock())),
    resolve: ({ id }) => id,
  }),
}));

builder.objectFields(TicketGroup, (t) => ({
  closedDates: t.field({
    description: 'Coming dates on which nobody can visit',
    authScopes: { right: ['tickets', 'access'] },
    type: ['Date'],
    args: { from: t.arg({ type: 'Date' }), until: t.arg({ type: 'Date' }) },
    resolve: ({ id }, { from, until }, context) => listClosedDates(context.signedIn(), id, from, until),
  }),
}));
