import { undoableUntil } from '@foyer/domain/changes/undo-window.ts';
import type {
  ScheduleBlocker as DomainBlocker,
  ProductSchedule as DomainSchedule,
} from '@foyer/domain/product-schedules/product-schedule.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { loading, reading } from '../../platform/graphql/reading.ts';
import { RepeatUnitScalar } from '../../scalars/product-schedule-scalars.graphql.ts';
import { listProducts, Product } from '../catalog/index.ts';
import { Location, listLocations } from '../venues/index.ts';
import { type CalendarConflicts, listCalendarConflicts } from './calendar-conflicts.repository.ts';
import { listOvertakenAhead, type SchedulePlan } from './plan-schedule-change.ts';
import { listProductCalendars, type ProductCalendar } from './product-calendar.repository.ts';
import type { ScheduleChange } from './schedule-change.ts';
import { listUndoable } from './undo-product-schedule.ts';
import { versionOfRules } from './version-of-rules.ts';

export const ProductSchedule = builder.objectRef<DomainSchedule>('ProductSchedule').implement({
  description: 'On which days a product can be visited at a location, and at which times',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    from: t.expose('from', { type: 'Date' }),
    until: t.expose('until', { type: 'Date' }),
    repeatUnit: t.expose('repeatUnit', { type: RepeatUnitScalar }),
    repeatEvery: t.exposeInt('repeatEvery'),
    weekdays: t.intList({
      description: 'Of a weekly one; 1 = Monday',
      resolve: ({ weekdays }) => [...weekdays],
    }),
    firstTime: t.expose('firstTime', { type: 'Time' }),
    lastTime: t.expose('lastTime', { type: 'Time' }),
    intervalMinutes: t.exposeInt('intervalMinutes'),
    capacity: t.exposeInt('capacity', { nullable: true, description: 'Per timeslot; null = no limit' }),
    version: t.string({ description: 'What an edit names as seen', resolve: versionOfRules }),
  }),
});

export const ScheduleBlocker = builder.objectRef<DomainBlocker>('ScheduleBlocker').implement({
  description: 'Days, or hours of them, in which schedules yield nothing',
  fields: (t) => ({
    id: t.exposeID('id'),
    from: t.expose('from', { type: 'Date' }),
    until: t.expose('until', { type: 'Date' }),
    weekdays: t.intList({ resolve: ({ weekdays }) => [...weekdays] }),
    fromTime: t.expose('fromTime', { type: 'Time', nullable: true, description: 'null = the whole day' }),
    untilTime: t.expose('untilTime', { type: 'Time', nullable: true }),
    reason: t.exposeString('reason'),
    version: t.string({ description: 'What an edit names as seen', resolve: versionOfRules }),
  }),
});

type Overtaken = SchedulePlan['overtaken'][number];

const OvertakenRef = builder.objectRef<Overtaken>('OvertakenStarts').implement({
  description: 'Starts that two schedules give: the one made later wins',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The schedule that loses them' }),
    byName: t.exposeString('byName'),
    count: t.exposeInt('count'),
    firstDate: t.expose('firstDate', { type: 'Date' }),
  }),
});

const LastChange = builder.objectRef<ScheduleChange>('ProductScheduleChange').implement({
  description: 'The last change of the schedules or blockers of a product at a location',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.string({
      description: 'Of the schedule, or the reason of the blocker',
      resolve: ({ before, outcome }) => {
        const row = outcome?.row ?? before?.row;
        return String(row?.name ?? row?.reason ?? '');
      },
    }),
    addedCount: t.int({ resolve: ({ outcome }) => outcome?.addedCount ?? 0 }),
    removedCount: t.int({ resolve: ({ outcome }) => outcome?.removedCount ?? 0 }),
    changedCount: t.int({ resolve: ({ outcome }) => outcome?.changedCount ?? 0 }),
    changedBy: t.string({ resolve: ({ createdBy }) => createdBy }),
    undoableUntil: t.field({
      type: 'DateTime',
      resolve: ({ appliedAt }) => undoableUntil({ appliedAt: appliedAt ?? new Date(0) }),
    }),
  }),
});

const Conflicts = builder.objectRef<CalendarConflicts>('ScheduleConflicts').implement({
  description: 'Timeslots that differ from the schedules because of their visitors, and wait for a person',
  fields: (t) => ({
    count: t.exposeInt('count'),
    firstDate: t.expose('firstDate', { type: 'Date' }),
  }),
});

