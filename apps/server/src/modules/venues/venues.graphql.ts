import type { Location as DomainLocation } from '@foyer/domain/venues/location.ts';
import type { LocationUse } from '@foyer/domain/venues/location-deletion.ts';
import type { OpeningHours as DomainOpeningHours } from '@foyer/domain/venues/location-input.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { changeLocation } from './change-location.ts';
import { createLocation } from './create-location.ts';
import { deleteLocation } from './delete-location.ts';
import { getLocation, listLocations } from './location.repository.ts';
import { countLocationUse } from './location-use.repository.ts';

const OpeningHours = builder.objectRef<DomainOpeningHours>('OpeningHours').implement({
  description: 'Closing before opening means after midnight',
  fields: (t) => ({
    opens: t.expose('opens', { type: 'Time' }),
    closes: t.expose('closes', { type: 'Time' }),
  }),
});

const LocationUseRef = builder.objectRef<LocationUse>('LocationUse').implement({
  fields: (t) => ({
    productCount: t.exposeInt('productCount'),
    timeslotGroupCount: t.exposeInt('timeslotGroupCount'),
  }),
});

export const Location = builder.objectRef<DomainLocation>('Location').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    address: t.exposeString('address'),
    postalCode: t.exposeString('postalCode'),
    town: t.exposeString('town'),
    country: t.exposeString('country'),
    timeZone: t.exposeString('timeZone'),
    ipRanges: t.stringList({
      description: 'Networks from which accounts of this location sign in',
      authScopes: { right: ['new-settings', 'access'] },
      resolve: ({ ipRanges }) => [...ipRanges],
    }),
    standardHours: t.expose('standardHours', { type: OpeningHours }),
    weekHours: t.field({
      description: 'Monday to Sunday; null = closed',
      type: [OpeningHours],
      nullable: { list: false, items: true },
      resolve: ({ weekHours }) => [...weekHours],
    }),
    usedBy: t.loadable({
      authScopes: { right: ['new-settings', 'access'] },
      type: LocationUseRef,
      load: async (ids: string[], context) => {
        const use = await context.signedIn().inClient(countLocationUse);
        return ids.map((id) => use.get(id) ?? { productCount: 0, timeslotGroupCount: 0 });
      },
      resolve: ({ id }) => id,
    }),
  }),
});

const OpeningHoursInput = builder.inputType('OpeningHoursInput', {
  fields: (t) => ({ opens: t.string(), closes: t.string() }),
});

const LocationInput = builder.inputType('LocationInput', {
  fields: (t) => ({
    name: t.string(),
    address: t.string({ required: false }),
    postalCode: t.string({ required: false }),
    town: t.string({ required: false }),
    country: t.string({ required: false }),
    timeZone: t.string({ required: false }),
    ipRanges: t.stringList({ required: false }),
    standardHours: t.field({ type: OpeningHoursInput }),
    weekHours: t.field({ type: [OpeningHoursInput], required: { list: true, items: false } }),
  }),
});

builder.queryFields((t) => ({
  locations: t.field({
    description: 'All locations, by name',
    type: [Location],
    authScopes: { session: true },
    resolve: (_root, _args, context) => context.signedIn().inClient((scope) => listLocations(scope)),
  }),
  location: t.field({
    type: Location,
    authScopes: { right: ['new-settings', 'access'] },
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => context.signedIn().inClient((scope) => getLocation(scope, id)),
  }),
}));

builder.mutationFields((t) => ({
  createLocation: t.field({
    authScopes: { right: ['new-settings', 'edit'] },
    type: Location,
    args: { input: t.arg({ type: LocationInput }) },
    resolve: (_root, { input }, context) => createLocation(context.signedIn(), input),
  }),
  changeLocation: t.field({
    authScopes: { right: ['new-settings', 'edit'] },
    type: Location,
    args: { id: t.arg.id(), input: t.arg({ type: LocationInput }) },
    resolve: (_root, { id, input }, context) => changeLocation(context.signedIn(), id, input),
  }),
  deleteLocation: t.id({
    authScopes: { right: ['new-settings', 'edit'] },
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => deleteLocation(context.signedIn(), id),
  }),
}));
