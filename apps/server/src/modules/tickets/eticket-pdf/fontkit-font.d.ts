/** The part of fontkit that Foyer uses; the package brings no types of its own. */
declare module 'fontkit' {
  export interface FontkitFont {
    layout(
      text: string,
      features?: unknown,
      script?: string,
      language?: string,
      direction?: 'ltr' | 'rtl',
    ): { advanceWidth: number; glyphs: { codePoints: number[] }[] };
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  export function create(bytes: Uint8Array): FontkitFont;
}

/** pdfkit takes an opened font as well as bytes, which its types do not know yet. */
declare namespace PDFKit.Mixins {
  interface PDFFont {
    font(font: import('fontkit').FontkitFont, size?: number): this;
    registerFont(name: string, font: import('fontkit').FontkitFont): this;
  }
}
