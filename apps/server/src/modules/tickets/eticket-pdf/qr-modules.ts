import bwip from 'bwip-js/node';

/** A QR code as rows of dark and light squares, without its quiet zone. */
export interface QrModules {
  /** Squares per side. */
  readonly size: number;
  isDark(x: number, y: number): boolean;
}

/** Four squares of paper around a code are part of it: scanners need them (ISO/IEC 18004). */
export const quietZoneModules = 4;

/** Computes the QR code of a text at error correction M: a fold or a smear may spoil 15 % of it. */
export function makeQrModules(text: string): QrModules {
  const [symbol] = bwip.raw('qrcode', text, 'eclevel=M');
  if (!symbol || !('pixs' in symbol)) {
    throw new Error('the barcode library drew no matrix code');
  }
  const { pixs, pixx: size } = symbol;
  return { size, isDark: (x, y) => x < size && pixs[y * size + x] === 1 };
}
