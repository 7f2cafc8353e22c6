import { checkImage } from '@foyer/domain/images/image-rules.ts';
import { ok, type Result } from '@foyer/domain/result/result.ts';
import { v7 as uuidv7 } from 'uuid';
import type { ClientScope } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { getTicketGroup, getTicketType } from '../catalog/index.ts';
import { deleteImage } from './image.repository.ts';
import { imageKey, imageUrl } from './image-place.ts';
import { readPictureFacts } from './read-picture-facts.ts';
import { type Picture, storeImage } from './store-image.ts';

/** Whose picture it is, and so what for: the banner of a group's e-ticket, the picture of a ticket type. */
const pictures = {
  'ticket-group': { purpose: 'eticket-banner', check: getTicketGroup },
  'ticket-type': { purpose: 'ticket-type', check: getTicketType },
} as const;
export type TicketPictureOwner = keyof typeof pictures;

export function purposeOf(owner: TicketPictureOwner) {
  return pictures[owner].purpose;
}

/**
 * Makes a picture the group's or type's own, in the place of the former one. Refusals: see `checkImage`.
 * @returns the address at which it is served.
 */
export async function uploadTicketPicture(
  context: RequestContext,
  owner: TicketPictureOwner,
  ownerId: string,
  bytes: Buffer,
): Promise<Result<string>> {
  context.require('tickets', 'edit');
  const { clientId, app } = context;
  const { purpose, check } = pictures[owner];
  const facts = { ...(await readPictureFacts(bytes)), bytes: bytes.length };
  const checked = checkImage(purpose, facts);
  if (!checked.ok) return checked;
  const picture: Picture = { id: uuidv7(), owner, ownerId, purpose, ...facts, format: checked.value };
  try {
    const former = await context.inClient(async (scope) => {
      await check(scope, ownerId);
      const replaced = await storeImage(app, scope, picture, bytes);
      await audit(scope, context, owner, ownerId, { before: replaced ?? null, after: picture.id });
      return replaced;
    });
    if (former) await app.files.remove(imageKey(clientId, former));
  } catch (error) {
    await app.files.remove(imageKey(clientId, picture.id));
    throw error;
  }
  return ok(imageUrl(clientId, picture.id));
}

/** Takes the picture away; one without stays as it is. */
export async function removeTicketPicture(
  context: RequestContext,
  owner: TicketPictureOwner,
  ownerId: string,
): Promise<void> {
  context.require('tickets', 'edit');
  const removed = await context.inClient(async (scope) => {
    const image = await deleteImage(scope, owner, ownerId, purposeOf(owner));
    if (image) await audit(scope, context, owner, ownerId, { before: image, after: null });
    return image;
  });
  if (removed) await context.app.files.remove(imageKey(context.clientId, removed));
}

async function audit(
  scope: ClientScope,
  context: RequestContext,
  entity: TicketPictureOwner,
  entityId: string,
  { before, after }: { before: string | null; after: string | null },
): Promise<void> {
  await writeAudit(scope, actorOf(context), {
    action: `${after === null ? 'remove' : 'upload'}-${entity}-image`,
    entity,
    entityId,
    before: { image: before },
    after: { image: after },
  });
}
