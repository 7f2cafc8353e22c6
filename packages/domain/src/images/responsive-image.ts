/** Widths in which the image service answers (specification 000, section 9), and no others. */
export const imageWidths = [
  640, 750, 828, 960, 1080, 1280, 1668, 1920, 2048, 2560, 3200, 3840, 4480, 5120, 6016,
] as const;

/** Width of the blurred placeholder that is shown while the picture loads (specification 000, section 9). */
export const PLACEHOLDER_WIDTH = 24;

/** Default image quality (specification 000, section 9). */
export const IMAGE_QUALITY = 75;

export type ServedWidth = (typeof imageWidths)[number] | typeof PLACEHOLDER_WIDTH;

export function isServedWidth(width: number): width is ServedWidth {
  return width === PLACEHOLDER_WIDTH || imageWidths.some((one) => one === width);
}

const uploadPath = /^\/images\/[\da-f-]{36}\/[\da-f-]{36}$/;

/**
 * Where the image service gives a picture in a width: a client's own upload, or a picture at https ("rewritten
 * through an image delivery service only when the source starts with https", specification 000, section 5). Any
 * other source stays as it is.
 * @param client the subdomain for whose sites the service fetches; without one an https source stays too.
 */
export function rewriteImageSource(source: string, width: ServedWidth, client?: string): string {
  if (uploadPath.test(source)) return `${source}/${width}`;
  if (!source.startsWith('https:') || !client) return source;
  return `/images/remote/${encodeURIComponent(client)}/${width}?src=${encodeURIComponent(source)}`;
}

export interface ResponsiveSources {
  src: string;
  srcSet?: string;
  placeholder?: string;
}

/** What an img element needs: every width of the specification, of which the browser takes the one that it needs. */
export function responsiveSources(source: string, client?: string): ResponsiveSources {
  const [smallest] = imageWidths;
  const src = rewriteImageSource(source, smallest, client);
  if (src === source) return { src };
  return {
    src,
    srcSet: imageWidths.map((width) => `${rewriteImageSource(source, width, client)} ${width}w`).join(', '),
    placeholder: rewriteImageSource(source, PLACEHOLDER_WIDTH, client),
  };
}
