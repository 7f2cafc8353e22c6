import { canBeCropped, type PictureSize } from '@foyer/domain/images/crop-region.ts';

/** A chosen file that is larger than its place, read by the browser. */
export interface CropSource {
  file: File;
  picture: ImageBitmap;
}

const croppedTypes = ['image/png', 'image/jpeg'];

/** Null where it cannot be cropped: it has the wanted size, is too small, or is no picture; the server says which. */
export async function readCropSource(file: File, wanted: PictureSize): Promise<CropSource | null> {
  if (!croppedTypes.includes(file.type)) return null;
  try {
    const picture = await createImageBitmap(file);
    if (canBeCropped(picture, wanted)) return { file, picture };
    picture.close();
    return null;
  } catch {
    return null;
  }
}
