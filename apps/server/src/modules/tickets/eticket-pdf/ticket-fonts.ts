import { readFileSync } from 'node:fs';
import { create, type FontkitFont } from 'fontkit';

/** The two weights of the PDF ticket, opened once per process: opening them is nine tenths of a PDF's time. */
export interface TicketFonts {
  readonly regular: FontkitFont;
  readonly bold: FontkitFont;
}

let opened: TicketFonts | null = null;

/** The fonts of the PDF tickets: Noto Sans for Latin, Greek and Cyrillic (see fonts/OFL.txt). */
export function openTicketFonts(): TicketFonts {
  opened ??= { regular: openFont('noto-sans-regular.ttf'), bold: openFont('noto-sans-bold.ttf') };
  return opened;
}

function openFont(name: string): FontkitFont {
  return create(readFileSync(new URL(`fonts/${name}`, import.meta.url)));
}
