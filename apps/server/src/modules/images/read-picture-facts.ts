import sharp from 'sharp';
import { detectFormat } from './picture-format.ts';

/** A picture of more pixels would take a server's memory: 40 million are 160 MB. */
export const MAX_PIXELS = 40_000_000;

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
    const { format, autoOrient } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
    return { format, ...autoOrient };
  } catch {
    return none;
  }
}
