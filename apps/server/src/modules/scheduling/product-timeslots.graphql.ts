import { addDays, datesFromUntil } from '@foyer/domain/calendar/local-date.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { Availability, AvailabilityThresholds } from '@foyer/domain/scheduling/availability-state.ts';
import { decideDayFill } from '@foyer/domain/scheduling/day-availability.ts';
import { builder } from '../../platform/graphql/builder.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { Product } from '../catalog/index.ts';
import { getClient } from '../clients/index.ts';
import { thresholdsOf } from './availability-thresholds.ts';
import { listCalendarIdsOfProducts } from './calendar-link.repository.ts';
import { Fill, Timeslot, TimeslotGroup } from './scheduling.graphql.ts';
import { listTimeslotsBetween, type Timeslot as TimeslotRow } from './timeslot.repository.ts';
import { listTimeslotGroups } from './timeslot-group.repository.ts';

/** Six weeks, as the product page shows them. */
const shownDays = 42;

interface ProductDay {
  date: string;
  fill: Availability;
  takenPlaces: number;
  /** null = no limit. */
  capacity: number | null;
}

const ProductDayRef = builder.objectRef<ProductDay>('ProductDay').implement({
  fields: (t) => ({
    date: t.expose('date', { type: 'Date' }),
    fill: t.expose('fill', { type: Fill }),
    takenPlaces: t.exposeInt('takenPlaces'),
    capacity: t.exposeInt('capacity', { nullable: true }),
  }),
});

builder.objectFields(Product, (t) => ({
  today: t.loadable({
    authScopes: { anyRight: [['products', 'timeslotgroup'], 'access'] },
    description: 'How full the timeslots of today are together',
    type: ProductDayRef,
    load: async (ids: string[], context) => {
      const days = await listDaysOfProducts(context.signedIn(), ids, 1);
      return ids.map((id) => days.get(id)?.[0] ?? new Error('a product without a today'));
    },
    resolve: ({ id }) => id,
  }),
  comingDays: t.field({
    authScopes: { anyRight: [['products', 'timeslotgroup'], 'access'] },
    description: 'Today and the six weeks from it',
    type: [ProductDayRef],
    resolve: async ({ id }, _args, context) => {
      const days = await listDaysOfProducts(context.signedIn(), [id], shownDays);
      return days.get(id) ?? [];
    },
  }),
  nextTimeslot: t.field({
    authScopes: { anyRight: [['products', 'timeslotgroup'], 'access'] },
    description: 'The next start of today',
    type: Timeslot,
    nullable: true,
    resolve: async ({ id }, _args, context) => {
      const call = context.signedIn();
      const timeslots = (await listTimeslotsOfProducts(call, [id], 1)).get(id) ?? [];
      return timeslots.find(({ startsAt, state }) => state === 'open' && startsAt > call.app.clock());
    },
  }),
  timeslotGroups: t.field({
    description: 'None without the right to see timeslots',
    authScopes: { shownWith: ['timeslotgroup', 'access'] },
    unauthorizedResolver: () => [],
    type: [TimeslotGroup],
    resolve: ({ id }, _args, context) =>
      context.signedIn().inClient(async (scope) => {
        const calendarIds = await listCalendarIdsOfProducts(scope, [id]);
        return listTimeslotGroups(scope, calendarIds.get(id) ?? []);
      }),
  }),
}));

async function listDaysOfProducts(
  context: RequestContext,
  productIds: readonly string[],
  dayCount: number,
): Promise<Map<string, ProductDay[]>> {
  const today = await todayOfClient(context);
  const timeslots = await listTimeslotsOfProducts(context, productIds, dayCount);
  const thresholds = await thresholdsOf(context);
  const dates = datesFromUntil(today, addDays(today, dayCount - 1));
  return new Map(
    productIds.map((id) => {
      const own = timeslots.get(id) ?? [];
      return [
        id,
        dates.map((date) =>
          toDay(
            date,
            own.filter((timeslot) => timeslot.date === date),
            thresholds,
          ),
        ),
      ];
    }),
  );
}

async function listTimeslotsOfProducts(
  context: RequestContext,
  productIds: readonly string[],
  dayCount: number,
): Promise<Map<string, TimeslotRow[]>> {
  const today = await todayOfClient(context);
  return context.inClient(async (scope) => {
    const calendarIds = await listCalendarIdsOfProducts(scope, productIds);
    const all = [...new Set([...calendarIds.values()].flat())];
    const timeslots = await listTimeslotsBetween(scope, all, today, addDays(today, dayCount - 1));
    return new Map(
      productIds.map((id) => {
        const own = calendarIds.get(id) ?? [];
        return [id, timeslots.filter(({ calendarId }) => own.includes(calendarId))];
      }),
    );
  });
}

async function todayOfClient(context: RequestContext): Promise<string> {
  const { timeZone } = await context.inClient(getClient);
  return localDateAt(context.app.clock(), timeZone);
}

function toDay(
  date: string,
  timeslots: readonly TimeslotRow[],
  thresholds: AvailabilityThresholds,
): ProductDay {
  const open = timeslots.filter(({ state }) => state === 'open');
  return {
    date,
    fill: decideDayFill(timeslots, thresholds),
    takenPlaces: timeslots.reduce((sum, { heldCount, soldCount }) => sum + heldCount + soldCount, 0),
    capacity: open.some(({ capacity }) => capacity === null)
      ? null
      : open.reduce((sum, { capacity }) => sum + (capacity ?? 0), 0),
  };
}
