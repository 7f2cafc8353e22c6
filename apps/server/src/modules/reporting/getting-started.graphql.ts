import { builder } from '../../platform/graphql/builder.ts';
import type { GettingStarted, MadeThing } from './getting-started.repository.ts';

const MadeThingRef = builder.objectRef<MadeThing>('MadeThing').implement({
  description: 'The first one of its kind',
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
});

const MadeChannel = builder.objectRef<MadeThing & { url: string }>('MadeChannel').implement({
  description: 'A published one, else the first one',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    url: t.exposeString('url'),
  }),
});

export const GettingStartedRef = builder.objectRef<GettingStarted>('GettingStarted').implement({
  description: 'What a new client has made on its way to the first sale',
  fields: (t) => ({
    location: t.expose('location', { type: MadeThingRef, nullable: true }),
    product: t.expose('product', { type: MadeThingRef, nullable: true }),
    ticketGroupId: t.exposeID('ticketGroupId', {
      nullable: true,
      description: 'The first one of the product',
    }),
    ticketTypeCount: t.exposeInt('ticketTypeCount'),
    timeslotGroup: t.expose('timeslotGroup', { type: MadeThingRef, nullable: true }),
    hasTimeslots: t.exposeBoolean('hasTimeslots', {
      description: 'A timeslot to come is linked to a ticket group with ticket types',
    }),
    channel: t.expose('channel', { type: MadeChannel, nullable: true }),
    isPublished: t.exposeBoolean('isPublished', { description: 'A published channel sells a ticket group' }),
    hasOrder: t.exposeBoolean('hasOrder'),
    hasScan: t.exposeBoolean('hasScan'),
  }),
});
