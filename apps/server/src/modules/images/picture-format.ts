/** What a picture's bytes say, and where; read before any decoder sees them, so that none sees SVG or worse. */
const signatures: readonly [format: SourceFormat, at: number, says: string][] = [
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['gif', 0, 'GIF87a'],
  ['gif', 0, 'GIF89a'],
  ['webp', 8, 'WEBPVP8'],
  ['avif', 4, 'ftypavif'],
  ['avif', 4, 'ftypavis'],
];

export type SourceFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';
export type OutputFormat = 'avif' | 'webp' | 'jpeg';

/** What a picture is, from its content; undefined for anything that is not served. */
export function detectFormat(bytes: Buffer): SourceFormat | undefined {
  const start = bytes.toString('latin1', 0, 16);
  return signatures.find(([, at, says]) => start.startsWith(says, at))?.[0];
}

/** The smallest format that the browser says it reads; JPEG is read by all. */
export function chooseOutput(accept = ''): OutputFormat {
  const accepts = (format: string) =>
    accept.split(',').some((part) => {
      const [type = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase());
      return type === `image/${format}` && !parameters.some((one) => /^q=0(\.0*)?$/.test(one));
    });
  if (accepts('avif')) return 'avif';
  return accepts('webp') ? 'webp' : 'jpeg';
}
