import { checkImage } from '@foyer/domain/images/image-rules.ts';
import { ok, type Result } from '@foyer/domain/result/result.ts';
import { v7 as uuidv7 } from 'uuid';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { getProduct } from '../catalog/index.ts';
import { imageKey, imageUrl } from './image-place.ts';
import { readPictureFacts } from './read-picture-facts.ts';
import { type Picture, storeImage } from './store-image.ts';

/**
 * Makes a picture the product's own, in the place of the former one. What it is, is read from its content.
 * Refusals: see `checkImage`. @returns the address at which it is served.
 */
export async function uploadProductImage(
  context: RequestContext,
  productId: string,
  bytes: Buffer,
): Promise<Result<string>> {
  context.require('products', 'edit');
  const { format, width, height } = await readPictureFacts(bytes);
  const checked = checkImage('product-information', { format, width, height, bytes: bytes.length });
  if (!checked.ok) return checked;
  const { clientId, app } = context;
  const picture: Picture = {
    id: uuidv7(),
    owner: 'product',
    ownerId: productId,
    purpose: 'product-information',
    format: checked.value,
    width,
    height,
    bytes: bytes.length,
  };
  try {
    const former = await replaceAudited(context, picture, bytes);
    if (former) await app.files.remove(imageKey(clientId, former));
  } catch (error) {
    await app.files.remove(imageKey(clientId, picture.id));
    throw error;
  }
  return ok(imageUrl(clientId, picture.id));
}

async function replaceAudited(
  context: RequestContext,
  picture: Picture,
  bytes: Buffer,
): Promise<string | undefined> {
  return context.inClient(async (scope) => {
    await getProduct(scope, picture.ownerId);
    const former = await storeImage(context.app, scope, picture, bytes);
    await writeAudit(scope, actorOf(context), {
      action: 'upload-product-image',
      entity: 'product',
      entityId: picture.ownerId,
      before: { image: former ?? null },
      after: { image: picture.id },
    });
    return former;
  });
}
