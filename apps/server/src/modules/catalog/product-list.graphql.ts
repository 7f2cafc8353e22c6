import { type Product as DomainProduct, productStates } from '@foyer/domain/catalog/product.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { resolveOffsetConnection } from '@pothos/plugin-relay';
import { z } from 'zod';
import { valueOrThrow } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { Product } from './catalog.graphql.ts';
import { listProducts } from './product.repository.ts';
import {
  countChannels,
  countProducts,
  countProductsByState,
  listProductPage,
  type ProductCountsByState,
  type ProductFilter,
  type ProductListRow,
} from './product-list.repository.ts';

interface ListedProduct extends ProductListRow {
  product: DomainProduct;
}

const ListedProductRef = builder.objectRef<ListedProduct>('ListedProduct').implement({
  fields: (t) => ({
    product: t.expose('product', { type: Product }),
    state: t.exposeString('state'),
    ticketTypeCount: t.exposeInt('ticketTypeCount'),
    fromPriceMinor: t.exposeInt('fromPriceMinor', { nullable: true }),
    longestMinutes: t.exposeInt('longestMinutes', { nullable: true }),
    channelCount: t.exposeInt('channelCount', { description: 'On how many channels it is sold' }),
  }),
});

const ProductCounts = builder.objectRef<ProductCountsByState>('ProductCounts').implement({
  fields: (t) => ({
    active: t.exposeInt('active'),
    draft: t.exposeInt('draft'),
    archived: t.exposeInt('archived'),
  }),
});

interface ProductSummary {
  total: number;
  counts: ProductCountsByState;
  channelCount: number;
}

const ProductSummary = builder.objectRef<ProductSummary>('ProductSummary').implement({
  fields: (t) => ({
    total: t.exposeInt('total', { description: 'How many the filter finds' }),
    counts: t.expose('counts', { type: ProductCounts, description: 'Of each state, whatever the filter' }),
    channelCount: t.exposeInt('channelCount', { description: 'How many channels there are' }),
  }),
});

const filterInput = z.object({
  search: z.string().trim().max(100, 'search-too-long').default(''),
  states: z
    .array(z.enum(productStates, 'state-unknown'))
    .max(3, 'state-unknown')
    .default(['active', 'draft']),
  locationId: z.uuid('location-unknown').nullable().default(null),
  availabilityType: z.enum(['TIMESLOTS', 'UNLIMITED'], 'availability-type-unknown').nullable().default(null),
  channelId: z.uuid('channel-unknown').nullable().default(null),
});

interface TypedFilter {
  search?: string | null;
  states?: readonly string[] | null;
  locationId?: string | null;
  availabilityType?: string | null;
  channelId?: string | null;
}

function readFilter({ search, states, ...filters }: TypedFilter): ProductFilter {
  const typed = { search: search ?? undefined, states: states ?? undefined, ...filters };
  return valueOrThrow(parseInput(filterInput, typed));
}

const pageRows = 50;

builder.queryFields((t) => ({
  products: t.connection({
    description: 'Products by name',
    type: ListedProductRef,
    authScopes: { right: ['products', 'access'] },
    args: {
      search: t.arg.string({ required: false }),
      states: t.arg.stringList({ required: false }),
      locationId: t.arg.id({ required: false }),
      availabilityType: t.arg.string({ required: false }),
      channelId: t.arg.id({ required: false }),
    },
    resolve: (_root, { search, states, locationId, availabilityType, channelId, ...args }, context) => {
      const filter = readFilter({ search, states, locationId, availabilityType, channelId });
      return resolveOffsetConnection({ args, defaultSize: pageRows, maxSize: pageRows }, (page) =>
        context.signedIn().inClient(async (scope): Promise<ListedProduct[]> => {
          const rows = await listProductPage(scope, filter, page);
          const ids = rows.map(({ id }) => id);
          const products = await listProducts(scope, ids);
          return products.flatMap((product) => {
            const row = rows.find(({ id }) => id === product.id);
            return row ? [{ ...row, product }] : [];
          });
        }),
      );
    },
  }),
  productSummary: t.field({
    type: ProductSummary,
    authScopes: { right: ['products', 'access'] },
    args: {
      search: t.arg.string({ required: false }),
      states: t.arg.stringList({ required: false }),
      locationId: t.arg.id({ required: false }),
      availabilityType: t.arg.string({ required: false }),
      channelId: t.arg.id({ required: false }),
    },
    resolve: (_root, args, context) =>
      context.signedIn().inClient(async (scope) => ({
        total: await countProducts(scope, readFilter(args)),
        counts: await countProductsByState(scope),
        channelCount: await countChannels(scope),
      })),
  }),
}));
