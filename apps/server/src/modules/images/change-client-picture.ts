import { checkImage } from '@foyer/domain/images/image-rules.ts';
import { ok, type Result } from '@foyer/domain/result/result.ts';
import { v7 as uuidv7 } from 'uuid';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { type ClientPicture, changeClientPicture } from '../clients/index.ts';
import { deleteImage } from './image.repository.ts';
import { imageKey, imageUrl } from './image-place.ts';
import { readPictureFacts } from './read-picture-facts.ts';
import { type Picture, storeImage } from './store-image.ts';

/**
 * Makes a picture the client's logo or banner, in the place of the former one, at once for everybody. Refusals:
 * see `checkImage`. @returns the address at which it is served.
 */
export async function uploadClientPicture(
  context: RequestContext,
  purpose: ClientPicture,
  bytes: Buffer,
): Promise<Result<string>> {
  context.require('tickets', 'edit');
  const { clientId, app } = context;
  const facts = { ...(await readPictureFacts(bytes)), bytes: bytes.length };
  const checked = checkImage(purpose, facts);
  if (!checked.ok) return checked;
  const picture: Picture = {
    id: uuidv7(),
    owner: 'client',
    ownerId: clientId,
    purpose,
    ...facts,
    format: checked.value,
  };
  const url = imageUrl(clientId, picture.id);
  try {
    const former = await context.inClient(async (scope) => {
      const replaced = await storeImage(app, scope, picture, bytes);
      await changeClientPicture(scope, purpose, url);
      await writeAudit(scope, actorOf(context), {
        action: `upload-client-${purpose}`,
        entity: 'client',
        entityId: clientId,
        before: { image: replaced ?? null },
        after: { image: picture.id },
      });
      return replaced;
    });
    if (former) await app.files.remove(imageKey(clientId, former));
  } catch (error) {
    await app.files.remove(imageKey(clientId, picture.id));
    throw error;
  }
  return ok(url);
}

/** Takes the client's logo or banner away; one without stays as it is. */
export async function removeClientPicture(context: RequestContext, purpose: ClientPicture): Promise<void> {
  context.require('tickets', 'edit');
  const { clientId, app } = context;
  const removed = await context.inClient(async (scope) => {
    const image = await deleteImage(scope, 'client', clientId, purpose);
    await changeClientPicture(scope, purpose, null);
    if (!image) return undefined;
    await writeAudit(scope, actorOf(context), {
      action: `remove-client-${purpose}`,
      entity: 'client',
      entityId: clientId,
      before: { image },
      after: { image: null },
    });
    return image;
  });
  if (removed) await app.files.remove(imageKey(clientId, removed));
}
