import { newTimeslotInput, timeslotUpdateInput } from '@foyer/domain/scheduling/timeslot-input.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { ChangeStateScalar } from '../../scalars/change-scalars.graphql.ts';
import { TimeslotRemedyScalar } from '../../scalars/scheduling-scalars.graphql.ts';
import type { AffectedVisit } from '../changes/index.ts';
import { SkippedStartRef, TimeslotGroupRef } from '../scheduling/index.ts';
import { applyTimeslotChange } from './apply-timeslot-change.ts';
import { chooseRemedies } from './choose-remedies.ts';
import { countTouched, type TouchedVisitors } from './count-touched.ts';
import { draftTimeslotGroupChange, draftTimeslotsChange } from './draft-timeslot-change.ts';
import { lookAtTimeslotChange, type TimeslotChangeView } from './look-at-timeslot-change.ts';
import { byHandOf } from './timeslot-change.ts';
import { DayRef, FactRef, LimitRef, RowRef } from './timeslot-effect.graphql.ts';
import { undoTimeslotChange } from './undo-timeslot-change.ts';

const TimeslotUpdateInput = inputFromZod('TimeslotUpdateInput', timeslotUpdateInput, {
  description: 'What is left out stays; a limit of null is no limit',
});

const NewTimeslotInput = inputFromZod('NewTimeslotInput', newTimeslotInput);

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
    facts: t.field({ type: [FactRef], resolve: ({ effect }) => effect.facts }),
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
    rows: t.field({ type: [RowRef], resolve: ({ effect }) => effect.rows }),
    days: t.field({ type: [DayRef], resolve: ({ effect }) => effect.days }),
    // Outcomes that an earlier version stored have neither.
    limits: t.field({ type: [LimitRef], resolve: ({ effect }) => effect.limits ?? [] }),
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
