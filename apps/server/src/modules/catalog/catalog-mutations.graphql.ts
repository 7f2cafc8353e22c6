import { builder } from '../../platform/graphql/builder.ts';
import { seenVersion } from '../../platform/graphql/seen-version.ts';
import { shownReview } from '../changes/index.ts';
import { OpeningHoursInput } from '../venues/index.ts';
import { archiveProduct } from './archive-product.ts';
import { Product } from './catalog.graphql.ts';
import { changeProduct } from './change-product.ts';
import { createProduct } from './create-product.ts';
import { deleteProduct } from './delete-product.ts';

const CreateProductInput = builder.inputType('CreateProductInput', {
  fields: (t) => ({
    name: t.string(),
    category: t.string({ required: false }),
    locationIds: t.idList(),
  }),
});

const ProductTextInput = builder.inputType('ProductTextInput', {
  fields: (t) => ({
    language: t.string(),
    title: t.string(),
    shortText: t.string(),
    description: t.string(),
  }),
});

export const OwnHoursInput = builder.inputType('OwnHoursInput', {
  fields: (t) => ({
    locationId: t.id(),
    weekHours: t.field({ type: [OpeningHoursInput], required: { list: true, items: false } }),
  }),
});

const ChangeProductInput = builder.inputType('ChangeProductInput', {
  fields: (t) => ({
    name: t.string(),
    category: t.string({ required: false }),
    locationIds: t.idList(),
    texts: t.field({ type: [ProductTextInput] }),
    ownHours: t.field({ type: [OwnHoursInput], required: false, description: 'Left out = as they are' }),
  }),
});

builder.mutationFields((t) => ({
  createProduct: t.field({
    authScopes: { right: ['products', 'edit'] },
    type: Product,
    args: { input: t.arg({ type: CreateProductInput }) },
    resolve: (_root, { input }, context) => createProduct(context.signedIn(), input),
  }),
  changeProduct: t.field({
    authScopes: { right: ['products', 'edit'] },
    type: Product,
    args: {
      id: t.arg.id(),
      input: t.arg({ type: ChangeProductInput }),
      version: t.arg.int(seenVersion),
      fingerprint: t.arg.string(shownReview),
    },
    resolve: (_root, { id, input, version, fingerprint }, context) =>
      changeProduct(context.signedIn(), id, input, version, fingerprint),
  }),
  archiveProduct: t.field({
    authScopes: { right: ['products', 'edit'] },
    description: 'Archived or, with false, brought back',
    type: Product,
    args: { id: t.arg.id(), archived: t.arg.boolean() },
    resolve: (_root, { id, archived }, context) => archiveProduct(context.signedIn(), id, archived),
  }),
  deleteProduct: t.id({
    authScopes: { right: ['products', 'edit'] },
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => deleteProduct(context.signedIn(), id),
  }),
}));
