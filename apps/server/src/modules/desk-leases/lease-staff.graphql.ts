import { finishLateSaleInput, giveSaleBackInput } from '@foyer/domain/desk-leases/late-sale-input.ts';
import { catalogueParts, readTranslator } from '@foyer/i18n/read-catalogue.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { loading, reading } from '../../platform/graphql/reading.ts';
import { nameForStaff } from '../catalog/index.ts';
import { listTills, requireTillRight, type Till, tillModule } from '../tills/index.ts';
import { listLocations } from '../venues/index.ts';
import { LateSaleRef } from './desk-leases.graphql.ts';
import { finishKeptSale, giveSaleBack } from './finish-kept-sale.ts';
import { type LeaseOfDesk, listDeskLeases } from './list-desk-leases.ts';
import { listKeptSales, sentSaleOf } from './list-kept-sales.ts';
import { keepDeskLease, settleDeskLease } from './settle-desk-lease.ts';

const mayRead = { right: [tillModule, 'access'] as const };
const mayOverride = { right: [tillModule, 'extra'] as const };
const refusalParts = catalogueParts('en').filter((part) => part.startsWith('errors'));

interface NamedTill {
  name: string;
  locationName: string;
}

const nameTills = loading(async (scope, ids: string[]): Promise<NamedTill[]> => {
  const tills = await listTills(scope, ids);
  const locations = await listLocations(
    scope,
    tills.map(({ locationId }) => locationId),
  );
  return ids.map((id) => {
    const till: Till | undefined = tills.find((one) => one.id === id);
    const location = locations.find((one) => one.id === till?.locationId);
    return { name: till?.name ?? '', locationName: location?.name ?? '' };
  });
});

const NamedTillRef = builder.objectRef<NamedTill>('TillName').implement({
  fields: (t) => ({ name: t.exposeString('name'), locationName: t.exposeString('locationName') }),
});

const HeldPlacesRef = builder.objectRef<LeaseOfDesk['places'][number]>('DeskLeaseHeldPlaces').implement({
  description: 'Places of a timeslot that a desk may have sold',
  fields: (t) => ({
    timeslotId: t.id({ resolve: ({ timeslot }) => timeslot.id }),
    date: t.field({ type: 'Date', resolve: ({ timeslot }) => timeslot.date }),
    time: t.field({ type: 'Time', resolve: ({ timeslot }) => timeslot.time }),
    places: t.exposeInt('places'),
  }),
});

const OpenLeaseRef = builder.objectRef<LeaseOfDesk>('OpenDeskLease').implement({
  description: 'What a desk may sell without a connection, as staff see it',
  fields: (t) => ({
    id: t.exposeID('id'),
    till: t.loadable({
      authScopes: mayRead,
      type: NamedTillRef,
      load: nameTills,
      resolve: ({ tillId }) => tillId,
    }),
    byName: t.exposeString('byName', { description: 'The colleague at the desk' }),
    openedAt: t.expose('openedAt', { type: 'DateTime' }),
    renewedAt: t.expose('renewedAt', { type: 'DateTime', description: 'When it was last connected' }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
    isOver: t.exposeBoolean('isOver', {
      description: 'Its desk sells nothing more of it, and has not returned it',
    }),
    keepUntil: t.expose('keepUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Staff keep its places until then',
    }),
    places: t.expose('places', { type: [HeldPlacesRef] }),
  }),
});

const LateLineRef = builder
  .objectRef<{ ticketTypeId: string; quantity: number }>('LateDeskSaleLine')
  .implement({
    fields: (t) => ({
      quantity: t.exposeInt('quantity'),
      name: t.loadable({
        authScopes: mayRead,
        type: 'String',
        load: loading(async (scope, ids: string[], call) => {
          const unnamed = ids.map((ticketTypeId) => ({ ticketTypeId, ticketTypeName: '', productName: '' }));
          const named = await nameForStaff(scope, unnamed, call.language ?? 'en');
          return named.map(({ ticketTypeName }) => ticketTypeName);
        }),
        resolve: ({ ticketTypeId }) => ticketTypeId,
      }),
    }),
  });

builder.objectFields(LateSaleRef, (t) => ({
  till: t.loadable({
    authScopes: mayRead,
    type: NamedTillRef,
    load: nameTills,
    resolve: ({ tillId }) => tillId,
  }),
  byName: t.exposeString('byName', { description: 'The colleague who sent it in' }),
  soldAt: t.expose('soldAt', { type: 'DateTime', description: 'By the corrected clock of the desk' }),
  totalMinor: t.exposeInt('totalMinor'),
  tickets: t.exposeInt('tickets', { description: 'Without merchandise, which takes no place' }),
  lines: t.field({
    type: [LateLineRef],
    resolve: (sale) => sentSaleOf(sale).wish.lines.filter(({ quantity }) => quantity > 0),
  }),
  isNamed: t.boolean({
    description: 'Its visitor said a name or address',
    resolve: ({ buyer }) => buyer !== null,
  }),
  reasonText: t.string({
    authScopes: mayRead,
    nullable: true,
    description: 'The same in words, in the language of the caller',
    resolve: ({ reason, params }, _args, context) =>
      reason &&
      readTranslator(context.signedIn().language ?? 'en', refusalParts).t(`errors.${reason}`, params ?? {}),
  }),
}));

const FinishInput = inputFromZod('FinishLateSaleInput', finishLateSaleInput);
const GiveBackInput = inputFromZod('GiveSaleBackInput', giveSaleBackInput);

builder.queryFields((t) => ({
  deskLeases: t.field({
    description: 'Those that are open, by their end',
    type: [OpenLeaseRef],
    authScopes: mayRead,
    resolve: reading((scope, _root, _args, call) => {
      requireTillRight(call, 'access');
      return listDeskLeases(scope, call.app.clock());
    }),
  }),
  keptDeskSales: t.field({
    description: 'Sales made without a connection that could not become orders and wait for staff',
    type: [LateSaleRef],
    authScopes: mayRead,
    resolve: reading((scope, _root, _args, call) => {
      requireTillRight(call, 'access');
      return listKeptSales(scope);
    }),
  }),
}));

builder.mutationFields((t) => ({
  settleDeskLease: t.field({
    authScopes: mayOverride,
    description: 'Gives back the places of a lease whose desk never came back. @returns how many came free',
    type: 'Int',
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => settleDeskLease(context.signedIn(), id),
  }),
  keepDeskLease: t.field({
    authScopes: mayOverride,
    description: 'Keeps its places until the end of the day, for what its desk may have sold',
    type: 'DateTime',
    nullable: true,
    args: { id: t.arg.id() },
    resolve: async (_root, { id }, context) => (await keepDeskLease(context.signedIn(), id)).keepUntil,
  }),
  finishKeptSale: t.field({
    authScopes: mayOverride,
    description: 'Makes the order of a kept sale',
    type: LateSaleRef,
    args: { id: t.arg.id(), input: t.arg({ type: FinishInput }) },
    resolve: (_root, { id, input }, context) => finishKeptSale(context.signedIn(), id, input),
  }),
  giveSaleBack: t.field({
    authScopes: mayOverride,
    description: 'Closes a kept sale without an order: its visitor has the money back',
    type: LateSaleRef,
    args: { id: t.arg.id(), input: t.arg({ type: GiveBackInput }) },
    resolve: (_root, { id, input }, context) => giveSaleBack(context.signedIn(), id, input),
  }),
}));
