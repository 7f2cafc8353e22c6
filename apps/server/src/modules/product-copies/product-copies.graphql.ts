import { builder } from '../../platform/graphql/builder.ts';
import { Product } from '../catalog/index.ts';
import { duplicateProduct } from './duplicate-product.ts';

builder.mutationFields((t) => ({
  duplicateProduct: t.field({
    authScopes: { right: ['products', 'edit'] },
    description: 'A draft like it, on no channel',
    type: Product,
    args: {
      id: t.arg.id(),
      mark: t.arg.string({ description: 'Behind its name, in the language of the screen: copy' }),
    },
    resolve: (_root, { id, mark }, context) => duplicateProduct(context.signedIn(), id, mark),
  }),
}));
