import { readFileSync } from 'node:fs';
import { create, type FontkitFont } from 'fontkit';

/** The two weights of the PDF ticket, opened once per process: opening them is nine tenths of a PDF's time. */
export interface TicketFonts {
  readonly regular: FontkitFont;
  readonly bold: FontkitFont;
}

const opened = new Map<string, FontkitFont>();

/** The fonts of the PDF tickets: Noto Sans for Latin, Greek and Cyrillic (see fonts/OFL.txt). */
export function openTicketFonts(): TicketFonts {
  return { regular: openFont('noto-sans-regular'), bold: openFont('noto-sans-bold') };
}

/** In one weight, with Latin letters, and opened when a text needs them: the first is 4 MB. */
const otherScripts = [
  {
    script: /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u,
    open: () => openFont('noto-sans-han'),
  },
  { script: /\p{Script=Hangul}/u, open: () => openFont('noto-sans-hangul') },
  { script: /\p{Script=Hebrew}/u, open: () => openFont('noto-sans-hebrew', drawnAsSeen) },
];

/** The font that has most letters of a text; `usual` where no other has more. One text is set in one font. */
export function fontOf(text: string, usual: FontkitFont): FontkitFont {
  const others = otherScripts.filter(({ script }) => script.test(text)).map(({ open }) => open());
  if (others.length === 0) return usual;
  const lettersIn = (font: FontkitFont) => [...text].filter((letter) => hasLetter(font, letter)).length;
  return others.reduce((best, font) => (lettersIn(font) > lettersIn(best) ? font : best), usual);
}

export function hasLetter(font: FontkitFont, letter: string): boolean {
  return font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
}

/** Texts reach it in the order in which they are seen (`visual-order`): it must not turn them around again. */
const drawnAsSeen = (font: FontkitFont): FontkitFont =>
  Object.create(font, {
    layout: {
      value: (text: string, features?: unknown) => font.layout(text, features, 'hebr', undefined, 'ltr'),
    },
  });

function openFont(name: string, adapt = (font: FontkitFont) => font): FontkitFont {
  const font = opened.get(name) ?? adapt(create(readFileSync(new URL(`fonts/${name}.ttf`, import.meta.url))));
  opened.set(name, font);
  return font;
}
