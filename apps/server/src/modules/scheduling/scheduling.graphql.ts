import { addDays, datesFromUntil } from '@foyer/domain/calendar/local-date.ts';
import { mondayOf } from '@foyer/domain/calendar/weekday.ts';
import { localTimeAt } from '@foyer/domain/calendar/zoned-time.ts';
import type {
  AvailabilityThresholds,
  Availability as DomainAvailability,
} from '@foyer/domain/scheduling/availability/availability-state.ts';
import type {
  CalendarException,
  Period as DomainPeriod,
  WeekdayTime as DomainWeekdayTime,
} from '@foyer/domain/scheduling/availability/calendar-rules.ts';
import { decideDayFill } from '@foyer/domain/scheduling/availability/day-availability.ts';
import { decideTimeslotFill } from '@foyer/domain/scheduling/availability/timeslot-shut.ts';
import { isDraftPeriod } from '@foyer/domain/scheduling/period-in-force.ts';
import type { TimeslotGroup as DomainTimeslotGroup } from '@foyer/domain/scheduling/timeslot-group.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { loading, reading } from '../../platform/graphql/reading.ts';
import {
  AvailabilityReasonScalar,
  AvailabilityStateScalar,
} from '../../scalars/availability-scalars.graphql.ts';
import {
  ExceptionColourScalar,
  ExceptionKindScalar,
  GroupReservationStatusScalar,
  TimeslotConflictScalar,
  TimeslotStateScalar,
} from '../../scalars/scheduling-scalars.graphql.ts';
import { listTicketGroups, TicketGroup } from '../catalog/index.ts';
import { Location, listLocations } from '../venues/index.ts';
import { thresholdsOf } from './availability-thresholds.ts';
import { listTimeslotsBetween, type Timeslot } from './timeslot.repository.ts';
import { getTimeslotGroup, listTimeslotGroups } from './timeslot-group.repository.ts';
import { versionOf } from './timeslot-group-version.ts';
import { countScanned } from './timeslot-mark.repository.ts';
import { MarkedTimeslotRef } from './timeslot-marks.graphql.ts';
import { countYields, type TimeslotYields } from './timeslot-yields.repository.ts';

const WeekdayTime = builder.objectRef<DomainWeekdayTime>('WeekdayTime').implement({
  fields: (t) => ({
    weekday: t.exposeInt('weekday', { description: 'Monday = 1 to Sunday = 7' }),
    time: t.expose('time', { type: 'Time' }),
    limit: t.exposeInt('limit', { nullable: true, description: 'null = no limit' }),
    status: t.expose('status', { type: GroupReservationStatusScalar }),
    title: t.exposeString('title'),
    classes: t.exposeString('classes'),
  }),
});

const Period = builder.objectRef<DomainPeriod>('Period').implement({
  description:
    'Days, both included, on which its weekday times apply unless a higher priority does. An unpublished one is a draft.',
  fields: (t) => ({
    id: t.exposeID('id'),
    from: t.expose('from', { type: 'Date' }),
    until: t.expose('until', { type: 'Date' }),
    priority: t.exposeInt('priority'),
    note: t.exposeString('note'),
    published: t.boolean({ resolve: (period) => !isDraftPeriod(period) }),
    weekdayTimes: t.field({ type: [WeekdayTime], resolve: ({ weekdayTimes }) => [...weekdayTimes] }),
  }),
});

const ExceptionTime = builder.objectRef<CalendarException['times'][number]>('ExceptionTime').implement({
  fields: (t) => ({
    time: t.expose('time', { type: 'Time' }),
    limit: t.exposeInt('limit', { nullable: true }),
    status: t.expose('status', { type: GroupReservationStatusScalar }),
    title: t.exposeString('title'),
    classes: t.exposeString('classes'),
  }),
});

const Exception = builder.objectRef<CalendarException>('CalendarException').implement({
  description: 'A change of the rules on dates, or on weekdays among them',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: ExceptionKindScalar }),
    from: t.expose('from', { type: 'Date' }),
    until: t.expose('until', { type: 'Date' }),
    weekdays: t.intList({ resolve: ({ weekdays }) => [...weekdays] }),
    allDay: t.exposeBoolean('allDay'),
    fromTime: t.expose('fromTime', { type: 'Time', nullable: true }),
    untilTime: t.expose('untilTime', { type: 'Time', nullable: true }),
    closed: t.exposeBoolean('closed'),
    limit: t.exposeInt('limit', { nullable: true, description: 'null = the limits of the times stay' }),
    note: t.exposeString('note'),
    colour: t.expose('colour', { type: ExceptionColourScalar, nullable: true }),
    published: t.exposeBoolean('published'),
    ticketGroupIds: t.idList({ resolve: ({ ticketGroupIds }) => [...ticketGroupIds] }),
    times: t.field({ type: [ExceptionTime], resolve: ({ times }) => [...times] }),
  }),
});

