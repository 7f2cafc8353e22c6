import { hoursInput } from '@foyer/domain/venues/hours-input.ts';
import type { HouseExpectation } from '@foyer/domain/venues/house-expectation.ts';
import type { Location as DomainLocation } from '@foyer/domain/venues/location.ts';
import { type LocationUse, unusedLocation } from '@foyer/domain/venues/location-deletion.ts';
import { locationInput } from '@foyer/domain/venues/location-input.ts';
import { closedDayInput } from '@foyer/domain/venues/opening-input.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { fieldsFromZod, objectFromZod } from '../../platform/graphql/fields-from-zod.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { loading, reading } from '../../platform/graphql/reading.ts';
import { seenVersion } from '../../platform/graphql/seen-version.ts';
import { PaymentEnvironmentScalar } from '../../scalars/venue-scalars.graphql.ts';
import { shownReview } from '../changes/index.ts';
import { changeLocation } from './change-location.ts';
import { listAllClosedDays } from './closed-day.repository.ts';
import { createLocation } from './create-location.ts';
import { deleteLocation } from './delete-location.ts';
import { expectHousesToday } from './expect-houses-today.ts';
import { getLocation, listLocations } from './location.repository.ts';
import { countLocationUse } from './location-use.repository.ts';

export const OpeningHours = objectFromZod('OpeningHours', hoursInput, {
  description: 'Closing before opening means after midnight',
  types: { opens: 'Time', closes: 'Time' },
});

const ClosedDay = objectFromZod('ClosedDay', closedDayInput);

const HousePeak = builder.objectRef<NonNullable<HouseExpectation['highest']>>('HousePeak').implement({
  fields: (t) => ({ count: t.exposeInt('count'), time: t.expose('time', { type: 'Time' }) }),
});

const HouseToday = builder.objectRef<HouseExpectation>('HouseToday').implement({
  description: 'People expected inside today, by what is sold',
  fields: (t) => ({
    now: t.exposeInt('now'),
    highest: t.expose('highest', { type: HousePeak, nullable: true }),
  }),
});

const LocationUseRef = builder.objectRef<LocationUse>('LocationUse').implement({
  fields: (t) => ({
    productCount: t.exposeInt('productCount'),
    timeslotGroupCount: t.exposeInt('timeslotGroupCount'),
    eventCount: t.exposeInt('eventCount', { description: 'Archived ones too' }),
    scannerCount: t.exposeInt('scannerCount', { description: 'Revoked ones too' }),
  }),
});

/** Opening hours and closed days are for those who keep them, and for those who give products hours of their own. */
const mayReadHours = { anyRight: [['new-settings', 'openingstijden', 'products'], 'access'] as const };

export const Location = builder.objectRef<DomainLocation>('Location').implement({
  fields: (t) => ({
    ...fieldsFromZod(locationInput, {
      without: ['ipRanges', 'standardHours', 'weekHours', 'closedDays', 'paymentEnvironment'],
      descriptions: { houseLimit: 'null = no limit' },
    }),
    id: t.exposeID('id'),
    ipRanges: t.stringList({
      description: 'Networks from which accounts of this location sign in',
      authScopes: { right: ['new-settings', 'access'] },
      resolve: ({ ipRanges }) => [...ipRanges],
    }),
    standardHours: t.expose('standardHours', { type: OpeningHours, authScopes: mayReadHours }),
    weekHours: t.expose('weekHours', {
      type: t.listRef(OpeningHours, { nullable: true }),
      description: 'Monday to Sunday; null = closed',
      authScopes: mayReadHours,
    }),
    closedDays: t.loadableList({
      authScopes: mayReadHours,
      description: 'By date, past ones too',
      type: ClosedDay,
      load: loading(async (scope, ids: string[]) => {
        const days = await listAllClosedDays(scope, ids);
        return ids.map((id) => days.filter(({ locationId }) => locationId === id));
      }),
      resolve: ({ id }) => id,
    }),
    version: t.exposeInt('version'),
    paymentEnvironment: t.expose('paymentEnvironment', {
      type: PaymentEnvironmentScalar,
      nullable: true,
      description: 'test, live, or null = as the client',
      authScopes: { right: ['new-settings', 'access'] },
    }),
    houseToday: t.loadable({
      type: HouseToday,
      authScopes: { right: ['new-settings', 'access'] },
      load: loading((scope, locations: DomainLocation[], { app }) =>
        expectHousesToday(scope, locations, app.clock()),
      ),
      resolve: (location) => location,
    }),
    usedBy: t.loadable({
      authScopes: { right: ['new-settings', 'access'] },
      type: LocationUseRef,
      load: loading(async (scope, ids: string[]) => {
        const use = await countLocationUse(scope);
        return ids.map((id) => use.get(id) ?? unusedLocation);
      }),
      resolve: ({ id }) => id,
    }),
  }),
});

export const OpeningHoursInput = inputFromZod('OpeningHoursInput', hoursInput);

export const ClosedDayInput = inputFromZod('ClosedDayInput', closedDayInput, { required: ['note'] });

const LocationInput = inputFromZod('LocationInput', locationInput);

builder.queryFields((t) => ({
  locations: t.field({
    description: 'All locations, by name',
    type: [Location],
    authScopes: { session: true },
    resolve: reading((scope) => listLocations(scope)),
  }),
  location: t.field({
    type: Location,
    authScopes: { right: ['new-settings', 'access'] },
    args: { id: t.arg.id() },
    resolve: reading((scope, _root, { id }) => getLocation(scope, id)),
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
    args: {
      id: t.arg.id(),
      input: t.arg({ type: LocationInput }),
      version: t.arg.int(seenVersion),
      fingerprint: t.arg.string(shownReview),
    },
    resolve: (_root, { id, input, version, fingerprint }, context) =>
      changeLocation(context.signedIn(), id, input, version, fingerprint),
  }),
  deleteLocation: t.id({
    authScopes: { right: ['new-settings', 'edit'] },
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => deleteLocation(context.signedIn(), id),
  }),
}));
