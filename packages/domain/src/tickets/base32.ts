const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const valueOfLetter = new Map([...alphabet].map((letter, value) => [letter, value]));

/**
 * Writes bytes in Crockford's base 32: only capitals and digits, so that a QR code packs two letters in eleven
 * bits and a scanner that types with the wrong keyboard case still gives the same code.
 */
export function writeBase32(bytes: Uint8Array): string {
  let text = '';
  let buffer = 0;
  let bits = 0;
  for (const byte of bytes) {
    buffer = (buffer << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += alphabet.charAt((buffer >> bits) & 31);
    }
    buffer &= (1 << bits) - 1;
  }
  return bits > 0 ? text + alphabet.charAt((buffer << (5 - bits)) & 31) : text;
}

/** Reads what `writeBase32` wrote; null when a letter is not of the alphabet or bits are left over. */
export function readBase32(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes = new Uint8Array(Math.floor((text.length * 5) / 8));
  let at = 0;
  let buffer = 0;
  let bits = 0;
  for (const letter of text) {
    const value = valueOfLetter.get(letter);
    if (value === undefined) {
      return null;
    }
    buffer = (buffer << 5) | value;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes[at] = buffer >> bits;
      at += 1;
    }
    buffer &= (1 << bits) - 1;
  }
  return buffer === 0 && bits < 5 ? bytes : null;
}