const Yields = builder.objectRef<TimeslotYields>('TimeslotYields').implement({
  description: 'The timeslots that are still to come',
  fields: (t) => ({
    timeslotCount: t.exposeInt('timeslotCount'),
    untilDate: t.expose('untilDate', { type: 'Date', nullable: true }),
    soldPlaces: t.exposeInt('soldPlaces'),
    conflictCount: t.exposeInt('conflictCount'),
  }),
});

interface LocalNow {
  date: string;
  time: string;
}

const LocalNow = builder.objectRef<LocalNow>('LocalNow').implement({
  description: 'What the clock of the location shows',
  fields: (t) => ({ date: t.expose('date', { type: 'Date' }), time: t.expose('time', { type: 'Time' }) }),
});

export const TimeslotGroup = builder.objectRef<DomainTimeslotGroup>('TimeslotGroup').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    hidden: t.exposeBoolean('hidden', { description: 'Left out of overviews and public pages' }),
    synced: t.exposeBoolean('synced', { description: 'Followed by an external reseller system' }),
    exceptions: t.field({
      description: 'The oldest first',
      type: [Exception],
      resolve: ({ exceptions }) => [...exceptions],
    }),
    version: t.string({ description: 'Of its name, periods and exceptions', resolve: versionOf }),
    name: t.exposeString('name'),
    location: t.loadable({
      authScopes: { session: true },
      type: Location,
      load: loading((scope, ids: string[]) => listLocations(scope, ids)),
      sort: ({ id }) => id,
      resolve: ({ locationId }) => locationId,
    }),
    periods: t.field({ type: [Period], resolve: ({ periods }) => [...periods] }),
    ticketGroups: t.loadable({
      authScopes: { right: ['timeslotgroup', 'access'] },
      description: 'They take their times from this group and share its places',
      type: [TicketGroup],
      load: loading(listTicketGroups),
      sort: ({ id }) => id,
      resolve: ({ ticketGroupIds }) => ticketGroupIds,
    }),
    yields: t.loadable({
      authScopes: { right: ['timeslotgroup', 'access'] },
      type: Yields,
      load: loading(async (scope, ids: string[], { app }) => {
        const yields = await countYields(scope, app.clock());
        return ids.map(
          (id) => yields.get(id) ?? { timeslotCount: 0, untilDate: null, soldPlaces: 0, conflictCount: 0 },
        );
      }),
      resolve: ({ id }) => id,
    }),
    localNow: t.field({
      authScopes: { asParent: true },
      type: LocalNow,
      resolve: ({ timeZone }, _args, context) => localTimeAt(context.signedIn().app.clock(), timeZone),
    }),
  }),
});

export const Fill = builder.objectRef<DomainAvailability>('Fill').implement({
  fields: (t) => ({
    state: t.expose('state', { type: AvailabilityStateScalar }),
    reason: t.expose('reason', { type: AvailabilityReasonScalar }),
    left: t.exposeInt('left', { nullable: true, description: 'null = no limit' }),
  }),
});

