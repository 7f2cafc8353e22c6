import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { reading } from '../../platform/graphql/reading.ts';
import { OwnerLimitKindScalar } from '../../scalars/availability-scalars.graphql.ts';
import { getClient } from '../clients/index.ts';
import { listNamedLimitConflicts, type NamedLimitConflict } from '../sale-counters/index.ts';
import { type ConflictingTimeslot, listConflictingTimeslots } from './list-conflicting-timeslots.ts';
import { TimeslotRef } from './scheduling.graphql.ts';

const Conflicting = builder.objectRef<ConflictingTimeslot>('ConflictingTimeslot').implement({
  description:
    'A timeslot that differs from its rules because visitors have places in it, and waits for a choice',
  fields: (t) => ({
    timeslot: t.expose('timeslot', { type: TimeslotRef }),
    groupId: t.exposeID('groupId', { nullable: true, description: 'null = of product schedules' }),
    name: t.exposeString('name'),
    locationName: t.string({ resolve: ({ timeslot }) => timeslot.locationName }),
  }),
});

const LimitConflict = builder.objectRef<NamedLimitConflict>('LimitConflict').implement({
  description: 'A limit that is lower than what visitors had taken when it was set',
  fields: (t) => ({
    kind: t.expose('kind', { type: OwnerLimitKindScalar }),
    ownerId: t.exposeID('ownerId'),
    name: t.exposeString('name'),
    date: t.expose('date', { type: 'Date', nullable: true, description: 'null = in all' }),
    time: t.expose('time', { type: 'Time', nullable: true }),
    limit: t.exposeInt('limit'),
    taken: t.exposeInt('taken'),
  }),
});

builder.queryFields((t) => ({
  timeslotConflicts: t.field({
    description: 'What waits to be settled, by start; what is kept is settled',
    type: [Conflicting],
    authScopes: { right: ['timeslotgroup', 'access'] },
    resolve: reading((scope, _root, _args, { app }) => listConflictingTimeslots(scope, app.clock())),
  }),
  limitConflicts: t.field({
    description: 'Limits of ticket types, ticket groups, events and houses that are passed, from today on',
    type: [LimitConflict],
    authScopes: { right: ['timeslotgroup', 'access'] },
    resolve: reading(async (scope, _root, _args, { app }) => {
      const { timeZone } = await getClient(scope);
      return listNamedLimitConflicts(scope, localDateAt(app.clock(), timeZone));
    }),
  }),
}));
