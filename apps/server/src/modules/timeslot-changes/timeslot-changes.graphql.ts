import { newTimeslotInput, timeslotUpdateInput } from '@foyer/domain/scheduling/timeslot-input.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { ChangeStateScalar } from '../../scalars/change-scalars.graphql.ts';
import {
  ChangedFactFieldScalar,
  TimeslotRemedyScalar,
  VisitorConflictScalar,
} from '../../scalars/scheduling-scalars.graphql.ts';
import type { AffectedVisit } from '../changes/index.ts';
import { SkippedStartRef, TimeslotGroupRef } from '../scheduling/index.ts';
import { applyTimeslotChange } from './apply-timeslot-change.ts';
import { chooseRemedies } from './choose-remedies.ts';
import { countTouched, type TouchedVisitors } from './count-touched.ts';
import { draftTimeslotGroupChange, draftTimeslotsChange } from './draft-timeslot-change.ts';
import { lookAtTimeslotChange, type TimeslotChangeView } from './look-at-timeslot-change.ts';
import {
  byHandOf,
  type ChangedDay,
  type ChangedFact,
  type ChangedLimit,
  type ConflictRow,
  type MovedVisitors,
} from './timeslot-change.ts';
import { undoTimeslotChange } from './undo-timeslot-change.ts';

const TimeslotUpdateInput = inputFromZod('TimeslotUpdateInput', timeslotUpdateInput, {
  description: 'What is left out stays; a limit of null is no limit',
});

const NewTimeslotInput = inputFromZod('NewTimeslotInput', newTimeslotInput);

const Moved = builder.objectRef<MovedVisitors>('TimeslotChangeMove').implement({
  fields: (t) => ({
    date: t.expose('date', { type: 'Date' }),
    time: t.expose('time', { type: 'Time' }),
    minutesLater: t.exposeInt('minutesLater', { description: 'Negative = earlier' }),
    ticketCount: t.exposeInt('ticketCount'),
    left: t.exposeInt('left', { nullable: true, description: 'Afterwards; null = no limit' }),
  }),
});

