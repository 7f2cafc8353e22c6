import type { Product as DomainProduct } from '@foyer/domain/catalog/product.ts';
import { productStateOf } from '@foyer/domain/catalog/product.ts';
import type { ProductText as DomainProductText } from '@foyer/domain/catalog/product-input.ts';
import type { TicketGroup as DomainTicketGroup } from '@foyer/domain/catalog/ticket-group.ts';
import { type TicketType as DomainTicketType, ticketTypeStateOf } from '@foyer/domain/catalog/ticket-type.ts';
import { builder } from '../../platform/graphql/builder.ts';
import {
  AvailabilityTypeScalar,
  ContentLanguageScalar,
  ProductStateScalar,
  ProductTypeScalar,
} from '../../scalars/catalog-scalars.graphql.ts';
import { Location, listLocations } from '../venues/index.ts';
import { getProduct } from './products/product.repository.ts';
import {
  getTicketGroup,
  listAllTicketGroups,
  listTicketGroupsOfProducts,
} from './ticket-groups/ticket-group.repository.ts';
import { getTicketType, listTicketTypesOfGroups } from './ticket-types/ticket-type.repository.ts';

const ProductText = builder.objectRef<DomainProductText>('ProductText').implement({
  fields: (t) => ({
    language: t.expose('language', { type: ContentLanguageScalar }),
    title: t.exposeString('title'),
    shortText: t.exposeString('shortText'),
    description: t.exposeString('description'),
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
    type: t.expose('type', { type: ProductTypeScalar }),
    availabilityType: t.expose('availabilityType', { type: AvailabilityTypeScalar }),
    state: t.field({
      type: ProductStateScalar,
      authScopes: { asParent: true },
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
    version: t.exposeInt('version'),
    locations: t.loadableList({
      authScopes: { session: true },
      type: Location,
      load: async (idLists: string[], context) => {
        const locations = await context.signedIn().inClient((scope) => listLocations(scope));
        return idLists.map((ids) => locations.filter(({ id }) => ids.split(' ').includes(id)));
      },
      resolve: ({ locationIds }) => locationIds.join(' '),
    }),
    ticketGroups: t.loadableList({
      authScopes: { anyRight: [['products', 'tickets'], 'access'] },
      type: TicketGroup,
      load: async (ids: string[], context) => {
        const groups = await context.signedIn().inClient((scope) => listTicketGroupsOfProducts(scope, ids));
        return ids.map((id) => groups.filter(({ productId }) => productId === id));
      },
      resolve: ({ id }) => id,
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
