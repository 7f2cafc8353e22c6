/** How long a code that pairs a scan device can be used. */
export const pairingCodeLifetimeMinutes = 15;

/** Characters that stay distinct when read aloud: no 0 and O, no 1, I and L. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const length = 8;

/** How many random bytes `pairingCodeFrom` wants, so that rejected ones hardly ever run it short. */
export const pairingCodeRandomBytes = 64;

/**
 * Eight signs out of random bytes, every sign equally likely (bytes that would favour the first signs
 * are skipped): 39 bits, of which an attacker may try a handful in the fifteen minutes that a code lives.
 */
export function pairingCodeFrom(random: Uint8Array): string {
  const fairBelow = 256 - (256 % alphabet.length);
  const signs = [...random]
    .filter((byte) => byte < fairBelow)
    .map((byte) => alphabet.charAt(byte % alphabet.length));
  if (signs.length < length)
    throw new RangeError(`A pairing code needs at least ${length} usable random bytes`);
  return signs.slice(0, length).join('');
}

/** As people read and type it: K7M2-9XQP. */
export function formatPairingCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** What was typed, with its spaces, dashes and small letters undone; null when it cannot be a code. */
export function parsePairingCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  const isCode = code.length === length && [...code].every((sign) => alphabet.includes(sign));
  return isCode ? code : null;
}
