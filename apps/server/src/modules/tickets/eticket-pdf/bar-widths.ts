import bwip from 'bwip-js/node';

/** The dark bars of a 1D code, in widths of its thinnest one. */
export interface Bars {
  readonly bars: readonly { readonly start: number; readonly width: number }[];
  readonly total: number;
}

/** The widths of bars and gaps in turn, 1 to 4 each, of the Code 128 of a text: two digits are one character of it. */
export function barWidthsOf(text: string): readonly number[] {
  const [symbol] = bwip.raw('code128', text, '');
  if (!symbol || !('sbs' in symbol)) throw new Error('the barcode library drew no bars');
  return symbol.sbs;
}

/** Computes the Code 128 of a text. */
export function makeBars(text: string): Bars {
  let total = 0;
  const bars: { start: number; width: number }[] = [];
  for (const [index, width] of barWidthsOf(text).entries()) {
    if (index % 2 === 0) bars.push({ start: total, width });
    total += width;
  }
  return { bars, total };
}