const Row = builder.objectRef<ConflictRow>('TimeslotChangeRow').implement({
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

const Day = builder.objectRef<ChangedDay>('TimeslotChangeDay').implement({
  fields: (t) => ({
    date: t.expose('date', { type: 'Date' }),
    addedCount: t.exposeInt('addedCount'),
    removedCount: t.exposeInt('removedCount'),
    changedCount: t.exposeInt('changedCount'),
    ticketCount: t.exposeInt('ticketCount'),
  }),
});

const Limit = builder.objectRef<ChangedLimit>('TimeslotChangeLimit').implement({
  description: 'A limit that becomes another one; null = no limit',
  fields: (t) => ({
    before: t.exposeInt('before', { nullable: true }),
    after: t.exposeInt('after', { nullable: true }),
    timeslotCount: t.exposeInt('timeslotCount'),
  }),
});

const Fact = builder.objectRef<ChangedFact>('TimeslotChangeFact').implement({
  description: 'What changes beside timeslots',
  fields: (t) => ({
    field: t.expose('field', { type: ChangedFactFieldScalar }),
    before: t.exposeString('before'),
    after: t.exposeString('after'),
    ticketCount: t.exposeInt('ticketCount', { description: 'Tickets to come that visitors keep' }),
  }),
});

const Undo = builder.objectRef<NonNullable<TimeslotChangeView['undo']>>('TimeslotChangeUndo').implement({
  fields: (t) => ({
    until: t.expose('until', { type: 'DateTime' }),
    newSalesCount: t.exposeInt('newSalesCount', {
      description: 'Timeslots with new sales that undoing would go against: while there are, it is refused',
    }),
    refundedCount: t.exposeInt('refundedCount', { description: 'Tickets that stay cancelled' }),
  }),
});

interface Progress {
  total: number;
  done: number;
  failed: readonly AffectedVisit[];
}

const Failure = builder.objectRef<AffectedVisit>('TimeslotChangeFailure').implement({
  fields: (t) => ({
    orderId: t.exposeID('orderId'),
    ticketCount: t.exposeInt('ticketCount'),
    fromStart: t.field({ type: 'DateTime', resolve: ({ startsAt }) => startsAt ?? new Date(0) }),
    failure: t.string({ description: 'A refusal code', resolve: ({ cause }) => cause ?? '' }),
  }),
});

const ProgressRef = builder.objectRef<Progress>('TimeslotChangeProgress').implement({
  description: 'Of the orders whose visit is moved or cancelled; after undoing, moved back',
  fields: (t) => ({
    total: t.exposeInt('total'),
    done: t.exposeInt('done'),
    failed: t.field({ type: [Failure], resolve: ({ failed }) => [...failed] }),
  }),
});

const Change = builder.objectRef<TimeslotChangeView>('TimeslotChange').implement({
  description: 'A change of a timeslot group’s rules: what it would do, or did',
  fields: (t) => ({
    id: t.exposeID('id'),
    state: t.expose('state', { type: ChangeStateScalar }),
    group: t.expose('group', {
      type: TimeslotGroupRef,
      nullable: true,
      description: 'null = timeslots chosen in the availability scheduler',
    }),
    facts: t.field({ type: [Fact], resolve: ({ effect }) => effect.facts }),
    wanted: t.field({ type: 'JSON', description: 'The drafted rules', resolve: ({ wanted }) => wanted }),
    seenVersion: t.exposeString('seenVersion', {
      description:
        'Of the group that it was drafted on, for going back to editing. Empty = single timeslots, by hand',
    }),
    changesPeriods: t.boolean({ resolve: ({ wanted }) => wanted.periods !== undefined }),
    changesExceptions: t.boolean({ resolve: ({ wanted }) => wanted.exceptions !== undefined }),
    changesTimeslots: t.boolean({
      description: 'Single timeslots, by hand',
      resolve: ({ wanted }) => byHandOf(wanted) !== null,
    }),
    addedCount: t.int({ resolve: ({ effect }) => effect.addedCount }),
    removedCount: t.int({ resolve: ({ effect }) => effect.removedCount }),
    changedCount: t.int({ resolve: ({ effect }) => effect.changedCount }),
    rows: t.field({ type: [Row], resolve: ({ effect }) => effect.rows }),
    days: t.field({ type: [Day], resolve: ({ effect }) => effect.days }),
    // Outcomes that an earlier version stored have neither.
    limits: t.field({ type: [Limit], resolve: ({ effect }) => effect.limits ?? [] }),
    outsideHoursCount: t.int({
      description: 'New timeslots that start outside the opening hours of the location',
      resolve: ({ effect }) => effect.outsideHoursCount ?? 0,
    }),
    skippedStarts: t.field({
      type: [SkippedStartRef],
      description: 'Starts that the rules want and the clock of the location skips',
      resolve: ({ effect }) => effect.skipped ?? [],
    }),
    mailCount: t.int({ resolve: ({ effect }) => effect.mailCount }),
    movedCount: t.int({ resolve: ({ effect }) => effect.movedCount }),
    keptCount: t.int({ resolve: ({ effect }) => effect.keptCount }),
    cancelledCount: t.int({ resolve: ({ effect }) => effect.cancelledCount }),
    refundMinor: t.int({ resolve: ({ effect }) => effect.refundMinor }),
    openCount: t.int({ resolve: ({ effect }) => effect.openCount }),
    fingerprint: t.string({ resolve: ({ effect }) => effect.fingerprint }),
    mailsVisitors: t.exposeBoolean('mailsVisitors'),
    channelCount: t.exposeInt('channelCount'),
    appliedAt: t.expose('appliedAt', { type: 'DateTime', nullable: true }),
    appliedBy: t.exposeString('appliedBy', { nullable: true }),
    tookMs: t.exposeInt('tookMs', { nullable: true }),
    undoneBy: t.exposeString('undoneBy', { nullable: true }),
    undoneAt: t.expose('undoneAt', { type: 'DateTime', nullable: true }),
    undo: t.expose('undo', { type: Undo, nullable: true }),
    progress: t.field({
      type: ProgressRef,
      resolve: ({ state, visits }): Progress => {
        const own = visits.filter(({ remedy }) =>
          state === 'undone' ? remedy === 'move back' : remedy === 'move' || remedy === 'cancel',
        );
        return {
          total: own.length,
          done: own.filter((visit) => visit.state !== 'waiting' && visit.state !== 'failed').length,
          failed: own.filter((visit) => visit.state === 'failed'),
        };
      },
    }),
  }),
});

const Touched = builder.objectRef<TouchedVisitors>('TouchedVisitors').implement({
  description: 'The visitors whose timeslots a change would close, take away or make too small',
  fields: (t) => ({
    ticketCount: t.exposeInt('ticketCount'),
    orderCount: t.exposeInt('orderCount'),
    times: t.exposeStringList('times', { description: 'The first few, by start' }),
  }),
});

const edit = { right: ['timeslotgroup', 'edit'] } as const;
/** The use cases ask for the one of the two that the change belongs to. */
const modules = ['timeslotgroup', 'availability-scheduler'] as const;
const look = { anyRight: [modules, 'access'] } as const;
const change = { anyRight: [modules, 'edit'] } as const;
const rules = {
  description: '{name, hidden, synced, ticketGroupIds, convert, periods, exceptions}: what is left out stays',
} as const;

builder.queryFields((t) => ({
  timeslotChange: t.field({
    type: Change,
    authScopes: look,
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => lookAtTimeslotChange(context.signedIn(), id),
  }),
  touchedVisitors: t.field({
    type: Touched,
    authScopes: edit,
    description: 'While an exception is typed. Nothing is changed',
    args: { timeslotGroupId: t.arg.id(), rules: t.arg({ type: 'JSON', ...rules }) },
    resolve: (_root, args, context) => countTouched(context.signedIn(), args.timeslotGroupId, args.rules),
  }),
}));

builder.mutationFields((t) => ({
  draftTimeslotGroupChange: t.id({
    authScopes: edit,
    description: 'Keeps a change for review; answers its id',
    args: {
      timeslotGroupId: t.arg.id(),
      rules: t.arg({ type: 'JSON', ...rules }),
      version: t.arg.string({ description: 'Of the rules that were edited' }),
    },
    resolve: async (_root, args, context) =>
      draftTimeslotGroupChange(context.signedIn(), args.timeslotGroupId, args.rules, args.version),
  }),
  draftTimeslotsChange: t.id({
    authScopes: change,
    description: 'Keeps a change of single timeslots for review; answers its id',
    args: {
      timeslotGroupId: t.arg.id({ required: false, description: 'None = timeslots of any calendars' }),
      timeslots: t.arg({ type: [TimeslotUpdateInput], required: false }),
      newTimeslots: t.arg({ type: [NewTimeslotInput], required: false }),
    },
    resolve: async (_root, { timeslotGroupId, timeslots, newTimeslots }, context) => {
      const input = { timeslots: timeslots ?? [], newTimeslots: newTimeslots ?? [] };
      return draftTimeslotsChange(context.signedIn(), timeslotGroupId ?? null, input);
    },
  }),
  chooseRemedies: t.field({
    type: Change,
    authScopes: change,
    args: {
      id: t.arg.id(),
      timeslotId: t.arg.id({ required: false, description: 'None = all but those chosen by hand' }),
      remedy: t.arg({ type: TimeslotRemedyScalar, required: false }),
      orderIds: t.arg.idList({
        required: false,
        description: 'Those of the timeslot that it is for; with a remedy',
      }),
      mailsVisitors: t.arg.boolean({ required: false }),
    },
    resolve: async (_root, { id, ...choice }, context) => {
      await chooseRemedies(context.signedIn(), id, choice);
      return lookAtTimeslotChange(context.signedIn(), id);
    },
  }),
  applyTimeslotChange: t.field({
    type: Change,
    authScopes: change,
    args: { id: t.arg.id(), fingerprint: t.arg.string() },
    resolve: async (_root, { id, fingerprint }, context) => {
      await applyTimeslotChange(context.signedIn(), id, fingerprint);
      return lookAtTimeslotChange(context.signedIn(), id);
    },
  }),
  undoTimeslotChange: t.field({
    type: Change,
    authScopes: change,
    args: { id: t.arg.id() },
    resolve: async (_root, { id }, context) => {
      await undoTimeslotChange(context.signedIn(), id);
      return lookAtTimeslotChange(context.signedIn(), id);
    },
  }),
}));
