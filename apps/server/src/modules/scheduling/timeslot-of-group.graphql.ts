import {
  generateTimeslots,
  listSkippedStarts,
  type SkippedStart,
} from '@foyer/domain/scheduling/generate-timeslots.ts';
import type { TimeslotGroup as DomainTimeslotGroup } from '@foyer/domain/scheduling/timeslot-group.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { reading } from '../../platform/graphql/reading.ts';
import { TimeslotDay, TimeslotGroup, TimeslotRef } from './scheduling.graphql.ts';
import { getTimeslot, type Timeslot } from './timeslot.repository.ts';
import { getTimeslotGroup } from './timeslot-group.repository.ts';

interface TimeslotOfGroup {
  group: DomainTimeslotGroup;
  timeslot: Timeslot;
}

const TimeslotOfGroupRef = builder.objectRef<TimeslotOfGroup>('TimeslotOfGroup').implement({
  fields: (t) => ({
    group: t.expose('group', { type: TimeslotGroup }),
    timeslot: t.expose('timeslot', { type: TimeslotRef }),
    isInRules: t.boolean({
      description: 'Whether the rules yield it: one that a person added goes when it is given back to them',
      resolve: ({ group, timeslot: { date, time } }) => timesYieldedOn(group, date).includes(time),
    }),
  }),
});

builder.queryField('timeslotOfGroup', (t) =>
  t.field({
    description: 'One timeslot of a timeslot group',
    type: TimeslotOfGroupRef,
    authScopes: { right: ['timeslotgroup', 'access'] },
    args: { id: t.arg.id() },
    resolve: reading(async (scope, _root, { id }) => {
      const timeslot = await getTimeslot(scope, id);
      return { timeslot, group: await getTimeslotGroup(scope, timeslot.calendarId) };
    }),
  }),
);

builder.objectField(TimeslotDay, 'yieldedTimes', (t) =>
  t.field({
    description: 'The starts that the rules yield on this date',
    type: ['Time'],
    resolve: ({ group, date }) => timesYieldedOn(group, date),
  }),
);

export const SkippedStartRef = builder.objectRef<SkippedStart>('SkippedStart').implement({
  description: 'A start that the rules want and the clock of the location skips',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date' }),
    time: t.expose('time', { type: 'Time' }),
  }),
});

builder.objectField(TimeslotDay, 'skippedStarts', (t) =>
  t.field({
    type: [SkippedStartRef],
    resolve: ({ group, date }) => listSkippedStarts(group, date, date),
  }),
);

function timesYieldedOn(group: DomainTimeslotGroup, date: string): string[] {
  return generateTimeslots(group, date, date).map(({ time }) => time);
}
