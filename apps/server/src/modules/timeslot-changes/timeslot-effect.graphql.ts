import { builder } from '../../platform/graphql/builder.ts';
import {
  ChangedFactFieldScalar,
  TimeslotRemedyScalar,
  VisitorConflictScalar,
} from '../../scalars/scheduling-scalars.graphql.ts';
import type { ChangedDay, ChangedFact, ChangedLimit, ConflictRow, MovedVisitors } from './timeslot-change.ts';

const Moved = builder.objectRef<MovedVisitors>('TimeslotChangeMove').implement({
  fields: (t) => ({
    date: t.expose('date', { type: 'Date' }),
    time: t.expose('time', { type: 'Time' }),
    minutesLater: t.exposeInt('minutesLater', { description: 'Negative = earlier' }),
    ticketCount: t.exposeInt('ticketCount'),
    left: t.exposeInt('left', { nullable: true, description: 'Afterwards; null = no limit' }),
  }),
});

export const RowRef = builder.objectRef<ConflictRow>('TimeslotChangeRow').implement({
  description: 'A timeslot whose visitors need a choice',
  fields: (t) => ({
    timeslotId: t.exposeID('timeslotId'),
    date: t.expose('date', { type: 'Date' }),
    time: t.expose('time', { type: 'Time' }),
    conflict: t.expose('conflict', { type: VisitorConflictScalar }),
    timeslotGroupId: t.id({
      nullable: true,
      description: 'null where product schedules yield it',
      resolve: ({ groupId }) => groupId,
    }),
    wantedCapacity: t.exposeInt('wantedCapacity', { nullable: true }),
    ticketCount: t.exposeInt('ticketCount'),
    orderCount: t.exposeInt('orderCount'),
    otherOrderCount: t.int({
      description: 'Orders of the timeslot that could go instead',
      resolve: ({ otherOrderCount }) => otherOrderCount ?? 0,
    }),
    surplus: t.int({
      description: 'Places that are taken beyond the wanted ones',
      resolve: ({ surplus }) => surplus ?? 0,
    }),
    heldCount: t.exposeInt('heldCount'),
    groupCount: t.int({ description: 'Group reservations', resolve: ({ groupCount }) => groupCount ?? 0 }),
    groupPeople: t.int({ resolve: ({ groupPeople }) => groupPeople ?? 0 }),
    remedy: t.expose('remedy', { type: TimeslotRemedyScalar, nullable: true, description: 'null = open' }),
    moves: t.field({ type: [Moved], resolve: ({ moves }) => moves }),
    unplacedCount: t.exposeInt('unplacedCount', { description: 'Tickets and groups without room' }),
    amountMinor: t.exposeInt('amountMinor', { description: 'What goes back where it is cancelled' }),
  }),
});

export const DayRef = builder.objectRef<ChangedDay>('TimeslotChangeDay').implement({
  fields: (t) => ({
    date: t.expose('date', { type: 'Date' }),
    addedCount: t.exposeInt('addedCount'),
    removedCount: t.exposeInt('removedCount'),
    changedCount: t.exposeInt('changedCount'),
    ticketCount: t.exposeInt('ticketCount'),
  }),
});

export const LimitRef = builder.objectRef<ChangedLimit>('TimeslotChangeLimit').implement({
  description: 'A limit that becomes another one; null = no limit',
  fields: (t) => ({
    before: t.exposeInt('before', { nullable: true }),
    after: t.exposeInt('after', { nullable: true }),
    timeslotCount: t.exposeInt('timeslotCount'),
  }),
});

export const FactRef = builder.objectRef<ChangedFact>('TimeslotChangeFact').implement({
  description: 'What changes beside timeslots',
  fields: (t) => ({
    field: t.expose('field', { type: ChangedFactFieldScalar }),
    before: t.exposeString('before'),
    after: t.exposeString('after'),
    ticketCount: t.exposeInt('ticketCount', { description: 'Tickets to come that visitors keep' }),
  }),
});
