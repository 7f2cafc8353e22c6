/** The part of subset-font that Foyer uses; the package brings no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: { targetFormat: 'truetype' | 'woff' | 'woff2' },
  ): Promise<Uint8Array>;
}
