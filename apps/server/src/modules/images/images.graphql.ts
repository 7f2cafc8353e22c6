import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import { builder, type GraphqlContext } from '../../platform/graphql/builder.ts';
import { Product } from '../catalog/index.ts';
import { listImages } from './image.repository.ts';
import { imageUrl } from './image-place.ts';
import { removeProductImage } from './remove-product-image.ts';
import { uploadProductImage } from './upload-product-image.ts';

/** Nothing heavier is even read; the rule of the picture's purpose decides below that. */
const READ_BYTES = 10_000_000;

builder.objectField(Product, 'imageUrl', (t) =>
  t.loadable({
    authScopes: { asParent: true },
    type: 'String',
    nullable: true,
    description: 'The picture of 640 by 220, or null',
    load: (ids: string[], context) => loadImageUrls(ids, context),
    resolve: (product) => product.id,
  }),
);

builder.mutationField('uploadProductImage', (t) =>
  t.string({
    description: 'Answers the address at which the picture is served',
    authScopes: { right: ['products', 'edit'] },
    args: { productId: t.arg.id(), image: t.arg({ type: 'Upload' }) },
    resolve: async (_root, { productId, image }, context) => {
      if (image.size > READ_BYTES) throw new RefusedError([{ code: 'image-format', field: 'image' }]);
      const bytes = Buffer.from(await image.arrayBuffer());
      return valueOrThrow(await uploadProductImage(context.signedIn(), productId, bytes));
    },
  }),
);

builder.mutationField('removeProductImage', (t) =>
  t.boolean({
    authScopes: { right: ['products', 'edit'] },
    args: { productId: t.arg.id() },
    resolve: async (_root, { productId }, context) => {
      await removeProductImage(context.signedIn(), productId);
      return true;
    },
  }),
);

async function loadImageUrls(productIds: string[], context: GraphqlContext): Promise<(string | null)[]> {
  const { clientId, inClient } = context.signedIn();
  const images = await inClient((scope) => listImages(scope, 'product', productIds, 'product-information'));
  const byOwner = new Map(images.map((image) => [image.ownerId, imageUrl(clientId, image.id)]));
  return productIds.map((id) => byOwner.get(id) ?? null);
}
