import { builder } from '../../platform/graphql/builder.ts';
import { loading } from '../../platform/graphql/reading.ts';
import { CalendarKindScalar } from '../../scalars/scheduling-scalars.graphql.ts';
import { Product } from '../catalog/index.ts';
import { listTimesSources, type TimesSource } from './times-source.repository.ts';

const TimesSourceRef = builder.objectRef<TimesSource>('TimesSource').implement({
  description:
    'Where a product takes its times from: a timeslot group, or its product schedules at a location',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: CalendarKindScalar }),
    name: t.exposeString('name', { description: 'Of the timeslot group, or of the schedules' }),
    locationId: t.exposeID('locationId'),
    locationName: t.exposeString('locationName'),
    timeslotCount: t.exposeInt('timeslotCount', { description: 'Still to come' }),
    untilDate: t.expose('untilDate', { type: 'Date', nullable: true }),
  }),
});

builder.objectFields(Product, (t) => ({
  timesSources: t.loadableGroup({
    authScopes: { anyRight: [['products', 'timeslotgroup', 'availability-scheduler'], 'access'] },
    type: TimesSourceRef,
    load: loading((scope, ids: string[], { app }) => listTimesSources(scope, ids, app.clock())),
    group: ({ productId }) => productId,
    resolve: ({ id }) => id,
  }),
}));
