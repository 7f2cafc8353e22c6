import { chooseText } from '@foyer/domain/catalog/content-text.ts';
import type { LinkedEvent } from '@foyer/domain/events/linked-event.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { reading } from '../../platform/graphql/reading.ts';
import { EventKindScalar } from '../../scalars/event-scalars.graphql.ts';
import { listEvents } from './event.repository.ts';

const Event = builder.objectRef<LinkedEvent>('Event').implement({
  description: 'An event (dated) or exhibition (a period)',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: EventKindScalar }),
    title: t.string({
      description: 'In Dutch, which every event has, else in any language',
      resolve: ({ titles }) => chooseText(titles, 'nl', 'en'),
    }),
    fromDate: t.expose('fromDate', { type: 'Date' }),
    untilDate: t.expose('untilDate', { type: 'Date' }),
    at: t.exposeString('at', { nullable: true }),
  }),
});

builder.queryField('events', (t) =>
  t.field({
    description: 'Those that are not archived, by date',
    type: [Event],
    authScopes: { right: ['tickets', 'access'] },
    resolve: reading(async (scope) => {
      const events = await listEvents(scope);
      return events.filter(({ isArchived }) => !isArchived);
    }),
  }),
);
