import type { FontkitFont } from 'fontkit';
import { hasLetter } from './ticket-fonts.ts';

/** Not every font has the first. */
const marks = ['\uFFFD', '\u25A1'];

/**
 * The text with a mark for every letter that the font cannot draw (emoji, rare scripts), so that a name in any
 * script still gives a ticket. Letters are composed first: an accent typed apart is drawn as one letter.
 */
export function makePrintable(text: string, font: FontkitFont): string {
  const mark = marks.find((one) => hasLetter(font, one)) ?? '?';
  return [...text.normalize('NFC').replace(/[\p{Cc}\p{Cf}]+/gu, ' ')]
    .map((letter) => (hasLetter(font, letter) ? letter : mark))
    .join('');
}
