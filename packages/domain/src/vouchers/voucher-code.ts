/** Letters and digits that are not taken for one another: no I, L, O, U, 0 and 1 (product.md, section 17). */
const characters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

export const longestPrefix = 12;
/** Fewer would be found by trying: 8 of 30 characters are 6.5 × 10^11 codes. */
export const fewestCharacters = 8;
export const mostCharacters = 20;

/** As it is kept and compared: capitals, without spaces and dashes. */
export const tidyVoucherCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase();

/** What can be the code of a voucher; null = none can be this. */
export function readVoucherCode(typed: string): string | null {
  const code = tidyVoucherCode(typed);
  return /^[A-Z0-9]{8,32}$/.test(code) ? code : null;
}

/** As it is printed: `KAAP-7WD3-NQX8-4P`. */
export function formatVoucherCode(code: string, prefix: string): string {
  const rest = code.slice(prefix.length).replaceAll(/(.{4})(?=.)/g, '$1-');
  return prefix === '' ? rest : `${prefix}-${rest}`;
}

/** @param randomIndex a whole number from 0, evenly distributed below its argument. */
export function makeVoucherCode(
  { prefix, codeLength }: { prefix: string; codeLength: number },
  randomIndex: (below: number) => number,
): string {
  const made = Array.from({ length: codeLength }, () => characters[randomIndex(characters.length)] ?? '');
  return prefix + made.join('');
}
