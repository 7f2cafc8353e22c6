import { encode } from 'uqr';

/** A QR code as rows of dark and light squares, without its quiet zone. */
export interface QrModules {
  /** Squares per side. */
  readonly size: number;
  isDark(x: number, y: number): boolean;
}

/** Four squares of paper around a code are part of it: scanners need them (ISO/IEC 18004). */
export const quietZoneModules = 4;

/** From this length on a code is a signed one, whose letters are as random as its signature. */
const randomFrom = 100;

/**
 * Computes the QR code of a text at error correction M: a fold or a smear may spoil 15 % of it. To find the one of
 * eight masks that suits a text best is nine tenths of the work; where the letters are random, any does.
 */
export function makeQrModules(text: string): QrModules {
  const { size, data } = encode(text, {
    ecc: 'M',
    border: 0,
    maskPattern: text.length >= randomFrom ? 2 : -1,
  });
  return { size, isDark: (x, y) => data[y]?.[x] === true };
}