const ProductCalendarRef = builder.objectRef<ProductCalendar>('ProductCalendar').implement({
  description: 'The schedules of one product at one location',
  fields: (t) => ({
    id: t.exposeID('id'),
    product: t.loadable({
      authScopes: { right: ['availability-scheduler', 'access'] },
      type: Product,
      load: loading(listProducts),
      sort: ({ id }) => id,
      resolve: ({ productId }) => productId,
    }),
    location: t.loadable({
      authScopes: { session: true },
      type: Location,
      load: loading((scope, ids: string[]) => listLocations(scope, ids)),
      sort: ({ id }) => id,
      resolve: ({ locationId }) => locationId,
    }),
    schedules: t.field({
      description: 'In the order in which they were made',
      type: [ProductSchedule],
      resolve: ({ schedules }) => [...schedules],
    }),
    blockers: t.field({ type: [ScheduleBlocker], resolve: ({ blockers }) => [...blockers] }),
    lastChange: t.loadable({
      authScopes: { asParent: true },
      nullable: true,
      description: 'While it can be taken back',
      type: LastChange,
      load: loading((scope, ids: string[], { app }) => listUndoable(scope, ids, app.clock())),
      sort: ({ calendarId }) => calendarId ?? '',
      resolve: ({ id }) => id,
    }),
    conflicts: t.loadable({
      authScopes: { asParent: true },
      nullable: true,
      type: Conflicts,
      load: loading((scope, ids: string[], { app }) => listCalendarConflicts(scope, ids, app.clock())),
      sort: ({ calendarId }) => calendarId,
      resolve: ({ id }) => id,
    }),
    overtaken: t.field({
      authScopes: { asParent: true },
      type: [OvertakenRef],
      resolve: (calendar, _args, context) =>
        namedOvertaken(calendar, listOvertakenAhead(calendar, context.signedIn().app.clock())),
    }),
  }),
});

function namedOvertaken(
  { schedules }: ProductCalendar,
  overtaken: ReturnType<typeof listOvertakenAhead>,
): Overtaken[] {
  const nameOf = (id: string) => schedules.find((schedule) => schedule.id === id)?.name ?? '';
  return overtaken.map((one) => ({
    ...one,
    name: nameOf(one.scheduleId),
    byName: nameOf(one.byScheduleId),
  }));
}

interface Touched {
  id: string;
  date: string;
  time: string;
  heldCount: number;
  soldCount: number;
}

const TouchedTimeslot = builder.objectRef<Touched>('TouchedTimeslot').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    date: t.expose('date', { type: 'Date' }),
    time: t.expose('time', { type: 'Time' }),
    heldCount: t.exposeInt('heldCount'),
    soldCount: t.exposeInt('soldCount'),
  }),
});

const OtherSource = builder.objectRef<SchedulePlan['otherSources'][number]>('OtherTimeslotSource').implement({
  description: 'A ticket group that takes its times from timeslot groups and would have to leave them',
  fields: (t) => ({
    name: t.exposeString('name'),
    timeslotGroupNames: t.exposeStringList('timeslotGroupNames'),
  }),
});

const sum = (timeslots: readonly Touched[], count: 'heldCount' | 'soldCount') =>
  timeslots.reduce((total, timeslot) => total + timeslot[count], 0);

export const SchedulePlanRef = builder.objectRef<SchedulePlan>('SchedulePlan').implement({
  description: 'What a change of schedules does: its dry run',
  fields: (t) => ({
    version: t.exposeString('version', { description: 'What applying names as seen' }),
    addedCount: t.int({ resolve: ({ timeslots }) => timeslots.add.length }),
    removedCount: t.int({ resolve: ({ timeslots }) => timeslots.remove.length }),
    changedCount: t.int({ resolve: ({ timeslots }) => timeslots.change.length }),
    touchedCount: t.int({
      description: 'Timeslots that change although visitors have places in them, who keep them',
      resolve: ({ touched }) => touched.length,
    }),
    touchedTickets: t.int({ resolve: ({ touched }) => sum(touched, 'soldCount') }),
    touchedHolds: t.int({ resolve: ({ touched }) => sum(touched, 'heldCount') }),
    touched: t.field({
      description: 'The first ten of them, by start',
      type: [TouchedTimeslot],
      resolve: ({ touched }) => touched.slice(0, 10),
    }),
    overtaken: t.field({ type: [OvertakenRef], resolve: ({ overtaken }) => overtaken }),
    outsideHoursCount: t.exposeInt('outsideHoursCount', {
      description: 'New timeslots that start outside the opening hours of the location',
    }),
    otherSources: t.field({ type: [OtherSource], resolve: ({ otherSources }) => otherSources }),
  }),
});

builder.queryField('productCalendars', (t) =>
  t.field({
    description: 'All product schedules and blockers, by product and location',
    type: [ProductCalendarRef],
    authScopes: { right: ['availability-scheduler', 'access'] },
    resolve: reading((scope) => listProductCalendars(scope)),
  }),
);
