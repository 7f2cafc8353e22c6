import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { Product as DomainProduct } from '@foyer/domain/catalog/product.ts';
import { productStateOf, productStates } from '@foyer/domain/catalog/product.ts';
import type { ProductText as DomainProductText } from '@foyer/domain/catalog/product-input.ts';
import {
  type TicketGroup as DomainTicketGroup,
  ticketGroupStateOn,
} from '@foyer/domain/catalog/ticket-group.ts';
import { type TicketType as DomainTicketType, ticketTypeStateOf } from '@foyer/domain/catalog/ticket-type.ts';
import type { TicketTypeDescription as DomainDescription } from '@foyer/domain/catalog/ticket-type-input.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { getClient } from '../clients/index.ts';
import { Location, listLocations } from '../venues/index.ts';
import { getProduct, listProducts } from './product.repository.ts';
import {
  getTicketGroup,
  listAllTicketGroups,
  listTicketGroups,
  listTicketGroupsOfProducts,
} from './ticket-group.repository.ts';
import { getTicketType, listTicketTypesOfGroups } from './ticket-type.repository.ts';

const ProductText = builder.objectRef<DomainProductText>('ProductText').implement({
  fields: (t) => ({
    language: t.exposeString('language'),
    title: t.exposeString('title'),
    shortText: t.exposeString('shortText'),
    description: t.exposeString('description'),
  }),
});

const TicketTypeDescription = builder.objectRef<DomainDescription>('TicketTypeDescription').implement({
  fields: (t) => ({
    language: t.exposeString('language'),
    name: t.exposeString('name'),
    extraInformation: t.exposeString('extraInformation'),
  }),
});

export const Product = builder.objectRef<DomainProduct>('Product');
export const TicketGroup = builder.objectRef<DomainTicketGroup>('TicketGroup');
export const TicketType = builder.objectRef<DomainTicketType>('TicketType');

Product.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    category: t.exposeString('category'),
    availabilityType: t.exposeString('availabilityType', { description: 'TIMESLOTS or UNLIMITED' }),
    state: t.string({
      description: productStates.join(', '),
      resolve: async ({ id, isArchived }, _args, context) => {
        const types = await context.signedIn().inClient(async (scope) => {
          const groups = await listTicketGroupsOfProducts(scope, [id]);
          return listTicketTypesOfGroups(
            scope,
            groups.map((group) => group.id),
          );
        });
        const active = types.filter((type) => ticketTypeStateOf(type) === 'active');
        return productStateOf({ isArchived, activeTicketTypeCount: active.length });
      },
    }),
    texts: t.field({ type: [ProductText], resolve: ({ texts }) => [...texts] }),
    locations: t.loadableList({
      type: Location,
      load: async (idLists: string[], context) => {
        const locations = await context.signedIn().inClient((scope) => listLocations(scope));
        return idLists.map((ids) => locations.filter(({ id }) => ids.split(' ').includes(id)));
      },
      resolve: ({ locationIds }) => locationIds.join(' '),
    }),
    ticketGroups: t.loadableList({
      type: TicketGroup,
      load: async (ids: string[], context) => {
        const groups = await context.signedIn().inClient((scope) => listTicketGroupsOfProducts(scope, ids));
        return ids.map((id) => groups.filter(({ productId }) => productId === id));
      },
      resolve: ({ id }) => id,
    }),
  }),
});

TicketGroup.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    kind: t.exposeString('kind'),
    availableFrom: t.expose('availableFrom', { type: 'Date', nullable: true }),
    availableUntil: t.expose('availableUntil', { type: 'Date', nullable: true }),
    lookaheadDays: t.exposeInt('lookaheadDays', { nullable: true }),
    cutOffMinutes: t.exposeInt('cutOffMinutes'),
    pageMaximum: t.exposeInt('pageMaximum', { description: '0 = unlimited' }),
    childNeedsAdult: t.exposeBoolean('childNeedsAdult'),
    state: t.string({
      description: 'active, future, expired, archived',
      resolve: async (group, _args, context) => {
        const call = context.signedIn();
        const { timeZone } = await call.inClient(getClient);
        return ticketGroupStateOn(group, localDateAt(call.app.clock(), timeZone));
      },
    }),
    product: t.loadable({
      type: Product,
      load: async (ids: string[], context) => {
        const products = await context.signedIn().inClient((scope) => listProducts(scope, ids));
        return ids.map(
          (id) => products.find((product) => product.id === id) ?? new Error('product-not-found'),
        );
      },
      resolve: ({ productId }) => productId,
    }),
    ticketTypes: t.loadableList({
      description: 'Archived ones too, in the order visitors see',
      type: TicketType,
      load: async (ids: string[], context) => {
        const types = await context.signedIn().inClient((scope) => listTicketTypesOfGroups(scope, ids));
        return ids.map((id) => types.filter(({ ticketGroupId }) => ticketGroupId === id));
      },
      resolve: ({ id }) => id,
    }),
  }),
});

TicketType.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.exposeInt('number'),
    descriptions: t.field({
      type: [TicketTypeDescription],
      resolve: ({ descriptions }) => [...descriptions],
    }),
    priceMinor: t.exposeInt('priceMinor'),
    originalPriceMinor: t.exposeInt('originalPriceMinor', { nullable: true }),
    vatBasisPoints: t.exposeInt('vatBasisPoints'),
    pluCode: t.exposeString('pluCode'),
    isChild: t.exposeBoolean('isChild'),
    durationMinutes: t.exposeInt('durationMinutes', { nullable: true }),
    minPerOrder: t.exposeInt('minPerOrder'),
    maxPerOrder: t.exposeInt('maxPerOrder', { nullable: true }),
    salesPoints: t.stringList({ resolve: ({ salesPoints }) => [...salesPoints] }),
    active: t.exposeBoolean('active'),
    state: t.string({ description: 'active, inactive, archived', resolve: ticketTypeStateOf }),
    ticketGroup: t.loadable({
      type: TicketGroup,
      load: async (ids: string[], context) => {
        const groups = await context.signedIn().inClient((scope) => listTicketGroups(scope, ids));
        return ids.map(
          (id) => groups.find((group) => group.id === id) ?? new Error('ticket-group-not-found'),
        );
      },
      resolve: ({ ticketGroupId }) => ticketGroupId,
    }),
  }),
});

builder.queryFields((t) => ({
  product: t.field({
    type: Product,
    authScopes: { right: ['products', 'access'] },
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => context.signedIn().inClient((scope) => getProduct(scope, id)),
  }),
  ticketGroups: t.field({
    description: 'All ticket groups, by name',
    type: [TicketGroup],
    authScopes: { right: ['tickets', 'access'] },
    resolve: (_root, _args, context) => context.signedIn().inClient(listAllTicketGroups),
  }),
  ticketGroup: t.field({
    type: TicketGroup,
    authScopes: { right: ['tickets', 'access'] },
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => context.signedIn().inClient((scope) => getTicketGroup(scope, id)),
  }),
  ticketType: t.field({
    type: TicketType,
    authScopes: { right: ['tickets', 'access'] },
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => context.signedIn().inClient((scope) => getTicketType(scope, id)),
  }),
}));
