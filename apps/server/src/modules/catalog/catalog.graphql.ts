import type { Product as DomainProduct } from '@foyer/domain/catalog/product.ts';
import type { ProductText as DomainProductText } from '@foyer/domain/catalog/product-input.ts';
import type { TicketGroup as DomainTicketGroup } from '@foyer/domain/catalog/ticket-group.ts';
import type { TicketType as DomainTicketType } from '@foyer/domain/catalog/ticket-type.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { loading, reading } from '../../platform/graphql/reading.ts';
import {
  AvailabilityTypeScalar,
  ContentLanguageScalar,
  ProductStateScalar,
  ProductTypeScalar,
} from '../../scalars/catalog-scalars.graphql.ts';
import { Location } from '../venues/index.ts';
import { listLocationsOfProducts } from './products/list-locations-of-products.ts';
import { listProductStates } from './products/list-product-states.ts';
import { getProduct } from './products/product.repository.ts';
import {
  getTicketGroup,
  listAllTicketGroups,
  listTicketGroupsOfProducts,
} from './ticket-groups/ticket-group.repository.ts';
import { getTicketType } from './ticket-types/ticket-type.repository.ts';

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
    state: t.loadable({
      type: ProductStateScalar,
      authScopes: { asParent: true },
      load: loading(listProductStates),
      resolve: (product) => product,
    }),
    texts: t.field({ type: [ProductText], resolve: ({ texts }) => [...texts] }),
    version: t.exposeInt('version'),
    locations: t.loadableList({
      authScopes: { session: true },
      type: Location,
      load: loading(listLocationsOfProducts),
      resolve: (product) => product,
    }),
    ticketGroups: t.loadableGroup({
      authScopes: { anyRight: [['products', 'tickets'], 'access'] },
      type: TicketGroup,
      load: loading(listTicketGroupsOfProducts),
      group: ({ productId }) => productId,
      resolve: ({ id }) => id,
    }),
  }),
});

builder.queryFields((t) => ({
  product: t.field({
    type: Product,
    authScopes: { right: ['products', 'access'] },
    args: { id: t.arg.id() },
    resolve: reading((scope, _root, { id }) => getProduct(scope, id)),
  }),
  ticketGroups: t.field({
    description: 'All ticket groups, by name',
    type: [TicketGroup],
    authScopes: { right: ['tickets', 'access'] },
    resolve: reading(listAllTicketGroups),
  }),
  ticketGroup: t.field({
    type: TicketGroup,
    authScopes: { right: ['tickets', 'access'] },
    args: { id: t.arg.id() },
    resolve: reading((scope, _root, { id }) => getTicketGroup(scope, id)),
  }),
  ticketType: t.field({
    type: TicketType,
    authScopes: { right: ['tickets', 'access'] },
    args: { id: t.arg.id() },
    resolve: reading((scope, _root, { id }) => getTicketType(scope, id)),
  }),
}));
