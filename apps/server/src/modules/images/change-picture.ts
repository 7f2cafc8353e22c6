import { contentLanguages } from '@foyer/domain/catalog/content-text.ts';
import { alternativeTextsInput } from '@foyer/domain/images/alternative-text.ts';
import { checkImage } from '@foyer/domain/images/image-rules.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { ok, type Result, refused } from '@foyer/domain/result/result.ts';
import { v7 as uuidv7 } from 'uuid';
import { contentVersion } from '../../platform/crypto/content-version.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError, RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, changedMeanwhile, writeAudit } from '../audit-log/index.ts';
import { deleteImage, findImageOf, type Image, updateAlternativeText } from './image.repository.ts';
import { imageUrl } from './image-place.ts';
import { ownerOfPurpose, type UploadedPurpose } from './picture-owners.ts';
import { readPictureFacts } from './read-picture-facts.ts';
import { removePictureFile } from './remove-picture-file.ts';
import { rewritePicture } from './rewrite-picture.ts';
import { type Picture, storeImage } from './store-image.ts';

/** Which picture: what it is for, and of which product, group, type or client. */
export interface PicturePlace {
  purpose: UploadedPurpose;
  ownerId: string;
}

/**
 * Makes a picture its owner's own for a purpose, replacing the former one, at once. Its format is read from its
 * content; its pixels are kept and nothing else of it. Refusals: see `checkImage`, `image-damaged`. @returns the address at which it is served.
 */
export async function uploadPicture(
  context: RequestContext,
  place: PicturePlace,
  bytes: Buffer,
): Promise<Result<string>> {
  const { owner, module, check, follow } = ownerOfPurpose(place.purpose);
  context.require(module, 'edit');
  const { clientId, app } = context;
  const facts = { ...(await readPictureFacts(bytes)), bytes: bytes.length };
  const checked = checkImage(place.purpose, facts);
  if (!checked.ok) return checked;
  const rewritten = await rewritePicture(bytes, checked.value);
  if (!rewritten) return refused({ code: 'image-damaged', field: 'image' });
  const { width, height, bytes: kept } = rewritten;
  const size = { width, height, bytes: kept.length };
  const picture: Picture = { id: uuidv7(), owner, ...place, ...size, format: checked.value };
  const url = imageUrl(clientId, picture.id);
  let former: string | undefined;
  try {
    former = await context.inClient(async (scope) => {
      await check(scope, place.ownerId);
      const replaced = await storeImage(app, scope, picture, kept);
      await follow?.(scope, url);
      await audit(context, scope, place, { before: replaced ?? null, after: picture.id });
      return replaced;
    });
  } catch (error) {
    await removePictureFile(app, clientId, picture.id);
    throw error;
  }
  if (former) await removePictureFile(app, clientId, former);
  return ok(url);
}

/** Takes a picture away; where there is none it stays so. */
export async function removePicture(context: RequestContext, place: PicturePlace): Promise<void> {
  const { owner, module, follow } = ownerOfPurpose(place.purpose);
  context.require(module, 'edit');
  const removed = await context.inClient(async (scope) => {
    const image = await deleteImage(scope, owner, place.ownerId, place.purpose);
    if (!image) return undefined;
    await follow?.(scope, null);
    await audit(context, scope, place, { before: image, after: null });
    return image;
  });
  if (removed) await removePictureFile(context.app, context.clientId, removed);
}

/** Of a picture and what is said of it: unchanged while both are. */
export function versionOfTexts({ id, alternativeText }: Image): string {
  return contentVersion([id, contentLanguages.map((language) => alternativeText[language] ?? '')]);
}

/**
 * Stores the alternative text of a picture for each language. @throws NotFoundError `image-not-found`. Refusals:
 * `alternative-text-too-long`, `language-unknown`.
 * @param seenVersion of the picture and its texts that were edited; refused with `changed-meanwhile` where outdated.
 */
export async function describePicture(
  context: RequestContext,
  place: PicturePlace,
  typed: unknown,
  seenVersion?: string,
): Promise<Result<void>> {
  const { owner, module } = ownerOfPurpose(place.purpose);
  context.require(module, 'edit');
  const parsed = parseInput(alternativeTextsInput, { texts: typed });
  if (!parsed.ok) return parsed;
  const texts = Object.fromEntries(
    parsed.value.texts.filter(({ text }) => text !== '').map(({ language, text }) => [language, text]),
  );
  await context.inClient(async (scope) => {
    const image = await findImageOf(scope, owner, place.ownerId, place.purpose);
    if (!image) throw new NotFoundError('image-not-found');
    const version = versionOfTexts(image);
    if ((seenVersion ?? version) !== version) throw new RefusedError([changedMeanwhile()]);
    await updateAlternativeText(scope, image.id, texts);
    await writeAudit(scope, actorOf(context), {
      action: 'describe-picture',
      entity: owner,
      entityId: place.ownerId,
      before: { alternativeText: image.alternativeText },
      after: { alternativeText: texts },
    });
  });
  return ok(undefined);
}

const auditedAs = {
  'product-information': 'product-image',
  program: 'product-program',
  'eticket-banner': 'ticket-group-image',
  'ticket-type': 'ticket-type-image',
  logo: 'client-logo',
  banner: 'client-banner',
  'email-banner': 'client-email-banner',
  'pdf-background': 'client-pdf-background',
  'gift-card': 'client-gift-card',
  'ticketstreet-banner': 'channel-banner',
  'ticketstreet-logo': 'channel-logo',
} as const satisfies Record<UploadedPurpose, string>;

async function audit(
  context: RequestContext,
  scope: ClientScope,
  { purpose, ownerId }: PicturePlace,
  { before, after }: { before: string | null; after: string | null },
): Promise<void> {
  await writeAudit(scope, actorOf(context), {
    action: `${after === null ? 'remove' : 'upload'}-${auditedAs[purpose]}`,
    entity: ownerOfPurpose(purpose).owner,
    entityId: ownerId,
    before: { image: before },
    after: { image: after },
  });
}
