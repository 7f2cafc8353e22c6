import type { FontkitFont } from 'fontkit';

const fallback = '\uFFFD';

/**
 * The text with a replacement mark for every letter that the font cannot draw (Han, Hangul, emoji), so that a name in any
 * script still gives a ticket. Letters are composed first: an accent typed apart is drawn as one letter.
 */
export function makePrintable(text: string, font: FontkitFont): string {
  return [...text.normalize('NFC').replace(/[\p{Cc}\p{Cf}]+/gu, ' ')]
    .map((letter) => (font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ? letter : fallback))
    .join('');
}
