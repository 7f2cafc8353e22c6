import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { deleteImage } from './image.repository.ts';
import { imageKey } from './image-place.ts';

/** Takes a product's picture away; one without a picture stays as it is. */
export async function removeProductImage(context: RequestContext, productId: string): Promise<void> {
  context.require('products', 'edit');
  const removed = await context.inClient(async (scope) => {
    const image = await deleteImage(scope, 'product', productId, 'product-information');
    if (!image) return undefined;
    await writeAudit(scope, actorOf(context), {
      action: 'remove-product-image',
      entity: 'product',
      entityId: productId,
      before: { image },
      after: { image: null },
    });
    return image;
  });
  if (removed) await context.app.files.remove(imageKey(context.clientId, removed));
}
