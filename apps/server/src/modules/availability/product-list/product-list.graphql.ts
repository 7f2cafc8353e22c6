import { productFilterInput } from '@foyer/domain/catalog/product-filter-input.ts';
import { resolveOffsetConnection } from '@pothos/plugin-relay';
import { builder } from '../../../platform/graphql/builder.ts';
import { inputFromZod } from '../../../platform/graphql/input-from-zod.ts';
import { ContentLanguageScalar, ProductStateScalar } from '../../../scalars/catalog-scalars.graphql.ts';
import { Product } from '../../catalog/index.ts';
import {
  type ListedProduct,
  listFoundProducts,
  type ProductSummary,
  summariseProducts,
} from './list-found-products.ts';
import { listSoldOutToday } from './list-sold-out-today.ts';

const ListedProductRef = builder.objectRef<ListedProduct>('ListedProduct').implement({
  fields: (t) => ({
    product: t.expose('product', { type: Product }),
    state: t.expose('state', { type: ProductStateScalar }),
    isSoldOutToday: t.boolean({
      authScopes: { asParent: true },
      description: 'It can still be visited today, and nothing is left',
      resolve: async ({ id }, _args, context) => (await listSoldOutToday(context.signedIn())).includes(id),
    }),
    missingLanguages: t.expose('missingLanguages', {
      type: [ContentLanguageScalar],
      description: 'The languages of the client in which its content is incomplete',
    }),
    ticketTypeCount: t.exposeInt('ticketTypeCount'),
    fromPriceMinor: t.exposeInt('fromPriceMinor', { nullable: true }),
    longestMinutes: t.exposeInt('longestMinutes', { nullable: true }),
    channelCount: t.exposeInt('channelCount', { description: 'On how many channels it is sold' }),
  }),
});

const ProductCountsRef = builder.objectRef<ProductSummary['counts']>('ProductCounts').implement({
  fields: (t) => ({
    active: t.exposeInt('active'),
    draft: t.exposeInt('draft'),
    archived: t.exposeInt('archived'),
    soldOutToday: t.int({
      authScopes: { asParent: true },
      resolve: async (_counts, _args, context) => (await listSoldOutToday(context.signedIn())).length,
    }),
    needsContent: t.exposeInt('needsContent', {
      description: 'Not archived, with incomplete content in a language',
    }),
  }),
});

const ProductSummaryRef = builder.objectRef<ProductSummary>('ProductSummary').implement({
  fields: (t) => ({
    total: t.exposeInt('total', { description: 'How many the filter finds' }),
    counts: t.expose('counts', { type: ProductCountsRef, description: 'Of each view, whatever the filter' }),
    channelCount: t.exposeInt('channelCount', { description: 'How many channels there are' }),
  }),
});

const ProductFilterInput = inputFromZod('ProductFilterInput', productFilterInput);

const pageRows = 50;

builder.queryFields((t) => ({
  products: t.connection({
    description: 'Products by name',
    type: ListedProductRef,
    authScopes: { right: ['products', 'access'] },
    args: { filter: t.arg({ type: ProductFilterInput, required: false }) },
    resolve: (_root, { filter, ...args }, context) =>
      resolveOffsetConnection({ args, defaultSize: pageRows, maxSize: pageRows }, (page) =>
        listFoundProducts(context.signedIn(), filter, page),
      ),
  }),
  productSummary: t.field({
    type: ProductSummaryRef,
    authScopes: { right: ['products', 'access'] },
    args: { filter: t.arg({ type: ProductFilterInput, required: false }) },
    resolve: (_root, { filter }, context) => summariseProducts(context.signedIn(), filter),
  }),
}));
