import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { eventExceptionInput, eventInput } from '@foyer/domain/events/event-input.ts';
import { type EventKind, eventKinds } from '@foyer/domain/events/event-kinds.ts';
import {
  type EventState,
  eventStateOn,
  eventStates,
  type PlannedEvent,
} from '@foyer/domain/events/planned-event.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { resolveOffsetConnection } from '@pothos/plugin-relay';
import { z } from 'zod';
import type { ClientScope } from '../../platform/database/database.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { fieldsFromZod, objectFromZod } from '../../platform/graphql/fields-from-zod.ts';
import { loading, reading } from '../../platform/graphql/reading.ts';
import { EventKindScalar, EventStateScalar } from '../../scalars/event-scalars.graphql.ts';
import { dateOfCall, getClient } from '../clients/index.ts';
import { Location, listLocations } from '../venues/index.ts';
import { countEvents, type EventFilter, listEventIds } from './event-list.repository.ts';
import { countEventUse, unusedEvent } from './event-use.repository.ts';
import { getPlannedEvent, listPlannedEvents } from './planned-event.repository.ts';

objectFromZod('EventException', eventExceptionInput, { description: 'A date on which it is closed' });

export const PlannedEventRef = builder.objectRef<PlannedEvent>('PlannedEvent').implement({
  fields: (t) => ({
    ...fieldsFromZod(eventInput, {
      without: ['titleNl', 'titleEn', 'untilDate', 'limitChoice'],
      types: { fromDate: 'Date', at: 'Time' },
      descriptions: { ticketLimit: 'Of an event in all, of an exhibition a day; null = no limit' },
    }),
    id: t.exposeID('id'),
    titleNl: t.string({ resolve: ({ titles }) => titles.nl ?? '' }),
    titleEn: t.string({ resolve: ({ titles }) => titles.en ?? '' }),
    untilDate: t.expose('untilDate', { type: 'Date' }),
    location: t.loadable({
      authScopes: { session: true },
      type: Location,
      nullable: true,
      load: loading((scope, ids: string[]) => listLocations(scope, ids)),
      sort: ({ id }) => id,
      resolve: ({ locationId }) => locationId,
    }),
    version: t.exposeInt('version'),
    state: t.field({
      type: EventStateScalar,
      authScopes: { asParent: true },
      resolve: async (event, _args, context) => eventStateOn(event, await dateOfCall(context.signedIn())),
    }),
    use: t.loadable({
      authScopes: { right: ['tickets', 'access'] },
      type: builder.objectRef<typeof unusedEvent>('EventUse').implement({
        fields: (use) => ({
          ticketTypeCount: use.exposeInt('ticketTypeCount'),
          ticketCount: use.exposeInt('ticketCount', { description: 'Ever sold' }),
        }),
      }),
      load: loading(async (scope, ids: string[]) => {
        const use = await countEventUse(scope, ids);
        return ids.map((id) => use.get(id) ?? unusedEvent);
      }),
      resolve: ({ id }) => id,
    }),
  }),
});

const filterInput = z.object({
  search: z.string().trim().max(100, 'search-too-long').default(''),
  kind: z.enum(eventKinds, 'event-kind-unknown').nullable().default(null),
  states: z
    .array(z.enum(eventStates, 'state-unknown'))
    .max(eventStates.length, 'state-unknown')
    .default(['coming', 'now']),
});

interface TypedFilter {
  search?: string | null;
  kind?: EventKind | null;
  states?: readonly EventState[] | null;
}

async function readFilter(scope: ClientScope, typed: TypedFilter, at: Date): Promise<EventFilter> {
  const { search, kind, states } = typed;
  const given = { search: search ?? undefined, kind, states: states ?? undefined };
  const { timeZone } = await getClient(scope);
  return { ...valueOrThrow(parseInput(filterInput, given)), today: localDateAt(at, timeZone) };
}

const pageRows = 50;

builder.queryFields((t) => ({
  plannedEvents: t.connection({
    description: 'Events and exhibitions by date',
    type: PlannedEventRef,
    authScopes: { right: ['tickets', 'access'] },
    args: {
      search: t.arg.string({ required: false }),
      kind: t.arg({ type: EventKindScalar, required: false }),
      states: t.arg({ type: [EventStateScalar], required: false }),
    },
    resolve: reading((scope, _root, { search, kind, states, ...args }, { app }) =>
      resolveOffsetConnection({ args, defaultSize: pageRows, maxSize: pageRows }, async (page) => {
        const filter = await readFilter(scope, { search, kind, states }, app.clock());
        return listPlannedEvents(scope, await listEventIds(scope, filter, page));
      }),
    ),
  }),
  plannedEventCount: t.int({
    authScopes: { right: ['tickets', 'access'] },
    args: {
      search: t.arg.string({ required: false }),
      kind: t.arg({ type: EventKindScalar, required: false }),
      states: t.arg({ type: [EventStateScalar], required: false }),
    },
    resolve: reading(async (scope, _root, args, { app }) =>
      countEvents(scope, await readFilter(scope, args, app.clock())),
    ),
  }),
  plannedEvent: t.field({
    type: PlannedEventRef,
    authScopes: { right: ['tickets', 'access'] },
    args: { id: t.arg.id() },
    resolve: reading((scope, _root, { id }) => getPlannedEvent(scope, id)),
  }),
}));
