import {
  ownHoursOfLocationInput,
  productChangeInput,
  productInput,
  productTextInput,
} from '@foyer/domain/catalog/product-input.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { seenVersion } from '../../platform/graphql/seen-version.ts';
import { shownReview } from '../changes/index.ts';
import { Product } from './catalog.graphql.ts';
import { archiveProduct } from './products/archive-product.ts';
import { changeProduct } from './products/change-product.ts';
import { createProduct } from './products/create-product.ts';
import { deleteProduct } from './products/delete-product.ts';

const CreateProductInput = inputFromZod('CreateProductInput', productInput);

inputFromZod('ProductTextInput', productTextInput, { required: ['title', 'shortText', 'description'] });

export const OwnHoursInput = inputFromZod('OwnHoursInput', ownHoursOfLocationInput);

const ChangeProductInput = inputFromZod('ChangeProductInput', productChangeInput);

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
