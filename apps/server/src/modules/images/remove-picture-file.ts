import type { App } from '../../platform/app.ts';
import { imageKey } from './image-place.ts';

/**
 * Removes the file of a picture that has no row. A failure is only logged: what was committed before stays done, and a file
 * without a row is never served.
 */
export async function removePictureFile(app: App, clientId: string, imageId: string): Promise<void> {
  try {
    await app.files.remove(imageKey(clientId, imageId));
  } catch (error) {
    app.log.error({ err: error, clientId, imageId }, 'the file of a removed picture could not be deleted');
  }
}
