import { MAX_PIXELS } from '@foyer/domain/images/image-rules.ts';
import sharp from 'sharp';
import { limitConcurrency } from '../../platform/limit-concurrency.ts';

const TIME_LIMIT_SECONDS = 10;
const JPEG_QUALITY = 90;
// One picture may take 160 MB while it is decoded.
const limited = limitConcurrency(2, 60);

interface RewrittenPicture {
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * The pixels of an upload and nothing else: decoded whole, turned upright and encoded again, in sRGB. Metadata and
 * bytes behind the picture's end are gone. undefined for a picture that is damaged or cut off.
 * @throws BusyError when too many wait.
 */
export async function rewritePicture(
  bytes: Buffer,
  format: 'jpeg' | 'png',
): Promise<RewrittenPicture | undefined> {
  return limited(async () => {
    try {
      const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
        .timeout({ seconds: TIME_LIMIT_SECONDS })
        .autoOrient();
      const encoded =
        format === 'png'
          ? picture.png({ compressionLevel: 9 })
          : picture.jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' });
      const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
      return { bytes: data, width: info.width, height: info.height };
    } catch {
      return undefined;
    }
  });
}
