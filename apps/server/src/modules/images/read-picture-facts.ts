import sharp from 'sharp';
import { detectFormat } from './picture-format.ts';

interface PictureFacts {
  format: string | undefined;
  /** Turned upright, as it is seen. */
  width: number;
  height: number;
}

/** What a picture is, from its content; no decoder sees what does not begin like one. */
export async function readPictureFacts(bytes: Buffer): Promise<PictureFacts> {
  const none = { format: undefined, width: 0, height: 0 };
  if (!detectFormat(bytes)) return none;
  try {
    // Its head alone is read, whatever size it names.
    const { format, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { format, ...autoOrient };
  } catch {
    return none;
  }
}
