import { MAX_PIXELS } from '@foyer/domain/images/image-rules.ts';
import { IMAGE_QUALITY, PLACEHOLDER_WIDTH } from '@foyer/domain/images/responsive-image.ts';
import sharp from 'sharp';
import { NotFoundError } from '../../platform/errors.ts';
import { detectFormat, type OutputFormat } from './picture-format.ts';

const TIME_LIMIT_SECONDS = 10;

/**
 * A picture at most so many pixels wide, turned upright, without what its camera wrote into it. One that is
 * narrower keeps its size. @throws NotFoundError `image-not-found` for what is no picture.
 */
export async function resizePicture(bytes: Buffer, width: number, output: OutputFormat): Promise<Buffer> {
  if (!detectFormat(bytes)) throw new NotFoundError('image-not-found');
  try {
    const resized = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: TIME_LIMIT_SECONDS })
      .autoOrient()
      .resize({ width, withoutEnlargement: true });
    if (width === PLACEHOLDER_WIDTH) resized.blur(1);
    if (output === 'avif') return await resized.avif({ quality: IMAGE_QUALITY, effort: 2 }).toBuffer();
    if (output === 'webp') return await resized.webp({ quality: IMAGE_QUALITY }).toBuffer();
    return await resized
      .flatten({ background: 'white' })
      .jpeg({ quality: IMAGE_QUALITY, mozjpeg: true })
      .toBuffer();
  } catch {
    throw new NotFoundError('image-not-found');
  }
}
