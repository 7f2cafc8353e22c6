/** Letters and digits that are not taken for one another: no I, L, O, U, 0 and 1 (product.md, section 17). */
const characters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const length = 12;

/** The code that random bytes give, evenly distributed: 12 of 30 characters are 5 × 10^17 codes. */
export function codeFromBytes(bytes: Uint8Array): string {
  const kept = [...bytes].filter((byte) => byte < 240).slice(0, length);
  if (kept.length < length) throw new RangeError('too few bytes for a code');
  return kept.map((byte) => characters[byte % characters.length]).join('');
}

/** As it is compared: capitals, without spaces and dashes. null = no code of a gift card. */
export function readGiftCardCode(typed: string): string | null {
  const code = typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
  const isCode = code.length === length && [...code].every((one) => characters.includes(one));
  return isCode ? code : null;
}

/** As it is printed: `G7WD-3NQX-8K4P`. */
export const formatGiftCardCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-');
