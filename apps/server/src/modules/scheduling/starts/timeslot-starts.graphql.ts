import { builder } from '../../../platform/graphql/builder.ts';
import { reading } from '../../../platform/graphql/reading.ts';
import { listTimeslotStarts, type TimeslotStarts } from './timeslot-starts.repository.ts';

const TimeslotStartsRef = builder.objectRef<TimeslotStarts>('TimeslotStarts').implement({
  description: 'Open timeslots to come of one weekday and time',
  fields: (t) => ({
    weekday: t.exposeInt('weekday', { description: 'Monday is 1' }),
    time: t.expose('time', { type: 'Time' }),
    count: t.exposeInt('count'),
  }),
});

builder.queryField('timeslotStarts', (t) =>
  t.field({
    description: 'When the timeslots to come at a location start: what its opening hours are compared with',
    type: [TimeslotStartsRef],
    authScopes: { anyRight: [['openingstijden', 'new-settings'], 'access'] },
    args: { locationId: t.arg.id() },
    resolve: reading((scope, _root, { locationId }, context) =>
      listTimeslotStarts(scope, locationId, context.app.clock()),
    ),
  }),
);
