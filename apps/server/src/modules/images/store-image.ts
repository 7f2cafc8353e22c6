import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { type NewImage, replaceImage } from './image.repository.ts';
import { imageKey } from './image-place.ts';

/** A checked picture; its bytes lie in the file store under its id. */
export type Picture = NewImage;

/**
 * Stores a checked picture as its owner's for its purpose. The file is written before the row that names it; a caller
 * whose transaction fails removes it again.
 * @returns the id of the owner's former picture, whose file the caller removes after the commit.
 */
export async function storeImage(
  app: App,
  scope: ClientScope,
  picture: Picture,
  bytes: Buffer,
): Promise<string | undefined> {
  await app.files.put(imageKey(scope.clientId, picture.id), bytes, `image/${picture.format}`);
  return replaceImage(scope, picture);
}
