import { ok, type Result, refused } from '../result/result.ts';

export const shortestBarcode = 4;
/** A one-dimensional code of more characters is too wide for a ticket. */
export const longestBarcode = 40;
/** Series codes are random, of at least 16 characters (product.md, section 6). */
export const randomCharacters = 16;

/** None that is taken for another (product.md, section 17): no I, L, O, U, 0 and 1. */
const clearCharacters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** As codes are compared: without case, spaces and dashes (product.md, section 17). */
export const barcodeKey = (code: string): string =>
  code.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();

/** What a one-dimensional code (Code 128) can hold of what people can tell apart: no space, no quotes, no separators. */
const printable = /^[!#-+\--:<-~]$/;

/** A code of a file or a form. Refusals: `barcode-empty`, `-space`, `-separator`, `-character`, `-too-short`, `-too-long`. */
export function readBarcode(typed: string): Result<string> {
  const code = typed.trim().replace(/^"(.*)"$/, '$1');
  if (code === '') return refused({ code: 'barcode-empty' });
  if (/\s/.test(code)) return refused({ code: 'barcode-space' });
  if (/[;,]/.test(code)) return refused({ code: 'barcode-separator' });
  const odd = [...code].find((sign) => !printable.test(sign));
  if (odd !== undefined) return refused({ code: 'barcode-character', params: { character: odd } });
  const { length } = barcodeKey(code);
  if (length < shortestBarcode)
    return refused({ code: 'barcode-too-short', params: { length, least: shortestBarcode } });
  if (code.length > longestBarcode)
    return refused({ code: 'barcode-too-long', params: { length: code.length, most: longestBarcode } });
  return ok(code);
}

/** Most of the codes of a file are of one length: then one of another length was cut off, or is something else. */
const usualShare = 0.9;
const fewestToJudge = 10;

/** The length that nearly all of these codes have; null = they have several. */
export function usualLength(codes: readonly string[]): number | null {
  if (codes.length < fewestToJudge) return null;
  const counts = new Map<number, number>();
  for (const { length } of codes) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [[length, count] = [0, 0]] = [...counts].sort((a, b) => b[1] - a[1]);
  return count >= codes.length * usualShare ? length : null;
}

/** @param randomIndex a whole number from 0, evenly distributed below its argument. */
export function makeBarcode(prefix: string, randomIndex: (below: number) => number): string {
  const drawn = Array.from(
    { length: randomCharacters },
    () => clearCharacters[randomIndex(clearCharacters.length)] ?? '',
  );
  return prefix + drawn.join('');
}
