import type { Texts } from '@foyer/domain/catalog/content-text.ts';
import type { ImagePurpose } from '@foyer/domain/images/image-rules.ts';
import type { ClientScope } from '../../platform/database/database.ts';

export interface Image {
  id: string;
  owner: string;
  ownerId: string;
  purpose: string;
  format: 'jpeg' | 'png';
  /** What it shows, per language. */
  alternativeText: Texts;
}

export interface NewImage {
  id: string;
  owner: string;
  ownerId: string;
  purpose: ImagePurpose;
  format: 'jpeg' | 'png';
  width: number;
  height: number;
  bytes: number;
}

type CopiedImage = Image & Pick<NewImage, 'width' | 'height' | 'bytes'>;

const columns = ['id', 'owner', 'ownerId', 'purpose', 'format', 'alternativeText'] as const;

export async function findImage(scope: ClientScope, id: string): Promise<Image | undefined> {
  return scope.tx
    .selectFrom('image')
    .select(columns)
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The image of an owner for a purpose. */
export async function findImageOf(
  scope: ClientScope,
  owner: string,
  ownerId: string,
  purpose: ImagePurpose,
): Promise<Image | undefined> {
  const [image] = await listImages(scope, owner, [ownerId], purpose);
  return image;
}

export async function updateAlternativeText(scope: ClientScope, id: string, texts: Texts): Promise<void> {
  await scope.tx
    .updateTable('image')
    .set({ alternativeText: JSON.stringify(texts) })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/** The images of several owners, for lists. */
export async function listImages(
  scope: ClientScope,
  owner: string,
  ownerIds: readonly string[],
  purpose: ImagePurpose,
): Promise<Image[]> {
  if (ownerIds.length === 0) return [];
  return scope.tx
    .selectFrom('image')
    .select(columns)
    .where('clientId', '=', scope.clientId)
    .where('owner', '=', owner)
    .where('ownerId', 'in', [...ownerIds])
    .where('purpose', '=', purpose)
    .execute();
}

/** The images of several owners for several purposes, in one question. */
export async function listImagesFor(
  scope: ClientScope,
  { owners, purposes }: { owners: readonly string[]; purposes: readonly ImagePurpose[] },
  ownerIds: readonly string[],
): Promise<Image[]> {
  if (ownerIds.length === 0) return [];
  return scope.tx
    .selectFrom('image')
    .select(columns)
    .where('clientId', '=', scope.clientId)
    .where('owner', 'in', [...owners])
    .where('ownerId', 'in', [...ownerIds])
    .where('purpose', 'in', [...purposes])
    .execute();
}

/** Every image of several owners, with all that its row holds. */
export async function listImageRows(
  scope: ClientScope,
  owner: string,
  ownerIds: readonly string[],
): Promise<CopiedImage[]> {
  if (ownerIds.length === 0) return [];
  return scope.tx
    .selectFrom('image')
    .select([...columns, 'width', 'height', 'bytes'])
    .where('clientId', '=', scope.clientId)
    .where('owner', '=', owner)
    .where('ownerId', 'in', [...ownerIds])
    .execute();
}

export async function insertImage(
  scope: ClientScope,
  { alternativeText, ...image }: CopiedImage,
): Promise<void> {
  await scope.tx
    .insertInto('image')
    .values({ clientId: scope.clientId, ...image, alternativeText: JSON.stringify(alternativeText) })
    .execute();
}

/** Puts an image in the place of its owner's former one for the same purpose. @returns the former one's id. */
export async function replaceImage(scope: ClientScope, image: NewImage): Promise<string | undefined> {
  const former = await deleteImage(scope, image.owner, image.ownerId, image.purpose);
  await scope.tx
    .insertInto('image')
    .values({ clientId: scope.clientId, ...image })
    .execute();
  return former;
}

/** Every image of several owners. @returns their ids. */
export async function deleteImagesOf(
  scope: ClientScope,
  owner: string,
  ownerIds: readonly string[],
): Promise<string[]> {
  if (ownerIds.length === 0) return [];
  const rows = await scope.tx
    .deleteFrom('image')
    .where('clientId', '=', scope.clientId)
    .where('owner', '=', owner)
    .where('ownerId', 'in', [...ownerIds])
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteImage(
  scope: ClientScope,
  owner: string,
  ownerId: string,
  purpose: ImagePurpose,
): Promise<string | undefined> {
  const row = await scope.tx
    .deleteFrom('image')
    .where('clientId', '=', scope.clientId)
    .where('owner', '=', owner)
    .where('ownerId', '=', ownerId)
    .where('purpose', '=', purpose)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}
