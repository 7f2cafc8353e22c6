import type { TimeslotChangePlan } from '@foyer/domain/scheduling/plan-timeslot-changes.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { addTimeslot } from './add-timeslot.ts';
import { changeGroupSettings } from './change-group-settings.ts';
import { changeTimeslot } from './change-timeslot.ts';
import { type ChangedTimeslotGroup, changeTimeslotGroup } from './change-timeslot-group.ts';
import { createTimeslotGroup } from './create-timeslot-group.ts';
import { linkTicketGroups } from './link-ticket-groups.ts';
import { previewTimeslotGroup } from './preview-timeslot-group.ts';
import { Timeslot, TimeslotGroup } from './scheduling.graphql.ts';
import { listTimeslots } from './timeslot.repository.ts';

const TimeslotGroupInput = builder.inputType('TimeslotGroupInput', {
  fields: (t) => ({ name: t.string(), locationId: t.id() }),
});

const WeekdayTimeInput = builder.inputType('WeekdayTimeInput', {
  fields: (t) => ({
    weekday: t.int(),
    time: t.string(),
    limit: t.int({ required: false }),
    status: t.string(),
    title: t.string(),
    classes: t.string(),
  }),
});

const PeriodInput = builder.inputType('PeriodInput', {
  fields: (t) => ({
    id: t.id({ required: false }),
    from: t.string(),
    until: t.string(),
    priority: t.int(),
    note: t.string(),
    weekdayTimes: t.field({ type: [WeekdayTimeInput] }),
  }),
});

const TimeslotGroupChangeInput = builder.inputType('TimeslotGroupChangeInput', {
  fields: (t) => ({ name: t.string(), periods: t.field({ type: [PeriodInput] }) }),
});

const TimeslotChangeInput = builder.inputType('TimeslotChangeInput', {
  description: 'What is left out stays; a limit of null is no limit',
  fields: (t) => ({ limit: t.int({ required: false }), state: t.string({ required: false }) }),
});

const NewTimeslotInput = builder.inputType('NewTimeslotInput', {
  fields: (t) => ({ date: t.string(), time: t.string(), limit: t.int({ required: false }) }),
});

const TimeslotPlan = builder.objectRef<TimeslotChangePlan>('TimeslotPlan').implement({
  description: 'What a change of rules does to the timeslots',
  fields: (t) => ({
    addedCount: t.int({ resolve: ({ add }) => add.length }),
    removedCount: t.int({ resolve: ({ remove }) => remove.length }),
    changedCount: t.int({ resolve: ({ change }) => change.length }),
    conflictCount: t.int({ resolve: ({ conflicts }) => conflicts.length }),
    conflicts: t.field({
      description:
        'Timeslots that visitors have places in and that would differ from the rules, as they are now',
      type: [Timeslot],
      resolve: ({ conflicts }, _args, context) =>
        context.signedIn().inClient((scope) => listTimeslots(scope, conflicts)),
    }),
  }),
});

const TimeslotGroupChanged = builder.objectRef<ChangedTimeslotGroup>('TimeslotGroupChanged').implement({
  fields: (t) => ({
    group: t.expose('group', { type: TimeslotGroup }),
    plan: t.expose('plan', { type: TimeslotPlan }),
  }),
});

/** Where it is given and not the present one any more, the call is refused with `changed-meanwhile`. */
const seenVersion = { required: false, description: 'The version that was edited' } as const;

builder.queryField('timeslotGroupPreview', (t) =>
  t.field({
    authScopes: { right: ['timeslotgroup', 'edit'] },
    description: 'The dry run of a change. Nothing is changed',
    type: TimeslotPlan,
    args: {
      id: t.arg.id(),
      input: t.arg({ type: TimeslotGroupChangeInput }),
      version: t.arg.string(seenVersion),
    },
    resolve: (_root, { id, input, version }, context) =>
      previewTimeslotGroup(context.signedIn(), id, input, version),
  }),
);

builder.mutationFields((t) => ({
  createTimeslotGroup: t.field({
    authScopes: { right: ['timeslotgroup', 'edit'] },
    type: TimeslotGroup,
    args: { input: t.arg({ type: TimeslotGroupInput }) },
    resolve: (_root, { input }, context) => createTimeslotGroup(context.signedIn(), input),
  }),
  changeTimeslotGroup: t.field({
    authScopes: { right: ['timeslotgroup', 'edit'] },
    type: TimeslotGroupChanged,
    args: {
      id: t.arg.id(),
      input: t.arg({ type: TimeslotGroupChangeInput }),
      version: t.arg.string(seenVersion),
    },
    resolve: (_root, { id, input, version }, context) =>
      changeTimeslotGroup(context.signedIn(), id, input, version),
  }),
  changeTimeslotGroupSettings: t.field({
    authScopes: { right: ['timeslotgroup', 'edit'] },
    type: TimeslotGroup,
    args: { id: t.arg.id(), name: t.arg.string(), hidden: t.arg.boolean(), synced: t.arg.boolean() },
    resolve: (_root, { id, ...settings }, context) => changeGroupSettings(context.signedIn(), id, settings),
  }),
  linkTicketGroups: t.field({
    authScopes: { right: ['timeslotgroup', 'edit'] },
    description: 'Makes these the only ticket groups that take their times from the timeslot group',
    type: TimeslotGroup,
    args: {
      timeslotGroupId: t.arg.id(),
      ticketGroupIds: t.arg.idList(),
      convert: t.arg.boolean({
        required: false,
        description: 'Take them away from the product schedules that they take their times from',
      }),
    },
    resolve: (_root, { timeslotGroupId, ticketGroupIds, convert }, context) =>
      linkTicketGroups(context.signedIn(), timeslotGroupId, ticketGroupIds, { convert: convert ?? false }),
  }),
  changeTimeslot: t.field({
    authScopes: { right: ['timeslotgroup', 'edit'] },
    type: Timeslot,
    args: { id: t.arg.id(), input: t.arg({ type: TimeslotChangeInput }) },
    resolve: (_root, { id, input }, context) => changeTimeslot(context.signedIn(), id, input),
  }),
  addTimeslot: t.field({
    authScopes: { right: ['timeslotgroup', 'edit'] },
    type: Timeslot,
    args: { timeslotGroupId: t.arg.id(), input: t.arg({ type: NewTimeslotInput }) },
    resolve: (_root, { timeslotGroupId, input }, context) =>
      addTimeslot(context.signedIn(), timeslotGroupId, input),
  }),
}));
