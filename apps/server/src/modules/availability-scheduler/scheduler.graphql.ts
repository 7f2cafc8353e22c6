import { addDays, earlierDate } from '@foyer/domain/calendar/local-date.ts';
import { localTimeAt } from '@foyer/domain/calendar/zoned-time.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { loading, reading } from '../../platform/graphql/reading.ts';
import { AvailabilityStateScalar } from '../../scalars/availability-scalars.graphql.ts';
import { SalesPointScalar } from '../../scalars/catalog-scalars.graphql.ts';
import { TimeslotConflictScalar, TimeslotStateScalar } from '../../scalars/scheduling-scalars.graphql.ts';
import { listProducts, Product } from '../catalog/index.ts';
import { listBlockersAt, ScheduleBlocker } from '../product-schedules/index.ts';
import { Fill, MarkedTimeslotRef } from '../scheduling/index.ts';
import { Location } from '../venues/index.ts';
import { findSchedulerRange, type RangeOfLocation } from './find-scheduler-range.ts';
import { type ClosedDateOfRange, listClosedDatesOfRangeOfRange } from './list-closed-dates-of-range.ts';
import { listRuleNames } from './list-rule-names.ts';
import { listDaysByProduct, listDaysOfLocation, type SchedulerDays } from './list-scheduler-days.ts';
import { type AnsweredSlot, getAnsweredSlot, listAnsweredSlots } from './list-scheduler-slots.ts';
import { listProductChoices, type ProductChoice } from './scheduler-days.repository.ts';
import { listSoldShares, type SoldShare } from './scheduler-slot.repository.ts';
import type { ShownDay } from './shown-day.ts';
import { countWithheld } from './withholding-channels.ts';

const ShownDayRef = builder.objectRef<ShownDay>('SchedulerDay').implement({
  description: 'The timeslots of a day together',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date' }),
    soldCount: t.exposeInt('soldCount'),
    heldCount: t.exposeInt('heldCount'),
    capacity: t.exposeInt('capacity', { nullable: true, description: 'null = no limit' }),
    fill: t.expose('fill', { type: Fill }),
    barShares: t.exposeIntList('barShares', {
      description: 'How full each start is, in percent of its limit, by time',
    }),
    barStates: t.expose('barStates', {
      type: [AvailabilityStateScalar],
      description: 'Of the same starts, as the state of a fill',
    }),
    barTimes: t.expose('barTimes', { type: ['Time'], description: 'When the same starts begin' }),
  }),
});

const SchedulerRow = builder.objectRef<SchedulerDays>('SchedulerRow').implement({
  fields: (t) => ({
    product: t.loadable({
      authScopes: { right: ['availability-scheduler', 'access'] },
      type: Product,
      load: loading(listProducts),
      sort: ({ id }) => id,
      resolve: ({ productId }) => productId,
    }),
    capacityPerSlot: t.int({
      nullable: true,
      description: 'What most timeslots hold; null = no limit, or no timeslots',
      resolve: ({ days }) => usualCapacity(days),
    }),
    days: t.field({
      description: 'Days without timeslots are left out',
      type: [ShownDayRef],
      resolve: ({ days }) => days,
    }),
  }),
});

const SoldShareRef = builder.objectRef<SoldShare>('SoldShare').implement({
  fields: (t) => ({
    channelName: t.exposeString('channelName', { nullable: true }),
    salesPoint: t.expose('salesPoint', { type: SalesPointScalar }),
    isTest: t.exposeBoolean('isTest'),
    places: t.exposeInt('places'),
  }),
});

const SchedulerSlotRef = builder.objectRef<AnsweredSlot>('SchedulerSlot').implement({
  interfaces: [MarkedTimeslotRef],
  fields: (t) => ({
    id: t.exposeID('id'),
    productIds: t.exposeIDList('productIds'),
    date: t.expose('date', { type: 'Date' }),
    time: t.expose('time', { type: 'Time' }),
    state: t.expose('state', { type: TimeslotStateScalar }),
    conflict: t.expose('conflict', { type: TimeslotConflictScalar, nullable: true }),
    wantedCapacity: t.exposeInt('wantedCapacity', { nullable: true }),
    madeByHand: t.exposeBoolean('madeByHand'),
    capacity: t.exposeInt('capacity', { nullable: true, description: 'null = no limit' }),
    soldCount: t.exposeInt('soldCount'),
    heldCount: t.exposeInt('heldCount'),
    scannedCount: t.exposeInt('scannedCount'),
    withheldCount: t.int({
      authScopes: { right: ['availability-scheduler', 'access'] },
      description: 'Places that the strictest channel selling it may not sell now',
      resolve: (slot, _args, context) => countWithheld(context.signedIn(), slot),
    }),
    isSynced: t.exposeBoolean('isSynced', { description: 'Shared with resellers' }),
    isPast: t.boolean({
      authScopes: { asParent: true },
      resolve: ({ startsAt }, _args, context) => startsAt <= context.signedIn().app.clock(),
    }),
    fill: t.expose('fill', { type: Fill, description: 'As sales pages and "Why?" say it' }),
    closureId: t.exposeID('closureId', { nullable: true, description: 'What shut it' }),
    timeslotGroupId: t.exposeID('timeslotGroupId', {
      nullable: true,
      description: 'null where product schedules made it',
    }),
    ruleName: t.loadable({
      type: 'String',
      authScopes: { right: ['availability-scheduler', 'access'] },
      nullable: true,
      description: 'The schedule or timeslot group that it is of; null where no schedule gives it any more',
      load: loading(listRuleNames),
      resolve: (slot) => slot,
    }),
    soldShares: t.loadableGroup({
      authScopes: { right: ['availability-scheduler', 'access'] },
      type: SoldShareRef,
      load: loading(listSoldShares),
      group: ({ timeslotId }) => timeslotId,
      resolve: ({ id }) => id,
    }),
  }),
});

