import { v7 as uuidv7 } from 'uuid';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { insertImage, listImageRows } from './image.repository.ts';
import { imageKey } from './image-place.ts';

/**
 * Gives owners copies of the pictures of others of their kind, with their alternative texts: each its own file, so
 * that one can be removed without the other. @param made gets the key of each file, for a caller whose transaction
 * fails.
 */
export async function copyImages(
  app: App,
  scope: ClientScope,
  { owner, ids, made }: { owner: string; ids: ReadonlyMap<string, string>; made: string[] },
): Promise<void> {
  for (const image of await listImageRows(scope, owner, [...ids.keys()])) {
    const ownerId = ids.get(image.ownerId);
    const bytes = await app.files.get(imageKey(scope.clientId, image.id));
    // A row without its file shows nothing: there is nothing to copy.
    if (!ownerId || !bytes) continue;
    const id = uuidv7();
    const key = imageKey(scope.clientId, id);
    made.push(key);
    await app.files.put(key, bytes, `image/${image.format}`);
    await insertImage(scope, { ...image, id, ownerId });
  }
}