export const TimeslotRef = builder.objectRef<Timeslot>('Timeslot').implement({
  interfaces: [MarkedTimeslotRef],
  fields: (t) => ({
    id: t.exposeID('id'),
    date: t.expose('date', { type: 'Date' }),
    time: t.expose('time', { type: 'Time' }),
    state: t.expose('state', { type: TimeslotStateScalar }),
    capacity: t.exposeInt('capacity', { nullable: true, description: 'null = no limit' }),
    heldCount: t.exposeInt('heldCount'),
    soldCount: t.exposeInt('soldCount'),
    conflict: t.expose('conflict', { type: TimeslotConflictScalar, nullable: true }),
    wantedCapacity: t.exposeInt('wantedCapacity', { nullable: true }),
    madeByHand: t.exposeBoolean('madeByHand'),
    title: t.exposeString('title'),
    classes: t.exposeString('classes'),
    fill: t.field({
      authScopes: { asParent: true },
      description: 'How full it is, also when it is past; one that is shut is closed, and by what',
      type: Fill,
      resolve: async (timeslot, _args, context) =>
        decideTimeslotFill(timeslot, await thresholdsOf(context.signedIn())),
    }),
    scannedCount: t.loadable({
      authScopes: { asParent: true },
      description: 'Tickets with a first valid entry scan',
      type: 'Int',
      load: loading(async (scope, ids: string[]) => {
        const counts = await countScanned(scope, ids);
        return ids.map((id) => counts.get(id) ?? 0);
      }),
      resolve: ({ id }) => id,
    }),
    isPast: t.boolean({
      authScopes: { asParent: true },
      resolve: ({ startsAt }, _args, context) => startsAt <= context.signedIn().app.clock(),
    }),
  }),
});

interface TimeslotDay {
  group: DomainTimeslotGroup;
  date: string;
  timeslots: readonly Timeslot[];
}

const DayFill = builder.objectRef<{ date: string; fill: DomainAvailability }>('DayFill').implement({
  fields: (t) => ({ date: t.expose('date', { type: 'Date' }), fill: t.expose('fill', { type: Fill }) }),
});

export const TimeslotDay = builder.objectRef<TimeslotDay>('TimeslotDay').implement({
  description: 'One date of a timeslot group, and the week around it',
  fields: (t) => ({
    group: t.expose('group', { type: TimeslotGroup }),
    date: t.expose('date', { type: 'Date' }),
    timeslots: t.field({
      type: [TimeslotRef],
      resolve: ({ timeslots, date }) => timeslots.filter((timeslot) => timeslot.date === date),
    }),
    week: t.field({
      authScopes: { right: ['timeslotgroup', 'access'] },
      description: 'Monday to Sunday',
      type: [DayFill],
      resolve: async ({ timeslots, date }, _args, context) => {
        const thresholds = await thresholdsOf(context.signedIn());
        return datesFromUntil(mondayOf(date), addDays(mondayOf(date), 6)).map((day) => ({
          date: day,
          fill: decideDayFill(
            timeslots.filter((timeslot) => timeslot.date === day),
            thresholds,
          ),
        }));
      },
    }),
  }),
});

const ThresholdsRef = builder.objectRef<AvailabilityThresholds>('AvailabilityThresholds').implement({
  description: 'Shares of the capacity, in basis points, by which the client names how full a time is',
  fields: (t) => ({
    quietBasisPoints: t.exposeInt('quietBasisPoints'),
    busyBasisPoints: t.exposeInt('busyBasisPoints'),
    almostFullBasisPoints: t.exposeInt('almostFullBasisPoints'),
  }),
});

builder.queryFields((t) => ({
  availabilityThresholds: t.field({
    type: ThresholdsRef,
    authScopes: { session: true },
    resolve: (_root, _args, context) => thresholdsOf(context.signedIn()),
  }),
  timeslotGroups: t.field({
    description: 'The timeslot groups that are not hidden, by name; or the hidden ones',
    type: [TimeslotGroup],
    authScopes: { right: ['timeslotgroup', 'access'] },
    args: { hidden: t.arg.boolean({ required: false }) },
    resolve: reading(async (scope, _root, { hidden }) => {
      const groups = await listTimeslotGroups(scope);
      return groups.filter((group) => group.hidden === (hidden ?? false));
    }),
  }),
  timeslotGroup: t.field({
    type: TimeslotGroup,
    authScopes: { right: ['timeslotgroup', 'access'] },
    args: { id: t.arg.id() },
    resolve: reading((scope, _root, { id }) => getTimeslotGroup(scope, id)),
  }),
  timeslotDay: t.field({
    type: TimeslotDay,
    authScopes: { right: ['timeslotgroup', 'access'] },
    args: { timeslotGroupId: t.arg.id(), date: t.arg({ type: 'Date' }) },
    resolve: reading(async (scope, _root, { timeslotGroupId, date }) => {
      const group = await getTimeslotGroup(scope, timeslotGroupId);
      const monday = mondayOf(date);
      const timeslots = await listTimeslotsBetween(scope, [group.id], monday, addDays(monday, 6));
      return { group, date, timeslots };
    }),
  }),
}));
