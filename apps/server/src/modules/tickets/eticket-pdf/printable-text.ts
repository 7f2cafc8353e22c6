import type { FontkitFont } from 'fontkit';
import { hasLetter } from './ticket-fonts.ts';

const fallback = '\uFFFD';

/**
 * The text with a replacement mark for every letter that the font cannot draw (emoji, rare scripts), so that a name in any
 * script still gives a ticket. Letters are composed first: an accent typed apart is drawn as one letter.
 */
export function makePrintable(text: string, font: FontkitFont): string {
  return [...text.normalize('NFC').replace(/[\p{Cc}\p{Cf}]+/gu, ' ')]
    .map((letter) => (hasLetter(font, letter) ? letter : fallback))
    .join('');
}
