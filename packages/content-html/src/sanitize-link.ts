/** Schemes that a link may have (specification 000, section 5, link sanitising). Plain http is not among them. */
export const linkSchemes = ['https', 'mailto', 'ftp', 'tel', 'file', 'sms'] as const;

const allowedScheme = new RegExp(`^(?:${linkSchemes.join('|')}):`, 'i');

/** Embedded pictures, films and sounds, only as base64. */
const embeddedMedia =
  /^data:(?:image\/(?:bmp|gif|jpe?g|png|tiff|webp)|video\/(?:mpeg|mp4|ogg|webm)|audio\/(?:mp3|oga|ogg|opus));base64,[a-z0-9+/]+=*$/i;

/** A scheme whose colon is written as an entity: a lenient HTML parser would read it as a scheme. */
const disguisedScheme = /^[^/?]*&(?:colon|#0*58(?!\d)|#x0*3a(?![\da-f]))/i;

/**
 * A link that is safe in a page (specification 000, section 5): kept with an allowed scheme, when relative, or as
 * embedded media; anything else gets the prefix `unsafe:`, which no browser follows.
 * @returns undefined for an empty value.
 */
export function sanitizeLink(url: string | null | undefined): string | undefined {
  if (!url) return undefined;
  if (allowedScheme.test(url) || embeddedMedia.test(url) || isRelative(url)) return url;
  return `unsafe:${url}`;
}

/** No scheme before the first slash, query or hash. */
function isRelative(url: string): boolean {
  const [start = ''] = url.split(/[/?#]/, 1);
  return !start.includes(':') && !disguisedScheme.test(url);
}
