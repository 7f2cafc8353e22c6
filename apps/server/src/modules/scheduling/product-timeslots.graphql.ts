import { builder } from '../../platform/graphql/builder.ts';
import { loading } from '../../platform/graphql/reading.ts';
import { CalendarKindScalar, TimesRuleKindScalar } from '../../scalars/scheduling-scalars.graphql.ts';
import { Product } from '../catalog/index.ts';
import { listTimesRules, type TimesRule } from './product-times/times-rule.repository.ts';
import { listTimesSources, type TimesSource } from './product-times/times-source.repository.ts';

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

const TimesRuleRef = builder.objectRef<TimesRule>('TimesRule').implement({
  description: 'A period, product schedule or blocker in short, as long as it has not ended',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: TimesRuleKindScalar }),
    name: t.exposeString('name', { description: 'Empty = it has none' }),
    from: t.expose('from', { type: 'Date' }),
    until: t.expose('until', { type: 'Date' }),
    weekdays: t.exposeIntList('weekdays', { description: '1 = Monday; none = it has no times' }),
    firstTime: t.expose('firstTime', {
      type: 'Time',
      nullable: true,
      description: 'null = none, or all day',
    }),
    lastTime: t.expose('lastTime', { type: 'Time', nullable: true }),
    intervalMinutes: t.exposeInt('intervalMinutes', {
      nullable: true,
      description: 'null = the starts are not evenly spaced, or there is one a day',
    }),
    leastLimit: t.exposeInt('leastLimit', { nullable: true, description: 'Of a timeslot; null = no limit' }),
    mostLimit: t.exposeInt('mostLimit', { nullable: true }),
  }),
});

builder.objectFields(TimesSourceRef, (t) => ({
  rules: t.loadableGroup({
    authScopes: { anyRight: [['products', 'timeslotgroup', 'availability-scheduler'], 'access'] },
    type: TimesRuleRef,
    load: loading((scope, ids: string[], { app }) => listTimesRules(scope, ids, app.clock())),
    group: ({ calendarId }) => calendarId,
    resolve: ({ id }) => id,
  }),
}));

builder.objectFields(Product, (t) => ({
  timesSources: t.loadableGroup({
    authScopes: { anyRight: [['products', 'timeslotgroup', 'availability-scheduler'], 'access'] },
    type: TimesSourceRef,
    load: loading((scope, ids: string[], { app }) => listTimesSources(scope, ids, app.clock())),
    group: ({ productId }) => productId,
    resolve: ({ id }) => id,
  }),
}));