const LocalMoment = builder.objectRef<{ date: string; time: string }>('SchedulerNow').implement({
  description: 'What the clock of the location shows',
  fields: (t) => ({ date: t.expose('date', { type: 'Date' }), time: t.expose('time', { type: 'Time' }) }),
});

const ClosedDate = builder.objectRef<ClosedDateOfRange>('ClosedDate').implement({
  fields: (t) => ({ date: t.expose('date', { type: 'Date' }), note: t.exposeString('note') }),
});

const SchedulerCalendar = builder.objectRef<RangeOfLocation>('SchedulerCalendar').implement({
  description: 'What the scheduler shows of a location, of all its products or of one',
  fields: (t) => ({
    location: t.expose('location', { type: Location }),
    localNow: t.field({
      authScopes: { asParent: true },
      type: LocalMoment,
      resolve: ({ location }, _args, context) =>
        localTimeAt(context.signedIn().app.clock(), location.timeZone),
    }),
    closedDates: t.field({
      authScopes: { right: ['availability-scheduler', 'access'] },
      description: 'Dates on which the location does not open',
      type: [ClosedDate],
      resolve: reading(listClosedDatesOfRangeOfRange),
    }),
    rows: t.field({
      authScopes: { right: ['availability-scheduler', 'access'] },
      description: 'Product by product, those without timeslots too',
      type: [SchedulerRow],
      resolve: (range, _args, context) => listDaysByProduct(context.signedIn(), range),
    }),
    days: t.field({
      authScopes: { right: ['availability-scheduler', 'access'] },
      description:
        'Over all products: places that products share count once. Days without timeslots are left out',
      type: [ShownDayRef],
      resolve: async (range, _args, context) =>
        range.productId
          ? (await listDaysByProduct(context.signedIn(), range)).flatMap(({ days }) => days)
          : listDaysOfLocation(context.signedIn(), range),
    }),
    slots: t.field({
      authScopes: { right: ['availability-scheduler', 'access'] },
      description: 'By start; of seven days at most',
      type: [SchedulerSlotRef],
      resolve: (range, _args, context) =>
        listAnsweredSlots(context.signedIn(), {
          ...range,
          until: earlierDate(range.until, addDays(range.from, 6)),
        }),
    }),
    blockers: t.field({
      authScopes: { right: ['availability-scheduler', 'access'] },
      description: 'Schedule blockers of the shown products that hold on a date of the range',
      type: [ScheduleBlocker],
      resolve: reading(listBlockersAt),
    }),
  }),
});

const ProductChoiceRef = builder.objectRef<ProductChoice>('SchedulerProduct').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    locationIds: t.exposeIDList('locationIds'),
    hasSchedules: t.exposeBoolean('hasSchedules'),
  }),
});

function usualCapacity(days: readonly ShownDay[]): number | null {
  const counts = new Map<number | null, number>();
  for (const capacity of days.flatMap((day) => day.capacities)) {
    counts.set(capacity, (counts.get(capacity) ?? 0) + 1);
  }
  const [usual] = [...counts].sort(([, one], [, other]) => other - one);
  return usual?.[0] ?? null;
}

builder.queryFields((t) => ({
  schedulerCalendar: t.field({
    description: 'Of 42 days at most',
    type: SchedulerCalendar,
    authScopes: { right: ['availability-scheduler', 'access'] },
    args: {
      locationId: t.arg.id(),
      productId: t.arg.id({ required: false }),
      from: t.arg({ type: 'Date' }),
      until: t.arg({ type: 'Date' }),
    },
    resolve: reading((scope, _root, wanted) => findSchedulerRange(scope, wanted)),
  }),
  schedulerProducts: t.field({
    description: 'The products that can have timeslots, by name',
    type: [ProductChoiceRef],
    authScopes: { right: ['availability-scheduler', 'access'] },
    resolve: reading(listProductChoices),
  }),
  schedulerSlot: t.field({
    type: SchedulerSlotRef,
    authScopes: { right: ['availability-scheduler', 'access'] },
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => getAnsweredSlot(context.signedIn(), id),
  }),
}));
